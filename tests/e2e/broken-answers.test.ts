import type { Page } from '@playwright/test';
import { listFeedback, restoreFeedback } from '../../src/contract/feedback/read.ts';
import { breakCalls, type Fault, faults, hurryTimeLimits } from './faults.ts';
import { clientOf, expect, test, tokenOf } from './fixtures.ts';
import { playApp } from './native-app.ts';
import { gate, stopClock } from './page-state.ts';
import { fillIn, once, ready, submit, withoutLastReport } from './reports.ts';
import { toastsOf, watchToasts } from './toasts.ts';

// What is broken here on purpose.
test.use({
  tolerated: /Failed to load resource|^request: net::ERR_CONNECTION_RESET|^console: \w+ \S+: (malformed|timeout|overloaded) /,
});

/** Milliseconds that a call may take. */
const limit = 15_000;

const toast = (page: Page) => page.locator('.toast');

/** This toast comes, and no other; it may be gone before anybody looks. */
const expectToast = (page: Page, text: string, why?: string) =>
  expect.poll(() => toastsOf(page), why).toEqual([expect.objectContaining({ text })]);

/** The one toast of a fault comes, and goes. */
async function expectOneToast(page: Page, fault: Fault): Promise<void> {
  await expectToast(page, fault.toast, fault.name);
  await page.clock.fastForward(2000);
  await expect(toast(page), fault.name).toHaveCount(0);
  expect(await toastsOf(page), fault.name).toHaveLength(1);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await watchToasts(page);
  await hurryTimeLimits(page, limit);
});

test.describe('a broken answer is told by one toast and can be tried again', { tag: '@row-21' }, () => {
  for (const [what, path, endpoint, shown] of [
    ['the list of records', '/feedbackList', 'list', '.feedback-list-excerpt'],
    ['a record', '/feedbackDetails/kr-minji-offline', 'detail', '.message-text'],
  ] as const) {
    test(`for ${what}`, async ({ page, openAs }) => {
      await openAs('kr-minji', path);
      await expect(page.locator(shown).first()).toBeVisible();
      for (const fault of faults) {
        const mend = await breakCalls(page, endpoint, fault, page.locator('.skeleton'));
        await page.reload();
        await expectOneToast(page, fault);
        // What the last visit has stored is shown where the server could not be reached.
        const failed = page.getByRole('heading', { name: 'Your records could not be loaded.' });
        await expect(failed.or(page.locator('.stale-notice'))).toBeVisible();
        await mend();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.locator(shown).first()).toBeVisible();
      }
    });
  }

  test('for a removal, which then has not happened', async ({ page, openAs }) => {
    const client = await clientOf('cn-wei');
    await openAs('cn-wei', '/feedbackList');
    const record = page.locator('.cell').first();
    const remove = async () => {
      await record.getByRole('button', { name: /^More/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Delete/ })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    };
    for (const fault of faults) {
      const id = (await record.getByRole('link').getAttribute('href'))?.split('/').pop() ?? '';
      const mend = await breakCalls(page, 'remove', fault);
      await remove();
      await expectOneToast(page, fault);
      await expect(record.getByRole('link')).toHaveAttribute('href', new RegExp(id));
      await expect(page.getByText('Record deleted')).toBeHidden();
      await mend();
      await remove();
      await expect(page.getByText('Record deleted')).toBeVisible();
      await expect(record.getByRole('link')).not.toHaveAttribute('href', new RegExp(id));
      await client(restoreFeedback, { id });
      await page.reload();
      await expect(record.getByRole('link')).toHaveAttribute('href', new RegExp(id));
    }
  });
});

