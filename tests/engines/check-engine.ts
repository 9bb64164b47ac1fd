import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales, sourceLocale } from '../../src/i18n/locales.ts';
import { localeHref } from '../../src/routes/locale-prefix.ts';
import { onePerRoute, type SitePage, sitePages, somePerRoute } from '../e2e/site-pages.ts';
import { type Host, problemsOf, startHost } from './host.ts';
import { type Browser, fill, see, type Tab, tap, until } from './tab.ts';

/** Languages with other letters than English, and with the longest words. */
const otherLanguages = ['ja', 'ru', 'de'];

/** What a page that has come to rest does wrong, if anything. */
function faultsOfPage(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const icons = [...document.querySelectorAll('svg use')].filter(
    (use) => !document.querySelector(use.getAttribute('href') ?? ''),
  );
  return [
    ...(document.title ? [] : ['has no title']),
    ...(scrollWidth > clientWidth ? [`is ${scrollWidth - clientWidth} pixels too wide`] : []),
    ...icons.map((use) => `has no icon ${use.getAttribute('href')}`),
    ...[...document.querySelectorAll('.screen-error')].map((error) => `says: ${error.textContent}`),
  ];
}

async function walk(tab: Tab, site: string, pages: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of pages) {
    await tab.goto(site + path);
    const isReady = () => !!document.querySelector('h1') && !document.querySelector('astro-island[ssr], .skeleton');
    const found = await until(tab, isReady).then(
      () => tab.run(faultsOfPage),
      (error: Error) => [error.message],
    );
    faults.push(...[...found, ...(await problemsOf(tab))].map((fault) => `${path} ${fault}`));
  }
  return faults;
}

/** A small photo and one that is too large to be sent as it is, both lying on their side as a phone's camera leaves them. */
async function photos(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'companion-photos-'));
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return Promise.all(
    [640, 4000].map(async (width) => {
      const file = join(folder, `${width}.jpg`);
      const picture = sharp({ create: { width, height: width * 0.75, channels: 3, background: '#808080', noise } });
      writeFileSync(file, await picture.withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer());
      return file;
    }),
  );
}

/** Chooses in a list as a reader does, without the picker that each engine draws differently. */
const select = (tab: Tab, selector: string, value: string) =>
  until(
    tab,
    (selector, value) => {
      const list = document.querySelector<HTMLSelectElement>(selector);
      if (!list || ![...list.options].some((option) => option.value === value)) return false;
      list.value = value;
      return (
        list.dispatchEvent(new Event('input', { bubbles: true })) && list.dispatchEvent(new Event('change', { bubbles: true }))
      );
    },
    selector,
    value,
  );

const at = (tab: Tab, pattern: string) => until(tab, (pattern) => new RegExp(pattern).test(location.href), pattern);
const heading = (tab: Tab, text: string) => until(tab, (text) => document.querySelector('h1')?.textContent?.includes(text), text);
const hydrated = (tab: Tab) => until(tab, () => !document.querySelector('astro-island[ssr]'));

