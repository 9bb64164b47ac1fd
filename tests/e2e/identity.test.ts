import type { BrowserContext, Page } from '@playwright/test';
import { listFeedback } from '../../src/contract/feedback/read.ts';
import { clientOf, expect, expireTokensOf, test, tokenOf } from './fixtures.ts';
import { playApp } from './native-app.ts';
import { fields, once, ready, submit } from './reports.ts';
import { storedWith } from './stored.ts';

// Calls are refused and interrupted here on purpose.
test.use({ tolerated: /Failed to load resource|\/api\/v1\/|^request: net::ERR_/ });

test.beforeEach(({ page }) => {
  // Forms ask before they are left.
  page.on('dialog', (dialog) => void dialog.accept());
});

const isCreate = (url: URL) => url.pathname.endsWith('/feedback/create');
const isUserInfo = (url: URL) => url.pathname.endsWith('/user/info');

async function reportsOf(uid: string, text: string): Promise<number> {
  const { items } = await (await clientOf(uid))(listFeedback, { limit: 50 });
  return items.filter(({ excerpt }) => excerpt.includes(text)).length;
}

async function leaveWaiting(page: Page, context: BrowserContext, text: string): Promise<void> {
  await page.goto('/feedback');
  await ready(page);
  await page.locator('#typeId').selectOption('other');
  await page.getByLabel('Fill in the information').check();
  await page.locator('#sn').fill('SN-1');
  for (const [name, value] of Object.entries({ ...fields, description: text })) await page.locator(`#${name}`).fill(value);
  await context.route(isCreate, (route) => route.abort());
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Your entries are saved' })).toBeVisible();
  await context.unroute(isCreate);
}

/** What the page has stored of the feedback form for a user. */
const draftOf = (page: Page, uid: string) =>
  page.evaluate(
    (key) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('companion');
        opening.onsuccess = () => {
          if (!opening.result.objectStoreNames.contains('kept')) return resolve('');
          const reading = opening.result.transaction('kept').objectStore('kept').get(key);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result?.fields ?? {}));
          };
        };
      }),
    `draft/feedback/${uid}`,
  );

test.describe('an app whose account is switched', { tag: '@row-24' }, () => {
  // All of Priya's tokens end.
  test.describe.configure({ mode: 'serial' });

  for (const refuses of [[], ['getUserInfo']] as const) {
    test(`does not send a waiting report as the other user, ${refuses.length ? 'without' : 'with'} user info`, async ({
      page,
      context,
    }) => {
      const text = once('Written by Priya');
      const account = { uid: 'in-priya', token: await tokenOf('in-priya') };
      await playApp(context, { account, refuses });
      await leaveWaiting(page, context, text);

      Object.assign(account, { uid: 'ca-emma', token: await tokenOf('ca-emma') });
      await expireTokensOf('in-priya');
      const reloaded = page.waitForEvent('load');
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await reloaded;
      await ready(page);
      await page.goto('/feedbackList');
      await expect(page.locator('.feedback-list')).toBeVisible();
      await expect(page.locator('.skeleton:visible')).toHaveCount(0);
      await expect(page.getByText(text)).toHaveCount(0);
      expect(await reportsOf('ca-emma', text)).toBe(0);
      expect(storedWith('feedback', 'description', text)).toBe(0);

      Object.assign(account, { uid: 'in-priya', token: await tokenOf('in-priya') });
      await page.goto('/feedbackList');
      await expect(page.locator('.feedback-list-excerpt', { hasText: text })).toHaveCount(1);
      expect(await reportsOf('in-priya', text)).toBe(1);
      expect(await reportsOf('ca-emma', text)).toBe(0);
    });
  }

  test('is noticed when the page is looked at again', async ({ page, context }) => {
    const account = { uid: 'in-priya', token: await tokenOf('in-priya') };
    await playApp(context, { account });
    await page.goto('/feedback');
    await ready(page);
    await page.locator('#description').fill('Half written');
    await expect.poll(() => draftOf(page, 'in-priya')).toContain('Half written');
    Object.assign(account, { uid: 'ca-emma', token: await tokenOf('ca-emma') });
    const reloaded = page.waitForEvent('load');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await reloaded;
    await ready(page);
    await expect(page.locator('#description')).toHaveValue('');

    Object.assign(account, { uid: 'in-priya', token: await tokenOf('in-priya') });
    await page.goto('/feedback');
    await expect(page.locator('#description')).toHaveValue('Half written');

    account.token = '';
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Help center' })).toHaveAttribute('href', '/helpCenter');
  });
});

test.describe('while the user center cannot be reached', () => {
  const problem = (page: Page) => page.getByRole('heading', { name: 'We cannot reach our servers' });

  test('the page says so, the form is usable, and what is typed becomes the user’s draft', async ({ page, context, openAs }) => {
    await context.route(isUserInfo, (route) => route.fulfill({ status: 503, body: 'down' }));
    await openAs('jp-haruto', '/feedback');
    await expect(problem(page)).toBeVisible();
    await expect(page.getByText('You are offline')).toBeHidden();
    await page.locator('#description').fill('Typed before it was known by whom');
    await page.reload();
    await expect(problem(page)).toBeVisible();
    await expect(page.locator('#description')).toHaveValue('Typed before it was known by whom');

    await context.unroute(isUserInfo);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(problem(page)).toBeHidden();
    await ready(page);
    await expect.poll(() => draftOf(page, 'jp-haruto')).toContain('Typed before it was known by whom');
    await page.goto('/home');
    await page.goto('/feedback');
    await expect(page.locator('#description')).toHaveValue('Typed before it was known by whom');
  });

  test('it is asked again without the reader’s doing', async ({ page, context, openAs }) => {
    let asked = 0;
    await context.route(isUserInfo, (route) => (++asked < 5 ? route.abort() : route.continue()));
    await openAs('jp-haruto', '/feedbackList');
    await expect(problem(page)).toBeVisible();
    await expect(problem(page)).toBeHidden({ timeout: 15_000 });
    await expect(page.locator('.skeleton:visible')).toHaveCount(0);
    await expect(page.locator('.feedback-list')).toBeVisible();
  });
});
