import type { Page } from '@playwright/test';
import { expect, expectHydrated } from './fixtures.ts';

export const path = '/ultenicProductRegister';

/** A day so many days from today. */
export const day = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10);

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
export const register = (page: Page) => page.getByRole('button', { name: 'Register product' });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Chooses what a search in a field's sheet finds first. */
async function chooseInSheet(page: Page, field: string, query: string): Promise<void> {
  await page.locator(`#${field}`).click();
  await page.locator(`#${field}Query`).fill(query);
  await page.locator('dialog .cell-main').first().click();
}

export async function chooseCountry(page: Page, name: string, field: 'country' | 'phoneCountry' = 'country'): Promise<void> {
  await chooseInSheet(page, field, name);
  await expect(page.locator(`#${field}`)).toContainText(name);
}

export async function fillProduct(page: Page, orderNumber: string): Promise<void> {
  await expectHydrated(page);
  await page.locator('#platform').fill('Amazon');
  await page.locator('#orderNumber').fill(orderNumber);
  await chooseInSheet(page, 'model', 'lds-t6');
  await page.locator('#purchaseDate').fill(day(-3));
  await next(page).click();
  await expect(heading(page, 'About you')).toBeFocused();
}

export async function fillPerson(page: Page, phone = '(212) 555-0123'): Promise<void> {
  await page.locator('#firstName').fill('Grace');
  await page.locator('#lastName').fill('O’Hara');
  await page.locator('#email').fill("grace.o'hara@example.com");
  await page.locator('#phone').fill(phone);
  await page.locator('.segmented-option', { hasText: 'Female' }).click();
  await page.locator('#birthday').fill('1988-04-17');
  await page.locator('#region').fill('New Jersey');
}
