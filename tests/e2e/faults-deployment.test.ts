import type { BrowserContext, Page } from '@playwright/test';
import { test } from './faulty-network.ts';
import { expect, expectHydrated } from './fixtures.ts';
import { forms } from './forms.ts';
import { once } from './reports.ts';
import { onePerRoute, sitePages } from './site-pages.ts';

test.use({ tolerated: /Failed to load resource|^request: |dynamically imported module/ });

const scripts = /\/_astro\/[^/]+\.js$/;
const gone = (context: BrowserContext) => context.route(scripts, (route) => route.fulfill({ status: 404, body: '' }));

/** How often a page was loaded, of an address that stays the same. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  return () => loads;
}

const screens = onePerRoute(sitePages()).filter(({ wakes }) => wakes);

test(
  'a screen whose scripts are gone reloads once at most, says so, and hydrates when they are there again',
  {
    tag: '@row-11',
  },
  async ({ page, context, openAs, count }, { repeatEachIndex }) => {
    // Each try another screen.
    const screen = screens[repeatEachIndex % screens.length];
    if (!screen) throw new RangeError('The site has no screens');
    await page.clock.install();
    await openAs('us-grace', '/home');
    await expectHydrated(page);
    await gone(context);
    const loads = countLoads(page);
    await page.goto(screen.address);
    await expect(page.getByText('This page did not finish loading').first()).toBeVisible();
    // A loop would go on.
    await page.clock.fastForward(60_000);
    await page.evaluate(() => fetch(location.href));
    const loaded = loads();
    await context.unroute(scripts);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expectHydrated(page);
    await expect(page.locator('h1')).toBeVisible();
    count({
      row: 11,
      what: `screens without their scripts (${screens.length} of them, one each try)`,
      violations: { 'reloads too many': Math.max(0, loaded - 2) },
      note: screen.address,
    });
  },
);

for (const form of forms) {
  test(`${form.name} on an old page survives a new deployment`, { tag: '@row-11' }, async ({ page, context, openAs, count }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    const text = once(form.name);
    await openAs(form.uid, await form.path(text));
    await expectHydrated(page);
    await expect(page.locator(form.field)).toBeVisible();
    await gone(context);
    const loads = countLoads(page);
    // The new page brings its own scripts.
    const reloads = page.waitForRequest((request) => request.isNavigationRequest());
    const reloaded = page.waitForEvent('framenavigated');
    await page.locator(form.field).fill(text);
    await reloads;
    await context.unroute(scripts);
    await reloaded;
    await expectHydrated(page);
    const kept = () => page.locator(form.field).inputValue();
    await expect
      .poll(kept)
      .toBe(text)
      .catch(() => undefined);
    const lost = (await kept()) !== text;
    await form.fill(page, text);
    await form.send(page);
    await expect.poll(() => form.stored(text), text).toBeGreaterThan(0);
    const violations = {
      'reloads too many': Math.max(0, loads() - 1),
      'entries lost': Number(lost),
      questions: asked.length,
      'not one record': Math.abs(form.stored(text) - 1),
    };
    count({ row: 11, what: `${form.name}, its later scripts gone`, violations });
  });
}
