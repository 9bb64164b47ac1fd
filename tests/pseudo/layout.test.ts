import type { Page } from '@playwright/test';
import { directionOf } from '../../src/i18n/direction.ts';
import { localeOf } from '../../src/i18n/locales.ts';
import { localeHref } from '../../src/routes/locale-prefix.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { ready, submit } from '../e2e/reports.ts';
import { fitsSmallAndLarge, settled } from '../e2e/screen-checks.ts';
import { onePerRoute, sitePages } from '../e2e/site-pages.ts';
import { englishOn } from './english.ts';
import { pseudoLanguages } from './pseudo-text.ts';

const pages = onePerRoute(sitePages());
const halves = Object.entries({
  guide: pages.filter(({ route }) => route.guide),
  screen: pages.filter(({ route }) => !route.guide),
});

/** All problems of all pages are told, not only the first. */
const soft = expect.configure({ soft: true });

async function holds(page: Page, tag: string): Promise<void> {
  const at = page.url();
  const said = await page.evaluate(() => {
    const { documentElement } = document;
    const back = document.querySelector('.page-back');
    return {
      lang: documentElement.lang,
      runs: getComputedStyle(documentElement).direction,
      back: back && getComputedStyle(back).transform.startsWith('matrix(-1') ? 'mirrored' : 'as drawn',
    };
  });
  const runs = directionOf(tag);
  soft(said, at).toEqual({ lang: tag, runs, back: runs === 'rtl' ? 'mirrored' : 'as drawn' });
  soft(await englishOn(page), `English on ${at}`).toEqual([]);
  soft(await strayLabels(page), `labels beside their drawing on ${at}`).toEqual([]);
  await fitsSmallAndLarge(page);
}

/** Words of a drawing that reach over its sheet. */
const strayLabels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('main svg text')].flatMap((text) => {
      const [own, sheet] = [text.getBoundingClientRect(), text.ownerSVGElement?.getBoundingClientRect()];
      const strays = sheet && sheet.width > 0 && (own.left < sheet.left - 1 || own.right > sheet.right + 1);
      return strays ? [text.textContent] : [];
    }),
  );

for (const { row } of pseudoLanguages) {
  const { code, tag } = localeOf(row.code);

  for (const [name, some] of halves) {
    test(`every ${name} in ${tag} is whole, says all in its language, and fits`, async ({ page, openAs }) => {
      test.setTimeout(180_000);
      await openAs('us-grace', localeHref('/home', code));
      for (const { address } of some) {
        await page.goto(localeHref(address, code));
        await settled(page);
        await holds(page, tag);
      }
    });
  }

  test(`the form with all that can go wrong, and its sheet, fit in ${tag}`, async ({ page, openAs }) => {
    await openAs('us-grace', localeHref('/feedback?source=manual', code));
    await ready(page);
    await submit(page).click();
    await expect(page.locator('.error-summary')).toBeFocused();
    await holds(page, tag);
    await page.locator('.segmented-option').first().click();
    await page.locator('#device').click();
    await expect(page.locator('dialog .cell').first()).toBeVisible();
    await holds(page, tag);
  });
}
