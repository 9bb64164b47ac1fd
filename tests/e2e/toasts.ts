import type { Page } from '@playwright/test';

/** A toast that a page has shown. */
export interface SeenToast {
  text: string;
}

type Watched = Window & { seenToasts: SeenToast[] };

/** Notes every toast of the page from its beginning, for {@link toastsOf}. To be called before the page is opened. */
export async function watchToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: SeenToast[] = [];
    (window as unknown as Watched).seenToasts = seen;
    const shown = new Set<Element>();
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('.toast')) {
        if (shown.has(element)) continue;
        shown.add(element);
        seen.push({ text: element.textContent ?? '' });
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The toasts of the page that is open, in their order. */
export const toastsOf = (page: Page): Promise<SeenToast[]> => page.evaluate(() => (window as unknown as Watched).seenToasts);
