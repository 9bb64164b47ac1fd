import type { Page } from '@playwright/test';

/** A toast that a page has shown, and for how many milliseconds; still there without. */
export interface SeenToast {
  text: string;
  lasted?: number;
}

type Watched = Window & { seenToasts: SeenToast[] };

/** Notes every toast of the page from its beginning, for {@link toastsOf}. To be called before the page is opened. */
export async function watchToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: SeenToast[] = [];
    (window as unknown as Watched).seenToasts = seen;
    const shown = new Map<Element, { toast: SeenToast; since: number }>();
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('.toast')) {
        if (shown.has(element)) continue;
        const toast = { text: element.textContent ?? '' };
        seen.push(toast);
        shown.set(element, { toast, since: performance.now() });
      }
      for (const [element, { toast, since }] of shown) if (!element.isConnected) toast.lasted ??= performance.now() - since;
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The toasts of the page that is open, in their order. */
export const toastsOf = (page: Page): Promise<SeenToast[]> => page.evaluate(() => (window as unknown as Watched).seenToasts);