/** Walks through every route and the main flows in an engine. */
export function checkEngine(start: () => Promise<Browser>): void {
  let host: Host;
  let browser: Browser;
  let tab: Tab;

  beforeAll(async () => {
    host = await startHost();
    browser = await start();
    ({ tab } = browser);
    console.log(browser.version);
  });
  afterAll(async () => {
    await browser?.close();
    await host?.stop();
  });

  const open = async (uid: string, path: string) => {
    // A hash alone would open nothing anew.
    await tab.goto(`${host.site}/aboutUs`);
    // Or the page would ask first.
    await tab.run(() => sessionStorage.clear());
    await tab.goto(await host.as(uid, path));
    await hydrated(tab);
  };
  const flow = (name: string, run: () => Promise<unknown>, tolerated = /^$/) =>
    test(name, async () => {
      await run();
      expect((await problemsOf(tab)).filter((text) => !tolerated.test(text))).toEqual([]);
    });

  describe('every page loads, hydrates, fits, and has its icons', () => {
    const addresses = (pages: readonly SitePage[], code: string) =>
      pages.map(({ address }) => localeHref(address, code as never));
    test('in English', async () => {
      await open('us-grace', '/home');
      expect(await walk(tab, host.site, addresses(somePerRoute(sitePages()), sourceLocale.code))).toEqual([]);
    });
    test.each(otherLanguages)('in %s', async (code) => {
      expect(locales.map((locale) => locale.code)).toContain(code);
      const pages = onePerRoute(sitePages()).filter((_, index) => index % 6 === otherLanguages.indexOf(code));
      expect(await walk(tab, host.site, addresses(pages, code))).toEqual([]);
    });
  });

  flow('a report is sent with two photos, of which one must be made smaller', async () => {
    await open('us-noah', '/feedback');
    await select(tab, '#typeId', 'device');
    await tap(tab, '#device');
    await tap(tab, 'dialog .cell-main');
    await fill(tab, '#description', 'It beeps three times and does not start.');
    await fill(tab, '#contact', 'somebody@example.com');
    await fill(tab, '#platform', 'Amazon');
    await fill(tab, '#orderNumber', '028-1234567');
    await tab.choose('input[type=file][multiple]', await photos());
    await until(tab, () => document.body.innerText.match(/Uploaded/g)?.length === 2);
    const upright = () =>
      [...document.querySelectorAll<HTMLImageElement>('main form img[src^="blob:"]')].filter(
        ({ naturalWidth, naturalHeight }) => naturalHeight > naturalWidth,
      ).length;
    expect(await tab.run(upright)).toBe(2);
    await tap(tab, 'main form button[type=submit]');
    await until(tab, () => !document.querySelector('main form') && !!document.querySelector('main h2'));
  });

  flow('an answer is found, typed with a slip, and opened', async () => {
    await open('us-noah', '/helpCenter');
    await fill(tab, '#q', 'robot wont strat');
    await tap(tab, 'button', 'Search');
    await at(tab, '/searchFaq\\?q=robot');
    await tap(tab, '.results a', 'The robot vacuum does not start');
    await heading(tab, 'The robot vacuum does not start');
  });

  flow('a partition of the practice map is split by a stroke, which does not scroll the page', async () => {
    await tab.goto(`${host.site}/partitionManagement900a`);
    await until(tab, () => {
      document.querySelector('[data-trainer]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return !!document.querySelector('.trainer');
    });
    await tap(tab, '[role=button], button', 'Partition 6');
    await tap(tab, 'button', 'Split');
    const { points, scroll } = await until(tab, async () => {
      const map = document.querySelector('[data-trainer] svg');
      const before = map?.getBoundingClientRect().y;
      map?.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 200));
      const box = map?.getBoundingClientRect();
      const on = (unit: number) => Math.round((unit * (box?.width ?? 0)) / 328);
      const corners = [180, 246, 312].map((unit) => ({
        x: Math.round(box?.x ?? 0) + on(unit),
        y: Math.round(box?.y ?? 0) + on(unit),
      }));
      return box && before === box.y && { points: corners, scroll: scrollY };
    });
    await tab.drag(points);
    expect(await tab.run(() => scrollY)).toBe(scroll);
    await tap(tab, 'button', 'Confirm');
    await see(tab, 'Partition 6 is now two partitions: 6 and 7.');
  });

  flow('recipes are scrolled through, one is opened, and the way back leads to where it was', async () => {
    await open('us-noah', '/recipes');
    const top = await until(tab, () => {
      scrollBy({ top: 500, behavior: 'instant' });
      return scrollY > 2500 && scrollY;
    });
    const title = await until(tab, () => {
      const inSight = [...document.querySelectorAll('a.recipe-card-link')].find((link) => {
        const { y, height } = link.getBoundingClientRect();
        return y > 100 && y + height < innerHeight - 100;
      });
      return inSight?.textContent?.trim();
    });
    await tap(tab, 'a.recipe-card-link', title);
    await at(tab, '/recipeDetails/');
    await until(tab, () => document.querySelectorAll('main h2').length > 0);
    await tab.back();
    await at(tab, '/recipes$');
    await until(tab, (top) => Math.abs(scrollY - top) < 600, top);
  });

  flow('cook mode shows one step after the other, its bar at the lower edge', async () => {
    await open('us-noah', '/recipes/cook/black-bean-taquitos');
    await until(tab, () => /Step 1 of/.test(document.body.innerText) && !!document.querySelector('.cook-foot'));
    const gap = await tab.run(() => {
      scrollTo(0, 0);
      return innerHeight - Number(document.querySelector('.cook-foot')?.getBoundingClientRect().bottom);
    });
    expect(Math.abs(gap)).toBeLessThan(30);
    await tap(tab, '.cook-turn-next');
    await until(tab, () => /Step 2 of/.test(document.body.innerText));
  });

  flow('a cooking device is chosen, which leads back to the recipe', async () => {
    await open('us-noah', '/recipeDetails/apple-crumble');
    await tap(tab, 'main a[href*="selectDevice"]');
    await at(tab, 'selectDevice\\?recipe=apple-crumble');
    await tap(tab, 'main button', 'K10');
    await at(tab, '/recipeDetails/apple-crumble');
    await see(tab, 'K10');
  });

  flow('a form asks before it is left, by its arrow and by the way back', async () => {
    await open('us-noah', '/home');
    await tap(tab, 'main a[href$="/feedback"]');
    await at(tab, '/feedback$');
    await hydrated(tab);
    await fill(tab, '#description', 'Half a sentence');
    for (const leave of [() => tap(tab, '[data-back]'), () => tab.back()]) {
      await leave();
      await see(tab, 'Fill in not completed');
      await tap(tab, 'dialog button', 'Cancel');
      await until(tab, () => !document.querySelector('dialog[open]'));
      await at(tab, '/feedback');
      expect(await tab.run(() => document.querySelector<HTMLTextAreaElement>('#description')?.value)).toContain(
        'Half a sentence',
      );
    }
  });

  flow(
    'a screen that throws says so, and comes back with what was typed',
    async () => {
      await open('us-grace', '/feedback');
      await fill(tab, '#description', 'Half a sentence');
      await tab.run(() => {
        HTMLDialogElement.prototype.showModal = () => {
          throw new TypeError('showModal is broken');
        };
      });
      await tap(tab, '#device');
      await see(tab, 'Something went wrong on this page');
      await tap(tab, '.screen-error button', 'Try again');
      await until(tab, () => document.querySelector<HTMLTextAreaElement>('#description')?.value === 'Half a sentence');
    },
    /showModal is broken/,
  );

  flow('the page is read in another language, and in the first one again', async () => {
    await tab.goto(`${host.site}/scene`);
    for (const lang of ['de', 'en']) {
      const isRow = await tab.run(() => !('popover' in HTMLElement.prototype));
      if (!isRow) await tap(tab, 'button[popovertarget=languages]');
      await tap(tab, `#languages a[hreflang=${lang}]`);
      await until(tab, (lang) => document.documentElement.lang === lang, lang);
    }
  });

  // The last: the host does not come back.
  const loadedLater = /dynamically imported module|module script|Failed to fetch|Load failed|NetworkError/;
  flow(
    'what was saved is read when the host is gone',
    async () => {
      await tab.goto(`${host.site}/offline`);
      await until(tab, () => !!navigator.serviceWorker.controller);
      await tap(tab, 'button', 'Save');
      for (let tries = 0; tries < 6; tries++)
        if (await see(tab, 'Remove from this device').catch((error) => tries === 5 && Promise.reject(error))) break;
      host.leave();
      for (const path of ['/partitionManagementV330', '/scene', '/faqDetail/vacuum-does-not-start', '/searchFaq']) {
        await tab.goto(host.site + path);
        await until(tab, (path) => location.pathname === path && document.querySelector('main h1, header h1')?.textContent, path);
      }
    },
    loadedLater,
  );
}
