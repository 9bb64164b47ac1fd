import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { feedbackDetail, listFeedback } from '../../src/contract/feedback/read.ts';
import { askedToRate, openedFor } from './customer-service.ts';
import { clientOf, expect, expectAccessible, expectHydrated, expectToFit, test } from './fixtures.ts';
import { addPhotos, fillIn, once, photo, ready, submit } from './reports.ts';

const thumbnails = (page: Page) => page.getByRole('button', { name: /^View photo/ });
const lightbox = (page: Page) => page.locator('dialog.lightbox');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Every form that takes several photos, where it is and when it is hydrated. */
const forms = [
  { name: 'a report', uid: 'us-noah', path: async () => '/feedback', hydrated: ready },
  { name: 'a rating', uid: 'us-noah', path: async () => `/ratingCenter/${await askedToRate()}`, hydrated: async () => undefined },
  {
    name: 'an answer in a ticket',
    uid: 'us-noah',
    path: async () => `/rmaDetail/${await openedFor('us-noah', once('Photos'))}`,
    hydrated: async () => undefined,
  },
];

for (const { name, uid, path, hydrated } of forms) {
  test(`a finger that lands anywhere on a photo of ${name} opens it, and removes none`, async ({ page, openAs }) => {
    await openAs(uid, await path());
    await hydrated(page);
    await addPhotos(page, await photo(200, 150), await photo(150, 200), await photo(200, 200));
    await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(3);
    await thumbnails(page).first().scrollIntoViewIfNeeded();
    for (const across of [0.3, 0.4, 0.5, 0.6, 0.7, 0.92]) {
      for (const down of [0.3, 0.5, 0.7, 0.08]) {
        const box = await thumbnails(page).nth(1).boundingBox();
        if (!box) throw new Error('The photo is not there');
        await page.touchscreen.tap(box.x + box.width * across, box.y + box.height * down);
        await expect(lightbox(page), `${across} across, ${down} down`).toHaveAccessibleDescription('Photo 2 of 3');
        await page.keyboard.press('Escape');
        await expect(lightbox(page)).toHaveCount(0);
        await expect(thumbnails(page)).toHaveCount(3);
      }
    }
  });
}

test('a photo is opened, removed and put back by keyboard, and the focus is always on it or one key away', async ({
  page,
  openAs,
}) => {
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/feedback/upload')) uploads.push(request.url());
  });
  await openAs('us-noah', '/feedback');
  await ready(page);
  await addPhotos(page, await photo(200, 150), await photo(150, 200), await photo(200, 200));
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(3);
  await expectAccessible(page);
  const second = thumbnails(page).nth(1);
  const id = await second.getAttribute('id');

  await second.focus();
  await page.keyboard.press('Enter');
  await expect(lightbox(page)).toHaveAccessibleName('Photos');
  await expect(button(page, 'Close')).toBeFocused();
  await expectAccessible(page);
  for (const name of ['Close', 'Remove photo 2', 'Previous photo', 'Next photo']) {
    const box = await button(page, name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press('ArrowRight');
  await expect(button(page, 'Remove photo 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(second).toBeFocused();

  await page.keyboard.press('Enter');
  await button(page, 'Remove photo 2').press('Enter');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(thumbnails(page)).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: 'Photo removed' })).toBeVisible();
  await expect(button(page, 'Undo')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.locator(`#${id}`)).toBeFocused();
  await expect(thumbnails(page).nth(1)).toHaveAttribute('id', id ?? '');
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(3);
  expect(uploads).toHaveLength(3);
  await expectToFit(page);
});

test('the picture of a recipe opens at a tap, and comes back where it was removed', async ({ page, openAs }) => {
  await openAs('us-grace', '/recipes/edit');
  await page
    .locator('.edit-picture input[type=file]:not([capture])')
    .first()
    .setInputFiles({
      name: 'dish.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(320, 240),
    });
  const picture = button(page, 'Picture of the dish');
  await expect(picture).toBeVisible();
  const removed = page.locator('.edit-picture-shown');
  for (const share of [0.3, 0.5, 0.7, 0.95]) {
    await picture.scrollIntoViewIfNeeded();
    const box = await picture.boundingBox();
    if (!box) throw new Error('The picture is not there');
    await page.touchscreen.tap(box.x + box.width * share, box.y + box.height * (1 - share));
    await expect(lightbox(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(removed).toHaveCount(1);
  }
  await picture.click();
  await button(page, 'Remove this picture').click();
  await expect(removed).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(removed).toHaveCount(1);
  await expect(picture).toBeFocused();
  await expectAccessible(page);
});

test('a large photo that a phone has turned by its EXIF data is stored upright', async ({ page, openAs }) => {
  const text = once('Upright');
  await openAs('us-noah', '/feedback');
  await fillIn(page, text);
  const turned = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg({ quality: 80 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(turned.length).toBeGreaterThan(2 * 1024 * 1024);
  await addPhotos(page, turned);
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(1, { timeout: 30_000 });
  await submit(page).click();
  await expect(page.getByRole('heading', { name: /we received your/ })).toBeVisible();
  const client = await clientOf('us-noah');
  const { items } = await client(listFeedback, { limit: 50 });
  const { messages } = await client(feedbackDetail, { id: items.find(({ excerpt }) => excerpt === text)?.id ?? '' });
  const [image] = messages[0]?.images ?? [];
  const stored = await sharp(await (await fetch(image?.url ?? '')).bytes()).metadata();
  expect([stored.orientation ?? 1, (stored.height ?? 0) > (stored.width ?? 0)]).toEqual([1, true]);
});

test('what is submitted before it is known who it is arrives', async ({ page, openAs }) => {
  const text = once('Before anybody was known');
  await openAs('us-noah', '/feedback');
  await fillIn(page, text);
  await expect.poll(() => keptTexts(page)).toContain('028-1234567');
  // The next visit has all that was entered, but nobody's name yet.
  const known = Promise.withResolvers<void>();
  await page.route('**/user/info*', async (route) => {
    await known.promise;
    await route.continue();
  });
  await page.reload();
  await expectHydrated(page);
  await page.locator('#description').fill(text);
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Submitting…' })).toBeVisible();
  known.resolve();
  await expect(page.getByRole('heading', { name: /we received your/ })).toBeVisible();
});

/** What the browser keeps for the site, as one text. */
const keptTexts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opened = indexedDB.open('companion');
        opened.onsuccess = () => {
          const all = opened.result.transaction('kept').objectStore('kept').getAll();
          all.onsuccess = () => resolve(JSON.stringify(all.result));
        };
      }),
  );
