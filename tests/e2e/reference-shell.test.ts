import type { Page } from '@playwright/test';
import { at, expect, expectAccessible, expectToFit, test } from './fixtures.ts';

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

/** What stands in the phone. */
const view = (page: Page) => page.frameLocator('#web-view');
const open = (page: Page, query: string) => page.goto(`${at.shell}/shell?${query}`);
/** Asked of the browser, since a page that is just being left answers nothing. */
const path = (page: Page) => new URL(page.frames()[1]?.url() ?? '', at.site).pathname;

test('a page in the phone has the language, the brand and the platform that the shell has', async ({ page }) => {
  await open(page, 'user=de-jonas');
  await expect(view(page).locator('html')).toHaveAttribute('lang', 'de');
  expect(path(page)).toBe('/de/home');
  await expect(view(page).getByRole('link', { name: 'Feedback geben' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Language' }).selectOption('ja');
  await expect(view(page).locator('html')).toHaveAttribute('lang', 'ja');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('xx');
  await expect(view(page).locator('html')).toHaveAttribute('lang', 'en');

  await page.getByText('Vactidy', { exact: true }).click();
  await expect(view(page).locator('html')).toHaveAttribute('data-brand', 'vactidy');

  const bridge = () => ({ handler: 'webkit' in window, listener: 'companionShell' in window });
  expect(await view(page).locator('html').evaluate(bridge)).toEqual({ handler: false, listener: true });
  await page.getByText('iOS', { exact: true }).click();
  await expect.poll(() => view(page).locator('html').evaluate(bridge)).toEqual({ handler: true, listener: false });
});

for (const platform of ['android', 'ios']) {
  test(`a page learns over the ${platform} bridge who holds the phone, and keeps the token to itself`, async ({ page }) => {
    await open(page, `user=de-anna&platform=${platform}&open=/feedbackList`);
    await expect(view(page).getByRole('listitem').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Log' }).click();
    const call = page.locator('#log li').filter({ hasText: 'getUserToken' });
    await expect(call).toContainText('ok');
    await expect(call).toContainText(/"token":"\(\d+ characters\)"/);
    const kept = await view(page)
      .locator('html')
      .evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.cookie]));
    expect(kept).not.toMatch(/[\w-]{40}/);
  });
}

test('the phone has its own language, whatever the same browser has chosen on the site', async ({ page, context }) => {
  await context.addCookies([{ name: 'lang', value: 'fr', url: at.site }]);
  await open(page, 'user=de-jonas');
  await expect(view(page).locator('html')).toHaveAttribute('lang', 'de');
  expect(
    await view(page)
      .locator('html')
      .evaluate(() => document.cookie),
  ).not.toContain('lang=fr');
});

test('back=exit closes the web view, and the app’s own home opens it again', async ({ page }) => {
  await open(page, 'user=us-grace&open=/home?back=exit');
  await view(page).getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.locator('#web-view')).toHaveCount(0);
  await page
    .getByRole('button', { name: /Feedback & Suggestions/ })
    .last()
    .click();
  await expect(view(page).getByRole('link', { name: 'Feedback record' })).toBeVisible();
});

test('the phone’s back goes to the page before, and leaves the web view where there is none', async ({ page }) => {
  await open(page, 'user=us-grace');
  await view(page).getByRole('link', { name: 'Feedback record' }).click();
  await expect.poll(() => path(page)).toBe('/feedbackList');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(() => path(page)).toBe('/home');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.locator('.home')).toBeVisible();
  expect(page.url()).toContain('/shell');
});

