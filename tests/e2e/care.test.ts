import { readFileSync } from 'node:fs';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectNothingCut } from './screen-checks.ts';

const answer = '/faqDetail/vacuum-care-schedule';
const guide = '/deviceiInstructions900a';

test('what was cared for today is remembered, taken back, and put into a calendar', async ({ page }) => {
  await page.goto(answer);
  await page.getByRole('heading', { name: 'Care schedule' }).scrollIntoViewIfNeeded();
  const row = page.getByRole('row', { name: /^Main brush/ });
  await page.getByRole('button', { name: 'Main brush: Done today' }).click();
  await expect(row).toContainText(/Done on .*\. Next: /);
  await expect(page.getByRole('button', { name: 'Main brush: Undo' })).toBeFocused();
  await expectAccessible(page);
  await expectNothingCut(page);

  await page.getByRole('button', { name: 'Main brush: Undo' }).click();
  await expect(row).not.toContainText('Done on');
  await page.getByRole('button', { name: 'Main brush: Done today' }).click();
  await expect(row).toContainText(/Done on /);

  await page.goto(guide);
  await page.getByText('Show the care schedule').click();
  await expect(row).toContainText(/Done on /);
  await expectAccessible(page);
  await expectNothingCut(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add the next dates to a calendar' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file.match(/^SUMMARY:.*$/gm)).toContain('SUMMARY:Main brush: time to check');
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(6);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the schedule is one tap away from the guide', async ({ page }) => {
    await page.goto(guide);
    await page.getByText('Show the care schedule').click();
    await page.getByRole('link', { name: 'Care schedule' }).click();
    await expect(page.getByRole('row', { name: /^Main brush/ })).toContainText('Bristles are missing');
    await expect(page.getByRole('button', { name: /done today/i })).toHaveCount(0);
  });
});

test.describe('where the schedule cannot be loaded', () => {
  test.use({ tolerated: /faqDetail/ });

  test('the link to it stays', async ({ page }) => {
    await page.route('**/faqDetail/**', (route) => route.abort());
    await page.goto(guide);
    const tried = page.waitForEvent('requestfailed');
    await page.getByText('Show the care schedule').click();
    await tried;
    await expect(page.getByRole('link', { name: 'Care schedule' })).toBeVisible();
  });
});
