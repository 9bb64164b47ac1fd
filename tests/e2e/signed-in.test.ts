import type { Page } from '@playwright/test';
import { expect, test, tokenOf } from './fixtures.ts';
import { ready } from './reports.ts';

const arrive = async (page: Page, uid: string, path: string, country = '') => {
  await page.goto(`${path}#?token=${await tokenOf(uid)}${country && `&country=${country}`}`);
  await expect(page).not.toHaveURL(/token|country/);
};
const user = (page: Page) => page.locator('.form-user');
const question = (page: Page) => page.getByRole('alertdialog');
const button = (page: Page, name: RegExp) => question(page).getByRole('button', { name });

test('a form says who is signed in', async ({ page }) => {
  await arrive(page, 'de-anna', '/feedback');
  await expect(user(page)).toHaveText(/^Signed in as .Anna Becker.$/);
});

test.describe('a link with the token of somebody else', () => {
  test.beforeEach(async ({ page }) => {
    await arrive(page, 'de-anna', '/feedback');
    await ready(page);
  });

  test('asks first, and changes nothing when its reader declines', async ({ page }) => {
    await arrive(page, 'fr-louis', '/feedbackList');
    await expect(question(page)).toContainText(/Continue as .Louis Moreau.\?/);
    await expect(question(page)).toContainText('Anna Becker');
    await expect(page.locator('.feedback-list-excerpt')).toHaveCount(0);
    await button(page, /Stay signed in as .Anna/).click();
    await expect(page.locator('.feedback-list-excerpt').first()).toBeVisible();
    await page.goto('/feedback');
    await expect(user(page)).toContainText('Anna Becker');
    await expect(question(page)).toHaveCount(0);
    const stored = await page.evaluate(() => Object.keys(sessionStorage));
    expect(stored).not.toContain('companion.arriving');
  });

  test('signs them in when its reader agrees', async ({ page }) => {
    await arrive(page, 'fr-louis', '/feedback');
    await button(page, /Continue as .Louis/).click();
    await expect(user(page)).toContainText('Louis Moreau');
    await page.goto('/feedback');
    await expect(user(page)).toContainText('Louis Moreau');
  });

  test('asks on the next screen when it led to a guide', async ({ page }) => {
    await arrive(page, 'fr-louis', '/scene');
    await page.goto('/feedback');
    await button(page, /Stay/).click();
    await expect(user(page)).toContainText('Anna Becker');
  });

  test('of the same user asks nothing', async ({ page }) => {
    await arrive(page, 'de-anna', '/home');
    await expect(page.getByRole('link', { name: 'Feedback', exact: true })).toBeVisible();
    await page.goto('/feedback');
    await expect(user(page)).toContainText('Anna Becker');
    await expect(question(page)).toHaveCount(0);
  });
});

// Chromium without its windows keeps no page alive, so the event that a browser then sends is sent here.
test('a page that was kept alive does not show the records of whoever used the tab before', async ({ page }) => {
  const excerpts = page.locator('.feedback-list-excerpt');
  await arrive(page, 'de-anna', '/feedbackList');
  await expect(excerpts.first()).toBeVisible();
  const annas = await excerpts.allTextContents();
  const restore = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.evaluate(restore);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);

  await page.evaluate(
    (token) => {
      sessionStorage.clear();
      sessionStorage.setItem('companion.token', token);
    },
    await tokenOf('fr-louis'),
  );
  await Promise.all([page.waitForEvent('load'), page.evaluate(restore)]);
  await expect(excerpts.first()).toBeVisible();
  expect((await excerpts.allTextContents()).filter((text) => annas.includes(text))).toEqual([]);
});

test.describe('a token', () => {
  for (const [country, regions] of [
    ['DE', ['eu']],
    ['', ['us', 'eu']],
  ] as const) {
    test(`is sent to the regions ${regions} alone by a link with the country “${country}”`, async ({ page, context }) => {
      const asked: string[] = [];
      context.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.headers().token && request.method() !== 'OPTIONS') asked.push(pathname);
      });
      await arrive(page, 'de-anna', '/feedbackList', country);
      await expect(page.locator('.feedback-list-excerpt').first()).toBeVisible();
      await page.goto('/feedback');
      await ready(page);
      const [first, ...others] = asked;
      expect(first).toBe(`/${regions[0]}/user/api/v1/user/info`);
      // Once it is known where the user belongs, nobody else is asked.
      expect(new Set(others.map((path) => path.split('/')[1]))).toEqual(new Set(['eu']));
    });
  }
});

test('who has to sign in is shown answers that need no account', async ({ page, openAs }) => {
  const common = page.getByRole('heading', { name: 'Most common problems' });
  const screens = ['/feedback', '/feedbackList', '/rmaList'];
  for (const path of ['/home', ...screens]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
    await expect(common).toBeVisible();
  }
  for (const path of screens) {
    await openAs('de-anna', path);
    await expect(page.locator('.user-ready')).toBeVisible();
    await expect(common).toBeHidden();
  }
});

test('the home screen shows the most common problems to users, too', async ({ page, openAs }) => {
  await openAs('gb-oliver', '/home');
  await expect(page.locator('.user-ready')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Most common problems' })).toBeVisible();
});
