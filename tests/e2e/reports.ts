import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './fixtures.ts';

/** A JPEG as phones make them, of about so many bytes: noise does not compress. */
export const photo = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .jpeg({ quality: 90 })
    .toBuffer();

export const fields = {
  description: 'It beeps three times and does not start.',
  contact: 'somebody@example.com',
  platform: 'Amazon',
  orderNumber: '028-1234567',
};

/** A text that no other report has, not even one of another try of the same test. */
export const once = (text: string): string => `${text} ${Date.now() % 1e10}${process.env.TEST_PARALLEL_INDEX}`;

export const submit = (page: Page) => page.locator('main form button[type=submit]');

/** The form is hydrated: its problem types have come. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('#typeId option').nth(1)).toBeAttached();
}

/** Opened after this, the form has nothing to prefill from. */
export const withoutLastReport = (page: Page) =>
  page.route('**/feedback/list*', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { code: 200, msg: '', data: { items: [], next: null } },
    }),
  );

/** Fills in everything, with the first of the user's devices. */
export async function fillIn(page: Page, description = fields.description): Promise<void> {
  await ready(page);
  await page.locator('#typeId').selectOption('device');
  await page.locator('#device').click();
  await page.locator('dialog .cell-main').first().click();
  await page.locator('#description').fill(description);
  await page.locator('#contact').fill(fields.contact);
  await page.locator('#platform').fill(fields.platform);
  await page.locator('#orderNumber').fill(fields.orderNumber);
}

export async function addPhotos(page: Page, ...files: Buffer[]): Promise<void> {
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles(files.map((buffer, index) => ({ name: `photo-${index + 1}.jpg`, mimeType: 'image/jpeg', buffer })));
}
