import { serviceReply } from '../../src/contract/feedback/operate.ts';
import { feedbackDetail, listFeedback } from '../../src/contract/feedback/read.ts';
import { at, clientOf, expect, serviceOf, test } from './fixtures.ts';
import { gate, requestsSettled } from './page-state.ts';
import { addPhotos, fields, fillIn, once, photo, ready, submit, withoutLastReport } from './reports.ts';
import { settled } from './screen-checks.ts';

test('through the reference shell a new user in German reports a problem with two photos and reads the reply', async ({
  page,
}) => {
  const text = once('Der Roboter dreht sich im Kreis.');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${at.shell}/shell?user=de-jonas&open=/home`);
  const phone = page.frameLocator('#web-view');
  await expect(phone.getByRole('heading', { name: 'Feedback & Vorschläge' })).toBeVisible();
  await expect(phone.locator('.page-languages-button')).toBeHidden();

  await phone.getByRole('link', { name: 'Feedback geben' }).click();
  await expect(phone.locator('#typeId option')).not.toHaveCount(1);
  await phone.locator('#typeId').selectOption('device');
  await phone.locator('#device').click();
  await phone.locator('dialog .cell-main').first().click();
  await phone.locator('#description').fill(text);
  await phone.locator('#contact').fill('0151 / 234 567 89');
  await phone.locator('#platform').fill('Amazon');
  await phone.locator('#orderNumber').fill('028-1');
  await phone
    .locator('input[type=file][multiple]')
    .setInputFiles(
      [await photo(), await photo(4000, 3000)].map((buffer, index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer })),
    );
  await expect(phone.getByText('Hochgeladen', { exact: true })).toHaveCount(2);
  await phone.getByRole('button', { name: 'Absenden' }).click();
  await expect(phone.getByRole('heading', { name: /haben Ihre Anfrage erhalten/ })).toBeVisible();

  await phone.getByRole('link', { name: 'Eintrag ansehen' }).click();
  const record = phone.locator('.cell', { hasText: text });
  await expect(record.getByText('In Bearbeitung')).toBeVisible();

  const jonas = await clientOf('de-jonas');
  const { items } = await jonas(listFeedback, {});
  const id = items[0]?.id ?? '';
  expect((await jonas(feedbackDetail, { id })).messages[0]?.images).toHaveLength(2);
  await (await serviceOf('eu'))(serviceReply, { id, text: 'Bitte reinigen Sie die Absturzsensoren.' }, { key: `reply-${id}` });

  await expect(record.getByText('Beantwortet')).toBeVisible();
  await expect(record.getByText('Neue Antwort')).toBeVisible();
  await record.getByRole('link').click();
  await expect(phone.getByText('Bitte reinigen Sie die Absturzsensoren.')).toBeVisible();
  await expect.poll(async () => (await jonas(feedbackDetail, { id })).unread).toBe(false);
});

test('in a plain browser with a token in the hash the same works, and a reply shows without reloading', async ({
  page,
  openAs,
}) => {
  const text = once('It does not find its dock.');
  await openAs('us-noah', '/home');
  await page.getByRole('link', { name: 'Feedback', exact: true }).click();
  await fillIn(page, text);
  await addPhotos(page, await photo());
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await submit(page).click();
  await expect(page.getByRole('heading', { name: /we received your/ })).toBeFocused();

  await page.getByRole('link', { name: 'View record' }).click();
  await page.getByRole('link', { name: text }).click();
  await expect(page.getByText('Processing by customer service, please wait.')).toBeVisible();
  await page.getByRole('button', { name: 'View photo 1' }).click();
  await expect(page.locator('dialog[open] img')).toBeVisible();
  await page.keyboard.press('Escape');

  const id = page.url().split('/').pop() ?? '';
  await (await serviceOf('us'))(serviceReply, { id, text: 'Clean the charging contacts.' }, { key: `reply-${id}` });
  await expect(page.getByText('Clean the charging contacts.')).toBeVisible();
  await expect(page.getByText('Processing by customer service, please wait.')).toBeHidden();
  await expect.poll(async () => (await (await clientOf('us-noah'))(feedbackDetail, { id })).unread).toBe(false);
});

test('a device can be named by hand, or by a photo of its underside', async ({ page, openAs }) => {
  await openAs('at-lena', '/feedback');
  await ready(page);
  await page.locator('#device').click();
  await expect(page.locator('dialog').getByText('No device at present')).toBeVisible();
  await page.locator('dialog').getByRole('button', { name: 'Fill in the information' }).click();
  await expect(page.getByRole('img', { name: /underside/ })).toBeVisible();
  await page.locator('#typeId').selectOption('other');
  for (const [name, value] of Object.entries(fields)) await page.locator(`#${name}`).fill(value);
  await submit(page).click();
  await expect(page.locator('#sn-error')).toContainText(/SN or the device ID/);
  await addPhotos(page, await photo());
  await submit(page).click();
  await expect(page.getByRole('heading', { name: /we received your/ })).toBeVisible();
});