test('the phone’s back in a form that is the first page asks, and leaves the web view', async ({ page }) => {
  await open(page, 'user=us-grace&open=/feedback');
  await view(page).locator('#orderNumber').fill('1');
  await expect(view(page).locator('#typeId option').nth(1)).toBeAttached();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await view(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('#web-view')).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ tolerated: /Failed to load resource|^request: / });

  test('calls fail, the page is told, and the next page does not load until there is one', async ({ page }) => {
    await open(page, 'user=us-grace');
    const body = view(page).locator('body');
    await expect(view(page).getByRole('link', { name: 'Feedback record' })).toBeVisible();
    await body.evaluate(() => {
      for (const name of ['offline', 'online'])
        addEventListener(name, () => document.body.setAttribute(`data-heard-${name}`, ''));
    });
    await page.getByText('Offline', { exact: true }).first().click();
    await expect(body).toHaveAttribute('data-heard-offline', '');
    expect(await body.evaluate(() => fetch('/home').catch((error) => [navigator.onLine, error.name]))).toEqual([
      false,
      'TypeError',
    ]);

    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('Web page not available')).toBeVisible();
    await page.getByText('Online', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(view(page).getByRole('link', { name: 'Feedback record' })).toBeVisible();
  });
});

test('a page says that the app does not answer, and what works without an account', async ({ page }) => {
  await open(page, 'user=us-grace&open=/feedbackList&answers=never');
  await expect(view(page).getByText('The app has not confirmed your sign-in yet')).toBeVisible({ timeout: 10_000 });
  await expect(view(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(view(page).getByRole('link', { name: 'Recipes' })).toBeVisible();
});

test.describe('with an expired token', () => {
  test.use({ tolerated: /status of 401/ });

  test('the page asks the app for a new one, once', async ({ page }) => {
    // Nobody else's test: all of the user's tokens end.
    await open(page, 'user=cn-wei&lang=en');
    await expect(view(page).getByRole('link', { name: 'Feedback record' })).toBeVisible();
    // The page can be read before it has asked for the token that is to expire.
    await expect(page.locator('#log li').filter({ hasText: /getUserToken.*ok/s })).toHaveCount(1);
    await page.getByRole('button', { name: 'Expire token' }).click();
    await expect(page.getByRole('status')).toContainText('401');
    await view(page).getByRole('link', { name: 'Feedback record' }).click();
    await expect(view(page).getByRole('listitem').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.locator('#log li').filter({ hasText: '"refresh":true' })).toHaveCount(1);
  });
});

test('customer service answers a report, over the real endpoint', async ({ page }) => {
  await open(page, 'user=fr-louis&open=/feedbackList');
  await page.getByRole('tab', { name: 'Service' }).click();
  await page
    .getByRole('button', { name: /Louis Moreau.*Processing/s })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /Processing/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Reply' }).fill('Bonjour <b>Louis</b>');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('heading', { name: /Replied/ })).toBeVisible();
  await expect(page.locator('.messages .service').last()).toContainText('Bonjour <b>Louis</b>');
});

test('every screen of the route table is listed, and opens in the phone', async ({ page }) => {
  await open(page, 'user=us-grace');
  await expect(page.locator('.screens li').first()).toBeVisible();
  expect(await page.locator('.screens li').count()).toBeGreaterThan(70);
  await page.getByRole('searchbox', { name: 'Find a screen' }).fill('select device');
  await page.locator('.screens li:visible button').first().click();
  await expect.poll(() => path(page)).toBe('/selectDevice');
});

test('a device that goes offline in the shell is offline on the server', async ({ page }) => {
  await open(page, 'user=us-noah');
  const device = page.getByRole('switch').first();
  await expect(device).toBeVisible();
  const before = await device.isChecked();
  // Leaving the page takes back what is still on its way.
  const stored = page.waitForResponse('**/devices/online');
  await device.click();
  await stored;
  await expect(device).toBeChecked({ checked: !before });
  await page.reload();
  await expect(page.getByRole('switch').first()).toBeChecked({ checked: !before });
});

for (const [width, height] of [
  [1280, 900],
  [900, 800],
  [360, 740],
] as const) {
  test(`the shell fits ${width} pixels and can be used by everybody`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, 'user=de-anna');
    await expect(view(page).getByRole('link', { name: 'Feedback geben' })).toBeVisible();
    for (const tab of await page.getByRole('tab').all()) {
      if (!(await tab.isVisible())) continue;
      await tab.click();
      await expectToFit(page);
      // In between the same is only laid out otherwise.
      if (width !== 900) await expectAccessible(page);
    }
  });
}
