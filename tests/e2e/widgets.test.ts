import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts';
import { playApp } from './native-app.ts';

const path = '/widgets/selectDevice';
const row = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const unsaved = 'Content not saved, sure to leave?';
const widget = (deviceId: string, homeId = 'us-grace-home', groupId = '') =>
  JSON.stringify({ version: 1, homeId, groupId, deviceId, name: 'My robot' });

test('a robot is chosen in its home and group, and kept by the app', async ({ page }) => {
  const kept = new Map<string, string>();
  await playApp(page, { uid: 'us-grace', kept });
  await page.goto(path);
  const ground = page.getByRole('region', { name: 'Ground floor' });
  await expect(ground.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Related guides' }).getByRole('link')).toHaveCount(2);
  await expect(row(page, 'Kitchen air fryer')).toBeDisabled();
  await expect(ground.getByText('K10 · Widgets support robot vacuums only')).toBeVisible();
  await expect(row(page, 'Old robot')).toBeDisabled();
  await save(page).click();
  await expect(page.getByText('Please select a device')).toBeVisible();
  await row(page, 'Upstairs robot').check();
  await expectAccessible(page);
  await expectToFit(page);
  await save(page).click();
  await expect(page.getByText('The widget now shows this device')).toBeVisible();
  expect(JSON.parse(kept.get('widgetDevice') ?? '')).toEqual({
    version: 1,
    homeId: 'us-grace-home',
    groupId: 'us-grace-upstairs',
    deviceId: 'us-grace-second',
    name: 'Upstairs robot',
  });
  await page.reload();
  await expect(row(page, 'Upstairs robot')).toBeChecked();
});

test('another home shows its devices, and what must be done for them', async ({ page }) => {
  const kept = new Map<string, string>();
  await playApp(page, { uid: 'us-grace', kept });
  await page.goto(path);
  await page.getByRole('radio', { name: 'Cabin', exact: true }).check({ force: true });
  await expect(row(page, 'Upstairs robot')).toHaveCount(0);
  await row(page, 'Cabin robot').check();
  await expect(page.getByText('Device is not in the current home', { exact: true })).toBeVisible();
  await expect(page.getByText('Switch to “Cabin” in the app')).toBeVisible();
  await save(page).click();
  await expect.poll(() => kept.get('widgetDevice')).toContain('us-grace-otherHome');
});

test('a device that is gone is told, with what to do', async ({ page }) => {
  const kept = new Map([['widgetDevice', widget('us-grace-old')]]);
  await playApp(page, { uid: 'us-grace', kept });
  await page.goto(path);
  await expect(page.getByText('Old robot is no longer in your account.')).toBeVisible();
  kept.set('widgetDevice', widget('never-was'));
  await page.reload();
  await expect(page.getByText('My robot is no longer in your account.')).toBeVisible();
  kept.set('widgetDevice', '{"version":7}');
  await page.reload();
  await expect(save(page)).toBeVisible();
  await expect(page.getByText('no longer in your account.')).toHaveCount(0);
});

test('leaving a choice that was not saved is asked about, and no other', async ({ page }) => {
  const kept = new Map([['widgetDevice', widget('us-grace-robot', 'us-grace-home', 'us-grace-ground')]]);
  await playApp(page, { uid: 'us-grace', kept });
  await page.goto('/home');
  await page.goto(path);
  await row(page, 'Bedroom robot').check();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText(unsaved)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await row(page, 'Living room robot 900A').check();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('an app that refuses to keep it says so, and the choice stays', async ({ page }) => {
  await playApp(page, { uid: 'us-grace', refuses: ['saveLocalData'] });
  await page.goto(path);
  await row(page, 'Bedroom robot').check();
  await save(page).click();
  await expect(page.getByText('The app did not save this. Try again.')).toBeVisible();
  await expect(row(page, 'Bedroom robot')).toBeChecked();
});

test('in a browser it says that it works in the app only', async ({ page, openAs }) => {
  await openAs('us-grace', path);
  await expect(page.getByText('This works only in the app')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Put the widget on an iPhone or iPad' })).toBeVisible();
});
