import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { correctRegistration } from '../../src/contract/registration/correct.ts';
import { createRegistration } from '../../src/contract/registration/create.ts';
import { voidRegistration } from '../../src/contract/registration/operate.ts';
import { listRegistrations, registrationDetail } from '../../src/contract/registration/read.ts';
import { registration } from '../contract/registrations.ts';
import { at, clientOf, expect, expectHydrated, serviceOf, test } from './fixtures.ts';
import { expectDraft } from './page-state.ts';
import { barcode, qrCode } from './registration-labels.ts';
import { chooseCountry, day, fillPerson, fillProduct, heading, next, path, register } from './registrations.ts';
import { once, photo } from './reports.ts';
import { expectAccessibleInBoth, expectLargeTargets, expectNothingCut } from './screen-checks.ts';

const factOf = (within: Page | Locator, name: string) => within.locator(`dt:text-is("${name}") + dd`);

test('a product is registered in two steps, looked through, and has a warranty card, a reminder and a place in the list', async ({
  page,
  openAs,
}) => {
  const order = once('R');
  // Browsers that share files do not download the picture.
  await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
  await openAs('us-noah', path);
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await page.locator('#device').click();
  await page.locator('dialog .cell-main', { hasText: 'Living room robot' }).click();
  await expect(page.locator('#model')).toContainText('100V');
  await expect(page.locator('#serialNumber')).toHaveValue(/^100V2436/);
  await page.locator('#serialNumber').fill('');
  await fillProduct(page, order);

  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await expect(page.locator('#country')).toHaveText('United States');
  await chooseCountry(page, 'Canada');
  await expect(page.locator('#country')).toBeFocused();
  await expect(page.locator('#phoneCountry')).toHaveText('Canada (+1)');
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog .cell-main').first()).toHaveText('United States');
  await page.locator('dialog .cell-main').first().click();
  await fillPerson(page, '2125550123');
  await expect(page.locator('#phone')).toHaveValue('(212) 555-0123');
  await expect(page.getByText(/^Age: \d+$/)).toBeVisible();
  await next(page).click();

  await expect(heading(page, 'Check your entries')).toBeFocused();
  await expect(factOf(page, 'Your device')).toHaveText('Living room robot');
  await expect(factOf(page, 'Purchase order number')).toHaveText(order);
  await expect(factOf(page, 'Model')).toHaveText('LDS T6');
  await expect(factOf(page, 'Serial number')).toHaveText('Not given');
  await expect(factOf(page, 'Country')).toHaveText('United States');
  await expect(factOf(page, 'Phone number')).toHaveText('+1 212 555 0123');
  await expect(page.getByText('Country of the phone number')).toBeHidden();
  await page.getByRole('button', { name: 'Edit: Your product' }).click();
  await page.locator('#serialNumber').fill('LDST6-7');
  await next(page).click();
  await expect(page.locator('#region')).toHaveValue('New Jersey');
  await next(page).click();
  await expect(factOf(page, 'Serial number')).toHaveText('LDST6-7');
  await register(page).click();

  await expect(heading(page, 'Your product is registered')).toBeFocused();
  const card = page.locator('main .warranty');
  await expect(card.getByText('Under warranty')).toBeVisible();
  await expect(factOf(card, 'Purchase order number')).toHaveText(order);
  await expect(page.locator('.sent-label')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Done' })).toHaveAttribute('href', /\/home$/);
  await card.getByRole('button', { name: 'Copy: Purchase order number' }).click();
  await expect(card.getByText('Copied')).toBeAttached();
  const noah = await clientOf('us-noah');
  const { items } = await noah(listRegistrations, {});
  const made = items.find(({ orderNumber }) => orderNumber === order);
  expect(await noah(registrationDetail, { id: made?.id ?? '' })).toMatchObject({
    lastName: 'O’Hara',
    gender: 'female',
    country: 'US',
    phone: '2125550123',
    serialNumber: 'LDST6-7',
    deviceName: 'Living room robot',
  });

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`LDS T6-${made?.warrantyUntil}.ics`);
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${made?.warrantyUntil?.replaceAll('-', '')}\r\n`);
  expect(calendar).toContain('SUMMARY:The warranty for your LDS T6 ends\r\n');

  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Share as picture' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe(`LDS T6-${day(-3)}.png`);
  expect((await readFile(await picture.path())).toString('latin1', 1, 4)).toBe('PNG');

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.warranty-paper').getByText('LDS T6')).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: 'Register another product' }).click();
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await expect(page.locator('#platform')).toHaveValue('');
  await page.locator('.cell', { hasText: 'LDS T6' }).first().click();
  await expect(factOf(page.locator('dialog'), 'Region')).toHaveText('New Jersey');
  await page.getByRole('button', { name: 'Close' }).click();

  await (await serviceOf('us'))(voidRegistration, { id: made?.id ?? '' });
  await page.reload();
  await page.locator('.cell', { hasText: 'LDS T6' }).first().click();
  await expect(page.locator('dialog').getByText('Customer service has canceled this registration.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeHidden();
});

test('back goes from step to step by the arrow and by the phone, then asks; nothing is lost, not even by a reload', async ({
  page,
  openAs,
}) => {
  const order = once('B');
  await openAs('us-grace', '/home');
  await page.goto(path);
  await fillProduct(page, order);
  await fillPerson(page);
  await next(page).click();
  await expect(heading(page, 'Check your entries')).toBeVisible();

  await page.locator('[data-back]').click();
  await expect(heading(page, 'About you')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Your product')).toBeFocused();
  await expect(page.locator('#orderNumber')).toHaveValue(order);
  await page.goBack();
  await expect(page.getByText("You didn't finish the form! Are you sure you want to leave this page?")).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.locator('[data-back]').click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();

  page.on('dialog', (dialog) => void dialog.accept());
  await expectDraft(page, ['O’Hara', '1988-04-17']);
  await page.reload();
  await expect(page.getByText('What you entered before has been restored.')).toBeVisible();
  await expect(page.locator('#model')).toContainText('LDS T6');
  await next(page).click();
  await expect(page.locator('#lastName')).toHaveValue('O’Hara');
  await expect(page.locator('.segmented-option', { hasText: 'Female' }).locator('input')).toBeChecked();
  await expect(page.locator('#birthday')).toHaveValue('1988-04-17');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(heading(page, 'Your product')).toBeFocused();
  await expect(page.locator('#orderNumber')).toHaveValue('');
});

test('what is missing or wrong is told step by step', async ({ page, openAs }) => {
  const order = once('W');
  await openAs('es-lucia', path);
  await expectHydrated(page);
  await next(page).click();
  await expect(page.getByRole('group', { name: 'Please check 4 entries' })).toBeFocused();
  // A phone has one line for all errors.
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.getByRole('link', { name: 'Please select the model' }).click();
  await expect(page.locator('#model')).toBeFocused();
  await page.locator('#purchaseDate').fill(day(2));
  await next(page).click();
  await expect(page.locator('#purchaseDate-error')).toContainText('The purchase date must be between');
  await fillProduct(page, order);

  await next(page).click();
  await expect(page.getByRole('group', { name: 'Please check 7 entries' })).toBeFocused();
  await fillPerson(page, '030 901820');
  await next(page).click();
  await expect(page.locator('#phone-error')).toContainText('no such number in the country');
  await chooseCountry(page, 'Germany', 'phoneCountry');
  await expect(page.locator('#phone-error')).toHaveCount(0);
  await next(page).click();
  await register(page).click();
  await expect(heading(page, 'Your product is registered')).toBeVisible();
});

test.describe('on its warranty card', () => {
  test.use({ tolerated: /status of 409/ });
  const correctButton = (page: Page) => page.locator('dialog').getByRole('button', { name: 'Correct the purchase date' });
  const date = (page: Page) => page.locator('#correctedPurchaseDate');
  const submit = (page: Page) => page.locator('dialog').getByRole('button', { name: 'Submit' });

  /** A registration as it should be, the newest in somebody's list. */
  async function openCard(page: Page, uid: string, order: string): Promise<string> {
    const client = await clientOf(uid);
    const input = { ...registration(), orderNumber: order, purchaseDate: day(-400), phoneCountry: 'GB', phone: '07624 369230' };
    const { id } = await client(createRegistration, { ...input, deviceId: '' }, { key: crypto.randomUUID() });
    await page.reload();
    await expectHydrated(page);
    await page.locator('.cell', { hasText: 'V330' }).first().click();
    await expect(factOf(page.locator('dialog'), 'Purchase order number')).toHaveText(order);
    return id;
  }

  test('a registration is corrected by keyboard; what is wrong is said, and what was typed stays', async ({ page, openAs }) => {
    const order = once('K');
    await openAs('gb-oliver', path);
    const id = await openCard(page, 'gb-oliver', order);
    await correctButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(date(page)).toBeFocused();
    await expect(date(page)).toHaveValue(day(-400));
    await expectAccessibleInBoth(page);
    await expectNothingCut(page);
    await expectLargeTargets(page);

    await date(page).fill('0026-05-30');
    await submit(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#correctedPurchaseDate-error')).toContainText('The purchase date must be between');
    await date(page).fill(day(-30));
    await page.keyboard.press('Escape');
    await expect(correctButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(date(page)).toHaveValue(day(-30));
    await expect(page.locator('dialog').getByText('What you entered before has been restored.')).toBeVisible();

    // Meanwhile it is corrected on another phone.
    const oliver = await clientOf('gb-oliver');
    const other = { id, revision: 1, orderNumber: `${order}-1`, purchaseDate: day(-390) };
    await oliver(correctRegistration, other, { key: crypto.randomUUID() });
    await page.locator('#correctedOrderNumber').fill(`${order}-2`);
    const reloaded = page.waitForResponse((response) => response.url().includes('/registration/list'));
    await submit(page).click();
    await expect(page.locator('#correctedOrderNumber-error')).toContainText('changed in the meantime');
    await expect(date(page)).toHaveValue(day(-30));
    await reloaded;
    await submit(page).click();
    await expect(correctButton(page)).toBeFocused();
    await expect(page.getByText('Your registration has been corrected')).toBeVisible();
    await expect(factOf(page.locator('dialog'), 'Purchase order number')).toHaveText(`${order}-2`);
    const { items } = await oliver(listRegistrations, {});
    expect(items.find((item) => item.id === id)).toMatchObject({
      orderNumber: `${order}-2`,
      purchaseDate: day(-30),
      revision: 3,
    });
  });

  test('the form below keeps its question, and the correction has its own', async ({ page, openAs }) => {
    await openAs('at-lena', '/home');
    await page.goto(path);
    await openCard(page, 'at-lena', once('Q'));
    await page.keyboard.press('Escape');
    await page.locator('#orderNumber').fill('half');
    await page.locator('.cell', { hasText: 'V330' }).first().click();
    await correctButton(page).click();
    await date(page).fill(day(-20));
    await page.keyboard.press('Escape');
    await expect(correctButton(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('#orderNumber')).toHaveValue('half');
    await page.goBack();
    await expect(page.getByText("You didn't finish the form! Are you sure you want to leave this page?")).toBeVisible();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page).toHaveURL('/home');
  });
});

test.describe('what only the server knows', () => {
  test.use({ tolerated: /status of 400/ });

  test('leads back to its step, and goes when it is mended', async ({ page, openAs }) => {
    const order = once('D');
    await openAs('it-marco', path);
    for (const again of [order, order.toLowerCase()]) {
      await fillProduct(page, again);
      await fillPerson(page, '312 345 6789');
      await next(page).click();
      await register(page).click();
      if (again === order) await page.getByRole('button', { name: 'Register another product' }).click();
    }
    await expect(heading(page, 'Your product')).toBeVisible();
    await expect(page.locator('#orderNumber-error')).toHaveText('You have already registered this model with this order number');
    await page.locator('#orderNumber').fill(`${order}-2`);
    await next(page).click();
    await next(page).click();
    await register(page).click();
    await expect(heading(page, 'Your product is registered')).toBeVisible();
  });
});

test('the serial number is read from a photo of a barcode or QR code, and a photo without one says so', async ({
  page,
  openAs,
}) => {
  await openAs('us-grace', path);
  await expectHydrated(page);
  const shoot = async (buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer });
  for (const [picture, serial] of [
    [barcode('900A24360'), '900A24360'],
    [barcode('V90024361', true), 'V90024361'],
    [qrCode('https://example.com/device?sn=900A2436010007'), '900A2436010007'],
  ] as const) {
    await shoot(await picture);
    await expect(page.locator('#serialNumber')).toHaveValue(serial);
    await expect(page.getByText('Read from your photo.')).toBeVisible();
  }
  await shoot(await photo());
  await expect(page.getByText('No code was found in this photo.')).toBeVisible();
  await expect(page.locator('#serialNumber')).toHaveValue('900A2436010007');
});

test.describe('without a connection', () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/ });

  test('a registration waits, and has its card as soon as it has arrived', async ({ page, context, openAs }) => {
    await openAs('at-lena', path);
    await fillProduct(page, once('O'));
    await fillPerson(page, '0664 1234567');
    await next(page).click();
    await expect(register(page)).toBeVisible();
    await context.setOffline(true);
    await register(page).click();
    await expect(heading(page, 'Your entries are saved')).toBeVisible();
    await expect(page.locator('main .warranty')).toBeHidden();
    await context.setOffline(false);
    await expect(page.locator('main .warranty').getByText('Under warranty')).toBeVisible();
  });
});

test('in the app, whose web view can save and print nothing, neither is offered', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${at.shell}/shell?user=us-grace&open=${path}`);
  const phone = page.frameLocator('#web-view');
  await phone.locator('.cell', { hasText: '900A' }).first().click();
  await expect(phone.locator('dialog .warranty').getByRole('heading', { name: '900A' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Add to calendar' })).toBeHidden();
  await expect(phone.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('every step is accessible, fits the screen and can be tapped', async ({ page, openAs }) => {
  test.setTimeout(180_000);
  const look = async () => {
    await expectAccessibleInBoth(page);
    await expectNothingCut(page);
    await expectLargeTargets(page);
  };
  await openAs('kr-minji', path);
  await expect(page.getByText('Registered products')).toBeVisible();
  await look();
  await page.locator('#model').click();
  await expect(page.locator('dialog .cell').first()).toBeVisible();
  await expectAccessibleInBoth(page);
  const query = page.locator('#modelQuery');
  const before = await query.boundingBox();
  await query.fill('none of them');
  await expect(page.getByText('No product matches your search')).toBeVisible();
  expect(await query.boundingBox()).toEqual(before);
  await page.locator('dialog').getByRole('button', { name: 'Close' }).click();
  await fillProduct(page, once('A'));
  await look();
  await page.locator('#country').click();
  await expect(page.locator('dialog .cell').first()).toHaveText('South Korea');
  await expectAccessibleInBoth(page);
  await expectNothingCut(page);
  await page.locator('#countryQuery').fill('none of them');
  await expect(page.getByText('No country matches your search')).toBeVisible();
  await page.locator('dialog').getByRole('button', { name: 'Close' }).click();
  await fillPerson(page, '010-2000-0000');
  await next(page).click();
  await look();
  await page.locator('[data-back]').click();
  await page.locator('[data-back]').click();
  await page.locator('.cell', { hasText: 'AP40' }).first().click();
  await expect(factOf(page.locator('dialog'), 'Region')).toBeVisible();
  await expectAccessibleInBoth(page);
  await expectNothingCut(page);
});
