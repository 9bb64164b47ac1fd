import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { playApp } from './native-app.ts';
import { requestsSettled } from './page-state.ts';

const guide = '/deviceiInstructions900a';
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const openLastSection = async (page: Page) => {
  await page.getByRole('link', { name: 'On this page' }).click();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
};
const arrow = (page: Page) => page.locator('header [data-back]');

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
}

/** A tab that begins with this page, as a web view does; one of Playwright's own begins with an empty page. */
async function openFirst(page: Page, path: string): Promise<Page> {
  await page.goto(guide);
  const [first] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate((address) => void open(address, '_blank', 'noopener'), path),
  ]);
  await first.waitForURL(path);
  return first;
}

test.describe('the view is at the top', () => {
  test('after each navigation, also back, forward and anew', async ({ page, openAs }) => {
    await openAs('us-grace', '/feedbackList');
    await expect(page.locator('.cell').nth(15)).toBeVisible();
    await scrollDown(page);
    await page.locator('.cell-main').nth(10).click();
    await expect(page).toHaveURL(/feedbackDetails/);
    expect(await scrollTop(page)).toBe(0);
    await page.goto(guide);
    await scrollDown(page);
    await page.reload();
    expect(await scrollTop(page)).toBe(0);
    await scrollDown(page);
    await page.goBack();
    await page.goForward();
    await expect(page.locator('.guide > h2').first()).toBeVisible();
    await requestsSettled(page);
    expect(await scrollTop(page)).toBe(0);
    await arrow(page).click();
    await arrow(page).click();
    await expect(page).toHaveURL('/feedbackList');
    await expect(page.locator('.cell').nth(15)).toBeVisible();
    await requestsSettled(page);
    expect(await scrollTop(page)).toBe(0);
  });

  test('of a page that the browser had kept as it was', async ({ page }) => {
    // The browser keeps no page while it is driven from outside, so it is told as it would tell.
    const comeBack = () => page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.goto(guide);
    await scrollDown(page);
    await comeBack();
    expect(await scrollTop(page)).toBe(0);
    await openLastSection(page);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
    await comeBack();
    expect(await scrollTop(page)).toBeGreaterThan(300);
  });

  test('unless the address names a place on the page', async ({ page }) => {
    await page.goto(guide);
    await openLastSection(page);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
    const place = page.url();
    await page.goto('/home');
    await page.goto(place);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
  });
});

test.describe('the brand', () => {
  const brand = (page: Page) => page.locator('html');
  const accent = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));

  test('is the default one where nobody names another', async ({ page }) => {
    for (const query of ['', '?brand=nobody', '?brand=__proto__', '?brand="><b>']) {
      await page.goto(`/home${query}`);
      await expect(brand(page)).toHaveAttribute('data-brand', 'default');
      await expect(page.getByText('from the Companion app')).toBeVisible();
    }
  });

  test('of a link stays for the visit, on every page and in every text', async ({ page }) => {
    await page.goto('/home');
    const own = await accent(page);
    await page.goto('/home?brand=ultenic');
    await expect(brand(page)).toHaveAttribute('data-brand', 'ultenic');
    await expect(page.getByText('from the Ultenic app')).toBeVisible();
    expect(await accent(page)).not.toBe(own);
    for (const path of [guide, '/de/feedbackList']) {
      await page.goto(path);
      await expect(brand(page)).toHaveAttribute('data-brand', 'ultenic');
    }
    await expect(page.getByText('der Ultenic-App').or(page.getByText('Ultenic'))).toBeVisible();
    await page.goto('/home#?brand=vactidy');
    await expect(brand(page)).toHaveAttribute('data-brand', 'vactidy');
  });

  test('of the app comes before that of a link, with the name that the app gives it', async ({ page }) => {
    await playApp(page, { brand: 'vactidy', brandName: 'Vactidy Home' });
    await page.goto('/home?brand=ultenic');
    await expect(brand(page)).toHaveAttribute('data-brand', 'vactidy');
    await expect(page.getByText('from the Vactidy Home app')).toBeVisible();
  });

  test('of an app that gives none is the default one', async ({ page }) => {
    await playApp(page, { tells: false });
    await page.goto('/home');
    await expect(brand(page)).toHaveAttribute('data-brand', 'default');
    await expect(page.getByText('from the Companion app')).toBeVisible();
  });

  test('is the title of a page that has none of its own', async ({ page }) => {
    // Stands in for such a page: the built one of another route, marked as the layout marks a title that is the brand's name.
    await page.route('/home?*', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/<title>.*?<\/title>/, '<title data-brand-name>Companion</title>');
      await route.fulfill({ response, body: html });
    });
    await page.goto('/home?brand=ultenic');
    await expect(page).toHaveTitle('Ultenic');
    await playApp(page, { brand: 'vactidy', brandName: 'Vactidy & <b>more</b>' });
    await page.goto('/home?x=y');
    await expect(page).toHaveTitle('Vactidy & <b>more</b>');
    await page.evaluate(() => sessionStorage.clear());
  });
});

test.describe('the back arrow', () => {
  test('goes to the previous page', async ({ page }) => {
    await page.goto('/home');
    await page.goto(guide);
    await page.goto('/feedbackList');
    await arrow(page).click();
    await expect(page).toHaveURL(guide);
    await arrow(page).click();
    await expect(page).toHaveURL('/home');
  });

  test('leads to the start where no page came before', async ({ page }) => {
    const first = await openFirst(page, '/de/feedbackList');
    await arrow(first).click();
    await expect(first).toHaveURL('/de/home');
  });

  test('goes back in a browser too when the target is to exit: there is nothing to close', async ({ page }) => {
    await page.goto(guide);
    await page.goto('/home?back=exit');
    await arrow(page).click();
    await expect(page).toHaveURL(guide);
  });

  for (const place of ['/home?back=exit', '/home#?back=exit']) {
    test(`closes the web view first at ${place}`, async ({ page }) => {
      const calls = await playApp(page, { uid: 'us-grace' });
      await page.goto(guide);
      await page.goto(place);
      await arrow(page).click();
      await expect.poll(() => calls.filter(({ method }) => method === 'exit')).toHaveLength(1);
      await expect(page).toHaveURL(place);
    });
  }

  test('goes back when the app refuses to close', async ({ page }) => {
    const calls = await playApp(page, { uid: 'us-grace', refuses: ['exit'] });
    await page.goto(guide);
    await page.goto('/home?back=exit');
    await arrow(page).click();
    await expect(page).toHaveURL(guide);
    expect(calls.filter(({ method }) => method === 'exit')).toHaveLength(1);
  });

  test('goes back within the app, and closes the web view where no page came before', async ({ page, context }) => {
    const calls = await playApp(context, { uid: 'us-grace' });
    await page.goto('/home');
    await page.getByRole('link', { name: 'Feedback record' }).click();
    await arrow(page).click();
    await expect(page).toHaveURL('/home');
    expect(calls.map(({ method }) => method)).not.toContain('exit');
    const first = await openFirst(page, '/home');
    await arrow(first).click();
    await expect.poll(() => calls.map(({ method }) => method)).toContain('exit');
    await expect(first).toHaveURL('/home');
  });
});
