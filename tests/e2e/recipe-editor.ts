import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const step = (page: Page, number: number) => page.locator('.edit-step').nth(number - 1);

/** Opens a step that is folded. */
export const unfold = (page: Page, number: number) => step(page, number).locator('summary').click();

/** The editor is hydrated. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('#ingredients')).toBeVisible();
}

async function paste(page: Page, text: string): Promise<void> {
  await page.locator('.edit-ingredient-name').first().focus();
  await page.evaluate((list) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', list);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Fills in all that must be there. */
export async function fillIn(page: Page, title: string): Promise<void> {
  await ready(page);
  await page.locator('#title').fill(title);
  await page.locator('#servings').fill('2');
  await page.locator('#prepMinutes').fill('10');
  await paste(page, '500 g potatoes\n1 ½ tbsp oil\nsalt');
  await expect(page.locator('.edit-ingredient')).toHaveCount(5);
  await step(page, 1).getByRole('textbox', { name: 'Step 1' }).fill('Toss everything.');
  await page.getByRole('checkbox', { name: 'Air fryer', exact: true }).check();
  await page.getByRole('radio', { name: 'Easy' }).check();
  await page.locator('#cuisine').selectOption('german');
  await page.getByRole('checkbox', { name: 'Potatoes' }).check();
}
