import { locales, sourceLocale } from '../../src/i18n/locales.ts';
import { localeHref } from '../../src/routes/href.ts';
import { expect, test } from './fixtures.ts';
import { ready, submit } from './reports.ts';
import { expectNothingCut, fitsSmallAndLarge, settled } from './screen-checks.ts';
import { onePerRoute, type SitePage, sitePages, somePerRoute } from './site-pages.ts';

/** One language of each kind of letters, and the one with the longest words, is also read in letters of twice the size. */
const alsoLarge = ['en', 'de', 'ja', 'ru'];

/** What says on purpose that there is nothing here: a widget's device is chosen in the app only. */
const saysSo = ({ route }: SitePage) => (route.name === 'widgetDevice' ? 1 : 0);

for (const { code } of locales) {
  test(`nothing goes wrong on any page in ${code}, and each fits 320 pixels`, async ({ page, openAs }) => {
    test.setTimeout(240_000);
    const fits = alsoLarge.includes(code) ? fitsSmallAndLarge : expectNothingCut;
    await page.setViewportSize({ width: 320, height: 640 });
    await openAs('us-grace', localeHref('/home', code));
    for (const next of code === sourceLocale.code ? somePerRoute(sitePages()) : onePerRoute(sitePages())) {
      await page.goto(localeHref(next.address, code), { waitUntil: next.route.guide ? 'domcontentloaded' : 'load' });
      await settled(page);
      await expect(page.locator('[data-load-error]:not(template), .empty-state')).toHaveCount(saysSo(next));
      await fits(page);
    }
    await page.goto(localeHref('/feedback?source=manual', code));
    await ready(page);
    await submit(page).click();
    await expect(page.locator('.error-summary')).toBeFocused();
    await fits(page);
    await page.locator('.segmented-option').first().click();
    await page.locator('#device').click();
    await expect(page.locator('dialog .cell').first()).toBeVisible();
    await fits(page);
  });
}