test('the device page leads to the form with the chosen device', async ({ page, openAs }) => {
  await openAs('fr-louis', '/fr/selectDevice');
  const first = page.locator('.cell-main').first();
  const name = (await first.locator('.cell-label').textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(/\/fr\/feedback$/);
  await expect(page.locator('#device')).toContainText(name);
});

test('what is missing is listed where there is room, focused and led to', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await withoutLastReport(page);
  await openAs('us-grace', '/feedback');
  await ready(page);
  await submit(page).click();
  const summary = page.getByRole('group', { name: 'Please check 6 entries' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Purchase platform: Please enter the purchase platform' }).click();
  await expect(page.locator('#platform')).toBeFocused();
  await page.locator('#platform').fill('eBay');
  await expect(page.locator('#platform-error')).toBeHidden();
  await page.locator('#contact').fill('12 34');
  await page.locator('#orderNumber').focus();
  const wrong = page.locator('#contact-error');
  await expect(wrong).toContainText('neither an email address nor a mobile number');
  await page.locator('#contact').fill('somebody@');
  await expect(wrong).toContainText('neither an email address nor a mobile number');
  await page.locator('#contact').fill(fields.contact);
  await expect(wrong).toHaveCount(0);
});

test('records come in pages to the end, and a removed one can be brought back', async ({ page, openAs }) => {
  await openAs('us-grace', '/feedbackList');
  await expect(page.locator('.cell').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Report a problem' })).toBeInViewport();
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByText('No more')).toBeVisible({ timeout: 300 });
  }).toPass();
  const count = await page.locator('.feedback-list-excerpt').count();
  expect(count).toBeGreaterThan(40);

  const last = page.locator('.cell', { has: page.locator('.feedback-list-excerpt') }).last();
  const excerpt = (await last.locator('.feedback-list-excerpt').textContent()) ?? '';
  await last.getByRole('button', { name: /^More/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText('Delete this record?')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.feedback-list-excerpt')).toHaveCount(count);
  await last.getByRole('button', { name: /^More/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.feedback-list-excerpt')).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.feedback-list-excerpt')).toHaveCount(count);
  await expect(page.locator('.feedback-list-excerpt', { hasText: excerpt.slice(0, 40) }).last()).toBeVisible();
});

test.describe('an id that is not the user’s own', () => {
  test.use({ tolerated: /status of 40[04]/ });

  test('is not told from one that never was', async ({ page, openAs }) => {
    for (const id of ['de-anna-offline', 'never-was', '%F0%9F%A4%96']) {
      await openAs('us-noah', `/feedbackDetails/${id}`);
      await expect(page.getByText('This record is not available')).toBeVisible();
    }
  });
});

test('without a token a screen says so', async ({ page }) => {
  await page.goto('/feedbackList');
  await expect(page.getByText('Sign in to continue')).toBeVisible();
});

test('the first touch of the form moves nothing, so that a tap hits what it was meant for', async ({ page, openAs }) => {
  await withoutLastReport(page);
  await openAs('us-grace', '/feedback');
  await ready(page);
  const place = () => page.locator('#images').evaluate((field) => field.getBoundingClientRect().top + scrollY);
  const before = await place();
  await page.locator('#contact').focus();
  await expect(page.locator('input[name=article]')).toBeAttached();
  expect(await place()).toBe(before);
});

test('what comes late moves nothing that is pressed', async ({ page, openAs }) => {
  const listed = gate();
  await page.route('**/feedback/list*', async (route) => {
    await listed.opened;
    await route.continue();
  });
  await openAs('us-grace', '/feedback');
  await ready(page);
  const button = page.locator('#device');
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  await button.hover();
  await page.mouse.down();
  const told = page.waitForResponse(/feedback\/detail/);
  listed.open();
  await (await told).finished();
  await requestsSettled(page);
  expect(await button.boundingBox()).toEqual(before);
  await page.mouse.up();
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('.cell').first()).toBeVisible();
  await page.keyboard.press('Escape');
  // What comes below it: the device itself stays as it is where the focus was on its button by then.
  await expect(page.getByRole('button', { name: 'Clear: Contact' })).toBeVisible();
});

test('the latest report on /home comes when nothing is pressed', async ({ page, openAs }) => {
  const listed = gate();
  await page.route('**/feedback/list*', async (route) => {
    await listed.opened;
    await route.continue();
  });
  await openAs('us-grace', '/home');
  const button = page.getByRole('link', { name: 'Feedback', exact: true });
  await settled(page);
  const before = await button.boundingBox();
  await button.hover();
  await page.mouse.down();
  const told = page.waitForResponse(/feedback\/list/);
  listed.open();
  await (await told).finished();
  await requestsSettled(page);
  expect(await button.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page).toHaveURL('/feedback');
});

test('a button whose words change while it is pressed is tapped all the same', async ({ page, openAs }) => {
  const loaded = gate();
  await page.route('**/device-chunk.*', async (route) => {
    await loaded.opened;
    await route.continue();
  });
  await openAs('us-grace', '/feedback');
  await expect(page.getByRole('button', { name: 'Clear: Device' })).toBeVisible();
  const button = page.locator('#device');
  const words = await button.locator('.chosen-device-text').boundingBox();
  await page.mouse.move((words?.x ?? 0) + 20, (words?.y ?? 0) + (words?.height ?? 0) / 2);
  await page.mouse.down();
  loaded.open();
  await expect(button.locator('small')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeVisible();
});
