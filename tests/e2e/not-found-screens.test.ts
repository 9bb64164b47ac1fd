import { expect, expectAccessible, test } from './fixtures.ts';
import { fillIn, once, submit } from './reports.ts';
import { toastsOf, watchToasts } from './toasts.ts';

test.use({ tolerated: /status of (400|404)|INTERNET_DISCONNECTED/ });

/** Every screen of one record: its path, what it says where there is none, and where it leads then. */
const screens = [
  ['/feedbackDetails', 'This record is not available', 'All records', '/feedbackList'],
  ['/rmaDetail', 'This ticket is not available', 'All tickets', '/rmaList'],
  ['/ratingCenter', 'This rating request is not available', 'Get help', '/helpCenter'],
  ['/recipeDetails', 'This recipe is not available', 'All recipes', '/recipes'],
  ['/recipes/cook', 'This recipe is not available', 'All recipes', '/recipes'],
  ['/recipes/history', 'This recipe is not available', 'My works', '/recipes?tab=works'],
] as const;

for (const [path, title, way, href] of screens) {
  test(`${path} says once that there is no such thing, and leads on`, async ({ page, openAs }) => {
    await watchToasts(page);
    await openAs('us-noah', `${path}/never-there`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: way })).toHaveAttribute('href', href);
    expect(await toastsOf(page)).toEqual([]);
    await expectAccessible(page);
  });

  test(`${path} without an id asks the server for nothing`, async ({ page, openAs }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/v1\/.*\/(detail|history)$/.test(new URL(request.url()).pathname)) asked.push(request.url());
    });
    await watchToasts(page);
    await openAs('us-noah', path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: way })).toBeVisible();
    expect([asked, await toastsOf(page)]).toEqual([[], []]);
  });
}

test('the editor of a recipe that is not there says so once, and leads to the works', async ({ page, openAs }) => {
  await watchToasts(page);
  await openAs('us-noah', '/recipes/edit?id=never-there');
  await expect(page.getByRole('heading', { name: 'This recipe is not available' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'My works' })).toHaveAttribute('href', '/recipes?tab=works');
  expect(await toastsOf(page)).toEqual([]);
});

test('a report that is submitted offline is told of by one message', async ({ page, context, openAs }) => {
  await watchToasts(page);
  await openAs('us-noah', '/feedback');
  await fillIn(page, once('Offline'));
  await submit(page).focus();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Your entries are saved' })).toBeVisible();
  expect(await toastsOf(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'we received your report' })).toBeVisible();
});
