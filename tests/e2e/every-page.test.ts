import { seedUsers } from '../../server/seed/people.ts';
import { type LangKey, locales, sourceLocale } from '../../src/i18n/locales.ts';
import { localeHref } from '../../src/routes/locale-prefix.ts';
import { expect, test } from './fixtures.ts';
import { expectKeptTogether } from './kept-together.ts';
import { ready, submit } from './reports.ts';
import { expectNothingCut, fitsSmallAndLarge, settled } from './screen-checks.ts';
import { addressFor, onePerRoute, type SitePage, sitePages, somePerRoute } from './site-pages.ts';

/** One language of each kind of letters, and the one with the longest words, is also read in letters of twice the size. */
const alsoLarge = ['en', 'de', 'ja', 'ru'];

/** Guides of the other languages are looked at by `npm run chaos`: words that are longer than theirs are by `npm test -- pseudo`. */
const alsoGuides = (code: string) => alsoLarge.includes(code) || process.env.CHAOS_SEED !== undefined;

/** Whose lines break by rules of their own, beside those above. The rules of zh-hk are those of zh, and Korean has spaces. */
const brokenByRules = ['zh'];

/** What says on purpose that there is nothing here: a widget's device is chosen in the app only. */
const saysSo = ({ route }: SitePage) => (route.name === 'widgetDevice' ? 1 : 0);

/** Each language has an owner of its own: all pages by one would exceed their rate. */
const ownerIn = (key: LangKey) => seedUsers.find(({ kind, lang }) => kind === 'owner' && lang === key)?.uid ?? 'us-grace';

for (const { code, key } of locales) {
  test(`nothing goes wrong on any page in ${code}, and each fits 320 pixels`, { tag: '@row-4' }, async ({ page, openAs }) => {
    test.setTimeout(240_000);
    const fits = alsoLarge.includes(code) ? fitsSmallAndLarge : expectNothingCut;
    await page.setViewportSize({ width: 320, height: 640 });
    const uid = ownerIn(key);
    await openAs(uid, localeHref('/home', code));
    const pages = code === sourceLocale.code ? somePerRoute(sitePages(), 3) : onePerRoute(sitePages());
    const looksAt = ({ route }: SitePage) => alsoGuides(code) || brokenByRules.includes(code) || !route.guide;
    for (const next of pages.filter(looksAt)) {
      await page.goto(localeHref(addressFor(next, uid), code), { waitUntil: next.route.guide ? 'domcontentloaded' : 'load' });
      await settled(page);
      await expect(page.locator('.screen-error, .empty-state')).toHaveCount(saysSo(next));
      await expectKeptTogether(page);
      if (alsoGuides(code) || !next.route.guide) await fits(page);
    }
    await page.goto(localeHref('/feedback?source=manual', code));
    await ready(page);
    await submit(page).click();
    await expect(page.locator('.error-summary')).toBeFocused();
    await expectKeptTogether(page);
    await fits(page);
    await page.locator('.segmented-option').first().click();
    await page.locator('#device').click();
    await expect(page.locator('dialog .cell').first()).toBeVisible();
    await fits(page);
  });
}
