import type { Page } from '@playwright/test';
import { expect, test, tokenOf } from './fixtures.ts';
import { playApp } from './native-app.ts';
import { expectDraft } from './page-state.ts';
import { addPhotos, fillIn, photo, ready, submit } from './reports.ts';
import { toastsOf, watchToasts } from './toasts.ts';
import { watchToken } from './token-watch.ts';

// One call is broken on purpose, for its toast, and one page is not there.
test.use({ tolerated: /status of 40[04]|ERR_FAILED|^request: / });

const guide = '/deviceiInstructions900a';

/** Does everything that can be done on the screens, as whoever is signed in, with a report of this text; looks at every stop. */
async function walk(page: Page, report: string, look: () => Promise<void>): Promise<void> {
  test.slow();
  const stop = async () => {
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('astro-island[ssr], .skeleton:visible')).toHaveCount(0);
    await look();
  };
  await stop();
  await watchToasts(page);
  await page.getByRole('link', { name: 'Feedback', exact: true }).click();
  await fillIn(page, report);
  await addPhotos(page, await photo());
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await expectDraft(page, [report], 1);
  await stop();
  // It waits in the outbox, and is told by a toast.
  await page.route('**/feedback/create', (route) => route.abort());
  await submit(page).click();
  await expect.poll(() => toastsOf(page)).toHaveLength(1);
  await expect(page.getByRole('heading', { name: 'Your entries are saved' })).toBeVisible();
  await stop();
  await page.unroute('**/feedback/create');
  await page.getByRole('link', { name: 'View record' }).click();
  await page.getByRole('link', { name: new RegExp(report) }).click();
  await page.getByRole('button', { name: 'View photo 1' }).click();
  await expect(page.locator('dialog[open] img').first()).toBeVisible();
  await stop();
  await page.keyboard.press('Escape');
  await page.locator('header [data-back]').click();
  await page.getByRole('button', { name: `More: ${report}` }).click();
  await page.getByRole('button', { name: `Delete: ${report}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Record deleted')).toBeVisible();
  await stop();
  for (const path of ['/selectDevice', guide, '/feedbackDetails/never-was', '/nowhere', '/de/home', '/']) {
    await page.goto(path);
    await stop();
  }
}

/** Until the screen has taken over the token that arrived. */
const takenOver = (page: Page) => expect.poll(() => page.evaluate(() => sessionStorage.getItem('companion.arriving'))).toBeNull();

test('in a plain browser the token is nowhere but in this tab’s session storage', async ({ page, context }) => {
  const token = await tokenOf('de-jonas');
  const watch = watchToken(context, token);
  const places: string[] = [];
  await page.goto(`/home#?token=${token}`);
  await takenOver(page);
  await walk(page, 'The token in a browser', async () => void places.push(...(await watch.places(page))));
  expect([...new Set(places)]).toEqual(['sessionStorage companion.token']);
});

test('in the app the token is nowhere at all, and a second page has it from the app again', async ({ page, context }) => {
  const token = await tokenOf('de-jonas');
  const watch = watchToken(context, token);
  const calls = await playApp(page, { uid: 'de-jonas', tokens: [token] });
  const places: string[] = [];
  // As a link from outside may bring one: the app's own counts.
  await page.goto(`/home#?token=${token}`);
  await walk(page, 'The token in the app', async () => void places.push(...(await watch.places(page))));
  expect([...new Set(places)]).toEqual([]);
  expect(calls.filter(({ method }) => method === 'getUserToken').length).toBeGreaterThan(5);
});

for (const [what, address, landing] of [
  ['a screen', '/feedbackList#?token=', '/feedbackList'],
  ['a guide', `${guide}#?token=`, guide],
  ['a link with other parameters', '/home?from=mail#?brand=ultenic&token=', '/home?from=mail#?brand=ultenic'],
  ['a link of the former app', '/#/feedbackList?x=y&token=', '/feedbackList'],
  ['a page in another language', '/ja/home#?token=', '/ja/home'],
  ['an address that is no page', '/nowhere#?token=', '/nowhere'],
] as const) {
  test(`the token leaves the address before anything is painted, on ${what}`, async ({ page, context }) => {
    const token = await tokenOf('at-lena');
    const watch = watchToken(context, token);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { addressesSeen: seen });
      const look = () => seen.push(location.href);
      new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
      for (const type of ['DOMContentLoaded', 'load', 'pageshow', 'hashchange']) addEventListener(type, look, true);
      requestAnimationFrame(look);
    });
    await page.goto(address + token);
    await expect(page).toHaveURL(new RegExp(`${landing.replace(/[?/.]/g, '\\$&')}[^/]*$`));
    await expect(page.locator('h1')).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { addressesSeen: string[] }).addressesSeen);
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.filter((href) => href.includes(token))).toEqual([]);
    // Pages without a screen leave it to the next one to take it over.
    const arriving = landing === guide || landing === '/nowhere';
    if (!arriving) await takenOver(page);
    expect(await watch.places(page)).toEqual([`sessionStorage companion.${arriving ? 'arriving' : 'token'}`]);
    // The next page of the tab has it all the same.
    await page.goto('/feedbackList');
    await expect(page.locator('.feedback-list')).toBeVisible();
    await expect(page.locator('.skeleton:visible')).toHaveCount(0);
  });
}

test('another tab does not have it', async ({ page, context, openAs }) => {
  await openAs('at-lena', '/feedback');
  await ready(page);
  const other = await context.newPage();
  await other.goto('/feedbackList');
  await expect(other.getByText('Sign in to continue')).toBeVisible();
});

test('another site is not told where a reader came from', async ({ page, context }) => {
  const token = await tokenOf('at-lena');
  const watch = watchToken(context, token);
  const referrers: (string | undefined)[] = [];
  await context.route('https://www.example.com/**', async (route) => {
    referrers.push((await route.request().allHeaders()).referer);
    await route.fulfill({ body: 'elsewhere' });
  });
  await page.goto(`/home?from=mail#?token=${token}`);
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<a id="out" href="https://www.example.com/x">Out</a>');
  });
  await page.locator('#out').click();
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open', exact: true }).click(),
  ]);
  await popup.waitForURL('https://www.example.com/x');
  expect(referrers).toEqual([undefined]);
  expect(await popup.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
  expect(await watch.places(page)).toEqual(['sessionStorage companion.token']);
});
