import { expect, test } from './fixtures.ts';

const commands = '/intelligentVoiceTemplateView/900a';

test('a phrase is copied without its quotation marks, and its assistant comes first from then on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(commands);
  await page.getByRole('button', { name: /^Copy: .?Alexa, start the vacuum/ }).click();
  await expect(page.locator('.guide > [role=status]')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Alexa, start the vacuum');

  await page.reload();
  const top = async (id: string) => (await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN;
  expect(await top('alexa')).toBeLessThan(await top('google'));
  expect(await top('google')).toBeLessThan(await top('alice'));
});

test('whoever reads about an assistant finds it first', async ({ page }) => {
  await page.goto('/yandexAlice');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('assistant'))).toBe('alice');
  await page.goto(commands);
  await expect(page.locator('html')).toHaveAttribute('data-assistant', 'alice');
});

test('the address of the page is copied', async ({ page }) => {
  await page.goto('/addToHomeScreen');
  await expect(page.getByRole('button', { name: /^Copy: .*\/addToHomeScreen/ })).toBeVisible();
});

test('a question opens by its address', async ({ page }) => {
  await page.goto('/ultenicFAQ#maps');
  await expect(page.getByText(/A sixth map overwrites/)).toBeVisible();
  await expect(page.getByText(/Level 1 gives the least water/)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a question opens by a tap, and there is nothing to copy with', async ({ page }) => {
    await page.goto('/ultenicFAQ');
    await page.getByRole('heading', { name: 'Which water level is right?' }).click();
    await expect(page.getByText(/Level 1 gives the least water/)).toBeVisible();
    await page.goto(commands);
    await expect(page.getByText('“Alexa, start the vacuum”')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });
});
