import { serviceAfterSales } from '../../src/contract/after-sales/operate.ts';
import { expect, expectAccessible, expectHydrated, expectToFit, serviceOf, test } from './fixtures.ts';
import { expectDraft } from './page-state.ts';
import { once, submit } from './reports.ts';

const path = '/afterSaleForm';
const listed = async () => (await (await serviceOf('us'))(serviceAfterSales, {})).items;

test('only the order number must be there, and what is there arrives', async ({ page, openAs }) => {
  const orderNumber = once('A-1');
  await openAs('us-noah', path);
  await expectHydrated(page);
  await submit(page).click();
  await page.locator('.error-summary').getByRole('link', { name: 'Please check 1 entry' }).click();
  await expect(page.locator('#orderNumber')).toBeFocused();
  await expectAccessible(page);
  await page.locator('#orderNumber').fill(orderNumber);
  await page.locator('#gender').selectOption('other');
  await page.locator('#birthday').fill('1990-02-28');
  await page.locator('#region').fill('Ohio');
  await submit(page).click();
  await expect(page.getByRole('heading', { name: /we received your/ })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Done' })).toHaveAttribute('href', /\/home$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Help center' })).toBeVisible();
  await expectToFit(page);
  expect((await listed()).find((item) => item.orderNumber === orderNumber)).toMatchObject({
    username: 'Noah Davis',
    gender: 'other',
    birthday: '1990-02-28',
    region: 'Ohio',
  });
});

test('a birthday to come is told beside its field', async ({ page, openAs }) => {
  await openAs('us-noah', path);
  await expectHydrated(page);
  await page.locator('#orderNumber').fill('A-2');
  await page.locator('#birthday').fill('2999-01-01');
  await submit(page).click();
  await expect(page.locator('#birthday-error')).toHaveText('Please check the year: the age must be from 13 to 120.');
});

test('a birthday that does not exist is told beside its field', async ({ page, openAs }) => {
  await openAs('us-noah', path);
  await expectHydrated(page);
  await page.locator('#orderNumber').fill('A-4');
  await page.locator('#birthday').pressSequentially('02301985');
  await expect(page.locator('#birthday')).toHaveValue('');
  await submit(page).click();
  await expect(page.locator('#birthday-error')).toHaveText('Please check the year: the age must be from 13 to 120.');
});

test('the help with the order number asks before an unfinished form is left, which then is a draft', async ({ page, openAs }) => {
  await openAs('us-noah', path);
  await expectHydrated(page);
  await page.locator('#orderNumber').fill('A-3');
  await page.locator('#gender').selectOption('female');
  await page.getByRole('link', { name: 'How to find the order number' }).click();
  await expect(page.getByText("You didn't finish the form! Are you sure you want to leave this page?")).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/howToFindOrderNumber$/);
  await openAs('us-noah', path);
  await expect(page.getByText('What you entered before has been restored.')).toBeVisible();
  await expect(page.locator('#orderNumber')).toHaveValue('A-3');
  await expect(page.locator('#gender')).toHaveValue('female');
});

test.describe('one that waits', () => {
  test.use({ tolerated: /Failed to load resource|net::ERR_|^request: / });

  test('is edited on the page that it was sent from, also in the place of what was begun there', async ({
    page,
    context,
    openAs,
  }) => {
    await context.route('**/afterSale/create', (route) => route.abort());
    await openAs('us-noah', path);
    await expectHydrated(page);
    await page.locator('#orderNumber').fill('A-5');
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Your entries are saved' })).toBeVisible();
    await page.goto(path);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.locator('#orderNumber')).toHaveValue('A-5');

    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Your entries are saved' })).toBeVisible();
    await page.goto(path);
    await expectHydrated(page);
    await page.locator('#region').fill('Ohio');
    await expectDraft(page, ['Ohio']);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.locator('#orderNumber')).toHaveValue('A-5');
    await expect(page.locator('#region')).toHaveValue('');
  });
});