test.describe('a report whose sending breaks', { tag: '@row-21' }, () => {
  const sent = async (uid: string, text: string) =>
    (await (await clientOf(uid))(listFeedback, { limit: 50 })).items.filter(({ excerpt }) => excerpt === text).length;

  for (const fault of faults) {
    test(`by ${fault.name} is not counted as sent, and arrives once`, async ({ page, openAs }) => {
      const uid = 'hk-kayan';
      const text = once(`Broken by ${fault.name}`);
      await openAs(uid, '/feedback');
      await fillIn(page, text);
      const mend = await breakCalls(page, 'create', fault, page.getByRole('button', { name: 'Submitting…' }));
      await submit(page).click();
      await expectOneToast(page, fault);
      await expect(page.getByRole('heading', { name: 'we received your report' })).toHaveCount(0);
      expect(await sent(uid, text)).toBe(fault.done ? 1 : 0);
      await expect(page.getByRole('heading', { name: 'Your entries are saved' })).toBeVisible();
      await mend();
      await page.getByRole('link', { name: 'View record' }).click();
      await expect(page.locator('.feedback-list-excerpt', { hasText: text })).toHaveCount(1);
      await expect(page.getByText('Not sent yet')).toBeHidden();
      expect(await sent(uid, text)).toBe(1);
    });
  }

  test('by a refusal stays in the form, with the server’s word at its field, and can be mended', async ({ page, openAs }) => {
    const text = once('Refused once');
    await openAs('hk-kayan', '/feedback');
    await fillIn(page, text);
    await page.route('**/feedback/create', async (route) => {
      const body = { code: 400, msg: 'Look at the number', data: { fields: { orderNumber: 'unknown' } } };
      await route.fulfill({ status: 400, headers: { 'Access-Control-Allow-Origin': '*' }, json: body });
    });
    await submit(page).click();
    await expectToast(page, 'Look at the number');
    await expect(page.locator('.error-summary')).toBeFocused();
    await expect(page.locator('#orderNumber')).toHaveAccessibleDescription(/did not accept/);
    await expect(page.locator('#description')).toHaveValue(text);
    expect(await toastsOf(page)).toHaveLength(1);
    await page.unroute('**/feedback/create');
    await page.locator('#orderNumber').fill('028-2');
    await submit(page).click();
    await expect(page.getByRole('heading', { name: /we received your/ })).toBeVisible();
    expect(await sent('hk-kayan', text)).toBe(1);
  });
});

test('a toast is shown for 2,000 milliseconds', { tag: '@row-21' }, async ({ page, openAs }) => {
  await openAs('kr-minji', '/feedbackList');
  await page.route('**/feedback/list*', (route) =>
    route.fulfill({ status: 400, headers: { 'Access-Control-Allow-Origin': '*' }, json: { code: 400, msg: 'No', data: null } }),
  );
  await stopClock(page);
  await page.reload();
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(1999);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(toast(page)).toHaveCount(0);
});

test.describe('a token that the server does not know any more', { tag: '@row-22' }, () => {
  const refreshes = (calls: readonly { method: string; params: unknown }[]) =>
    calls.filter(({ method, params }) => method === 'getUserToken' && (params as { refresh?: boolean }).refresh).length;

  /** How often each call was sent with the stale token, and how often with another, by its path. */
  function countCalls(page: Page, ignored = /\/user\/info$/) {
    const counts = new Map<string, { stale: number; fresh: number }>();
    page.on('request', (request) => {
      const { token } = request.headers();
      const { pathname } = new URL(request.url());
      // Whose a new token is, is asked with it.
      if (!token || ignored.test(pathname)) return;
      const { stale, fresh } = counts.get(pathname) ?? { stale: 0, fresh: 0 };
      counts.set(pathname, token === 'stale' ? { stale: stale + 1, fresh } : { stale, fresh: fresh + 1 });
    });
    return () => [...counts.values()];
  }

  for (const [when, path] of [
    ['at once', '/feedbackList'],
    ['one long after the other', '/feedback'],
  ] as const) {
    test(`is renewed once for two calls that met it ${when}, and each is repeated once`, async ({ page }) => {
      const calls = await playApp(page, { uid: 'kr-minji', tokens: ['stale', await tokenOf('kr-minji')] });
      const refused: (() => void)[] = [];
      await page.route('**/api/v1/**', async (route) => {
        const response = await route.fetch();
        if (response.status() === 401) {
          const answered = gate();
          refused.push(answered.open);
          const [first, second] = refused;
          if (second) first?.();
          if (when === 'at once') second?.();
          await answered.opened;
        }
        await route.fulfill({ response });
        // The second call meets its 401 only when the first has long been repeated.
        if (route.request().headers().token !== 'stale') refused[1]?.();
      });
      // The form asks for the last report too, whenever the code for it has come.
      if (path === '/feedback') await withoutLastReport(page);
      const counts = countCalls(page, path === '/feedback' ? /\/user\/info$|\/feedback\/list$/ : undefined);
      await page.goto(path);
      if (path === '/feedback') await ready(page);
      else await expect(page.locator('.cell').first()).toBeVisible();
      await expect.poll(() => counts().every(({ fresh }) => fresh > 0)).toBe(true);
      expect(counts().map(({ stale }) => stale)).toEqual([1, 1]);
      expect(refreshes(calls)).toBe(1);
      expect(await toastsOf(page)).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }

  test('and cannot be renewed ends every call, and the page says why', async ({ page }) => {
    await playApp(page, { uid: 'kr-minji', tokens: ['stale'] });
    const counts = countCalls(page);
    await page.goto('/feedbackList');
    await expect.poll(() => toastsOf(page)).toHaveLength(1);
    await expect(page.getByText('The app has not confirmed your sign-in yet')).toBeVisible();
    expect(Math.max(...counts().map(({ stale }) => stale))).toBe(1);
    expect(await toastsOf(page)).toHaveLength(1);
  });
});
