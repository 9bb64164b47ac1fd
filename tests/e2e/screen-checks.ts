import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, still } from './fixtures.ts';

/** No violation that axe can find: all of its rules in light colors, those of colors in dark ones again. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'colors');
  await page.emulateMedia({ colorScheme: null });
}

/** The screen has come to rest: hydrated, and with what it asked the server for. */
export async function settled(page: Page): Promise<void> {
  // Asked at each frame that is drawn; `expect` asks ever more seldom.
  await page.waitForFunction(() => {
    const loading = [...document.querySelectorAll('astro-island[ssr], .skeleton')];
    const isLoading = loading.some((element) => element.localName === 'astro-island' || element.checkVisibility());
    return !isLoading && document.querySelector('h1')?.checkVisibility();
  });
}

/** Waits until what the first interaction loads has arrived: no request for half a second. Playwright's `networkidle` fires only once. */
export async function allLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return performance.now() - Math.max(...ends) > 500;
  });
}

/** The page fits its screen, and nothing that is read or used sticks out of it or lies under the end of a box without a scroll bar. */
export async function expectNothingCut(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      !!element && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const wordsOf = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const cut = [...document.querySelectorAll('body *')].filter((element) => {
      if (!wordsOf(element) && !element.matches('a, button, input, select, textarea, img')) return false;
      const { left, right, width } = element.getBoundingClientRect();
      const { overflowX, textOverflow } = getComputedStyle(element);
      const clipped = overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
      const out = left < -1 || right > clientWidth + 1 || (clipped && !element.matches('input, select, textarea'));
      if (width === 0 || !out || !element.checkVisibility()) return false;
      return !element.closest('.visually-hidden, .skip-link, [hidden]') && !scrolls(element);
    });
    return {
      wider: Math.max(0, scrollWidth - clientWidth),
      cut: cut.map(
        (element) => `<${element.localName} class="${element.className}"> ${element.textContent?.trim().slice(0, 40)}`,
      ),
    };
  });
  expect(found, `what ${page.url()} cuts off`).toEqual({ wider: 0, cut: [] });
}

/** 320 pixels, which is also what 400 % zoom leaves of a small computer screen; and text twice as large on a phone. */
export async function fitsSmallAndLarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingCut(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNothingCut(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Everything that can be tapped is at least 44 pixels wide and high; links within a sentence are as high as its lines. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const least = 44;
    /** A target may be larger than what is drawn of it: tapped at the edges of 44 pixels around its middle, it still answers. */
    const reaches = (target: Element): boolean => {
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y, far] = [left + width / 2, top + height / 2, least / 2 - 1];
      const edges = [
        [far, 0],
        [-far, 0],
        [0, far],
        [0, -far],
      ] as const;
      return edges.every(([dx, dy]) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return !!hit && target.contains(hit);
      });
    };
    const controls = 'a[href], button, select, textarea, summary, input:not([type=hidden]), [role=button], [tabindex="0"]';
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .map((control) => (control.matches('[type=radio], [type=checkbox]') ? (control.closest('label') ?? control) : control))
      .filter((target) => target.checkVisibility() && !target.matches('.skip-link'))
      .filter((target) => !(target.localName === 'a' && getComputedStyle(target).display === 'inline'))
      .flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        if (width === 0 || (width >= least - 0.1 && height >= least - 0.1) || reaches(target)) return [];
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
        return [`<${target.localName} class="${target.className}"> ${name}: ${Math.round(width)} × ${Math.round(height)}`];
      });
  });
  expect(small, `targets too small on ${page.url()}`).toEqual([]);
}

/**
 * Goes on with the Tab key until something has the focus. On the way everything that has it shows it, and is not hidden.
 *
 * @throws Error when it cannot be reached
 */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    expect(await focusProblem(page)).toBeUndefined();
  }
  throw new Error(`${wanted} cannot be reached by the Tab key`);
}

/** What is wrong with how the focus shows, if anything. */
async function focusProblem(page: Page): Promise<string | undefined> {
  // A transition may bring the ring, or the page may still be moving.
  await still(page);
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const name = `<${focused.localName} id="${focused.id}" class="${focused.className}"> ${focused.textContent?.slice(0, 30)}`;
    const rings = [focused, focused.nextElementSibling, focused.closest('label')].map(
      (element) => element && getComputedStyle(element),
    );
    if (!rings.some((style) => style && (style.outlineStyle !== 'none' || style.boxShadow !== 'none')))
      return `${name} does not show its focus`;
    const shown = focused.matches('[type=radio]') ? (focused.closest('label') ?? focused) : focused;
    const { top, bottom, left, right } = shown.getBoundingClientRect();
    const header = focused.closest('dialog, header')
      ? 0
      : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
    const seen = bottom > header && top < innerHeight && right > 0 && left < innerWidth;
    return seen || focused.matches('.skip-link') ? undefined : `${name} has the focus out of sight`;
  });
}
