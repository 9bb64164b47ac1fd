import type { Page } from '@playwright/test';
import { ratingDetail } from '../../src/contract/rating/read.ts';
import { askedToRate } from './customer-service.ts';
import { at, clientOf, expect, expectAccessible, expectToFit, test } from './fixtures.ts';
import { addPhotos, once, photo, submit } from './reports.ts';
import { allLoaded } from './screen-checks.ts';

const answerOf = async (id: string) => (await (await clientOf('us-noah'))(ratingDetail, { id })).answer;
const star = (page: Page, stars: number) => page.getByRole('radio', { name: `${stars} of 5 stars` });
const comment = (page: Page) => page.locator('#comment');
const yours = (page: Page) => page.getByRole('heading', { name: 'Your rating' });

test('a device is rated with keys, words and a photo, and the rating is changed later', async ({ page, openAs }) => {
  const id = await askedToRate();
  await openAs('us-noah', `/ratingCenter/${id}`);
  await expect(page.getByText('You can answer until')).toBeVisible();
  await star(page, 3).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('What could be better?')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Too loud' }).check();
  await star(page, 3).focus();
  await page.keyboard.press('ArrowRight');
  await expect(star(page, 4)).toBeChecked();
  await expect(page.getByText('What was good?')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Easy to use' }).check();
  await comment(page).fill('Gets under the bed.');
  await addPhotos(page, await photo(), await photo());
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await expectToFit(page);
  await submit(page).click();

  await expect(yours(page)).toBeFocused();
  await expect(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await expect(page.getByText('You can change it until')).toBeVisible();
  await expectAccessible(page);
  expect(await answerOf(id)).toMatchObject({ stars: 4, aspects: ['easy'], comment: 'Gets under the bed.' });

  await page.getByRole('button', { name: 'Change' }).click();
  await expect(star(page, 4)).toBeFocused();
  await expect(comment(page)).toHaveValue('Gets under the bed.');
  await expect(page.getByRole('checkbox', { name: 'Easy to use' })).toBeChecked();
  await star(page, 5).click();
  await page.getByRole('button', { name: 'View photo 1' }).click();
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await comment(page).fill('');
  await submit(page).click();
  await expect(page.getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
  const changed = await answerOf(id);
  expect(changed).toMatchObject({ stars: 5, aspects: ['easy'], comment: '' });
  expect(changed?.images).toHaveLength(1);
});

test('without a star nothing is sent', async ({ page, openAs }) => {
  const id = await askedToRate();
  await openAs('us-noah', `/ratingCenter/${id}`);
  await comment(page).fill('Where are the stars?');
  await submit(page).click();
  await page.locator('.error-summary').getByRole('link', { name: 'Please check 1 entry' }).click();
  await expect(star(page, 1)).toBeFocused();
  expect(await answerOf(id)).toBeNull();
});

test('what was begun comes back, and leaving it is asked about; a rating opened only to look at is not', async ({
  page,
  openAs,
}) => {
  const id = await askedToRate();
  await openAs('us-noah', `/ratingCenter/${id}`);
  await star(page, 2).click();
  await page.getByRole('checkbox', { name: 'Too loud' }).check();
  await comment(page).fill('Draft');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Fill in not completed, are you sure you want to leave?')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).not.toHaveURL(/ratingCenter/);

  await openAs('us-noah', `/ratingCenter/${id}`);
  await expect(page.getByText('What you entered before has been restored.')).toBeVisible();
  await expect(star(page, 2)).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Too loud' })).toBeChecked();
  await expect(comment(page)).toHaveValue('Draft');
  await submit(page).click();
  await expect(yours(page)).toBeVisible();

  await page.getByRole('button', { name: 'Change' }).click();
  await expect(star(page, 2)).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).not.toHaveURL(/ratingCenter/);
});

test.describe('without a connection', () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ });

  test('a rating waits, and arrives by itself', async ({ page, context, openAs }) => {
    const id = await askedToRate();
    const text = once('Sent from the cellar');
    await openAs('us-noah', `/ratingCenter/${id}`);
    await star(page, 5).click();
    await comment(page).fill(text);
    await expect(page.locator('#stars')).toBeVisible();
    await allLoaded(page);
    await context.setOffline(true);
    await submit(page).click();
    await expect(page.getByText('Not sent yet')).toBeVisible();
    await expect(star(page, 5)).toBeHidden();
    await context.setOffline(false);
    await expect(yours(page)).toBeVisible();
    expect(await answerOf(id)).toMatchObject({ stars: 5, comment: text });
  });
});

test('an old rating is read only, and a request that nobody answered says that it has expired', async ({ page, openAs }) => {
  await openAs('us-grace', '/ratingCenter/us-grace-rating-ticket');
  await expect(page.getByText('It can no longer be changed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change' })).toHaveCount(0);
  await openAs('us-grace', '/ratingCenter/us-grace-rating-expired');
  await expect(page.getByText('This request has expired')).toBeVisible();
  await expect(page.locator('form')).toHaveCount(0);
  await openAs('us-grace', '/ratingCenter/us-grace-rating-reply');
  await expect(page.getByRole('link', { name: 'Show the report' })).toHaveAttribute('href', '/feedbackDetails/us-grace-map');
});

test.describe('an id that is not the user’s own', () => {
  test.use({ tolerated: /status of 40[04]/ });

  test('is not told from one that never was', async ({ page, openAs }) => {
    for (const id of ['de-anna-rating-device', 'never-was', '%F0%9F%A4%96', 'us-grace-map']) {
      await openAs('us-noah', `/ratingCenter/${id}`);
      await expect(page.getByText('This rating request is not available')).toBeVisible();
    }
  });
});

test('customer service asks for a rating at its desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${at.shell}/shell?user=us-noah&open=/home`);
  await page.getByRole('tab', { name: 'Service' }).click();
  await page.locator('#service').getByText('Ratings', { exact: true }).click();
  await page.getByRole('button', { name: 'Ask for a rating' }).click();
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('Not answered yet')).toBeVisible();
  await expect(page.getByText(/^\/ratingCenter\/./)).toBeVisible();
});
