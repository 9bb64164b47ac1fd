import { expect, expectAccessible, expectToFit, test } from './fixtures.ts';
import { fields, ready } from './reports.ts';

test.use({ tolerated: /showModal is broken|Intl\.DateTimeFormat is not a constructor/ });

test('a screen that throws says so, keeps the draft, and comes back', async ({ page, openAs }) => {
  await openAs('us-noah', '/feedback');
  await ready(page);
  await page.locator('#description').fill(fields.description);
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new TypeError('showModal is broken');
    };
  });
  await page.locator('#device').click();
  const error = page.locator('[data-screen-error]:not(template)');
  await expect(error).toBeFocused();
  await expect(error).toContainText('Something went wrong on this page');
  await expect(error.getByRole('link', { name: 'Help center' })).toHaveAttribute('href', '/helpCenter');
  await expectToFit(page);
  await expectAccessible(page);
  await error.getByRole('button', { name: 'Try again' }).click();
  await ready(page);
  await expect(error).toHaveCount(0);
  await expect(page.locator('#description')).toHaveValue(fields.description);
});

test('what the server has drawn gives way to the error when a screen throws at once', async ({ page, openAs }) => {
  await page.addInitScript(() => {
    // As in a web view that lacks it.
    Reflect.deleteProperty(Intl, 'DateTimeFormat');
  });
  await openAs('us-grace', '/feedbackList');
  await expect(page.getByText('Something went wrong on this page')).toBeVisible();
});
