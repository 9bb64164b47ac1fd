import type { Page } from '@playwright/test';
import { askedToRate, openedFor, repliedTo } from './customer-service.ts';
import { expect, expectHydrated } from './fixtures.ts';
import * as editor from './recipe-editor.ts';
import * as registrations from './registrations.ts';
import { addPhotos, fillIn, photo, submit } from './reports.ts';
import { storedWith } from './stored.ts';

/** A form whose sending makes a record, as somebody of the seed fills it in. */
export interface CreatingForm {
  name: string;
  uid: string;
  /** Where it is, made ready for a text that no other record has */
  path(text: string): Promise<string>;
  /** Puts the text into one of its fields, and whatever must be in the others */
  fill(page: Page, text: string): Promise<void>;
  send(page: Page): Promise<void>;
  /** The field that has the text, for those who look whether it is still there */
  field: string;
  /** How many records there are of it, in the database */
  stored(text: string): number;
}

const tapSubmit = (page: Page) => submit(page).click();

export const feedback: CreatingForm = {
  name: 'a report',
  uid: 'tr-elif',
  path: async () => '/feedback',
  fill: fillIn,
  send: tapSubmit,
  field: '#description',
  stored: (text) => storedWith('feedback', 'description', text),
};

/** The same with two pictures, which are sent ahead. */
const feedbackWithPictures: CreatingForm = {
  ...feedback,
  name: 'a report with pictures',
  uid: 'it-marco',
  async fill(page, text) {
    await fillIn(page, text);
    await addPhotos(page, await photo(64, 48), await photo(48, 64));
    await expect(page.locator('.photo-picture')).toHaveCount(2);
  },
};

const afterSale: CreatingForm = {
  name: 'an after-sales form',
  uid: 'ca-emma',
  path: async () => '/afterSaleForm',
  async fill(page, text) {
    await expectHydrated(page);
    await page.locator('#orderNumber').fill(text);
    await page.locator('#gender').selectOption('other');
  },
  send: tapSubmit,
  field: '#orderNumber',
  stored: (text) => storedWith('after_sales', 'order_number', text),
};

const registration: CreatingForm = {
  name: 'a registration',
  uid: 'us-noah',
  path: async () => registrations.path,
  async fill(page, text) {
    await registrations.fillProduct(page, text);
    await registrations.fillPerson(page);
    await registrations.next(page).click();
    await expect(registrations.heading(page, 'Check your entries')).toBeFocused();
  },
  send: (page) => registrations.register(page).click(),
  field: '#orderNumber',
  stored: (text) => storedWith('registrations', 'order_number', text),
};

const rating: CreatingForm = {
  name: 'a rating',
  uid: 'us-noah',
  path: async () => `/ratingCenter/${await askedToRate()}`,
  async fill(page, text) {
    await page.getByRole('radio', { name: '4 of 5 stars' }).click();
    await page.locator('#comment').fill(text);
  },
  send: tapSubmit,
  field: '#comment',
  stored: (text) => storedWith('ratings', 'comment', text),
};

const ticketAnswer: CreatingForm = {
  name: 'an answer in a ticket',
  uid: 'us-noah',
  path: async (text) => `/rmaDetail/${await openedFor('us-noah', `Question ${text}`)}`,
  fill: (page, text) => page.getByRole('textbox', { name: 'Your message' }).fill(text),
  send: (page) => page.getByRole('button', { name: 'Send', exact: true }).click(),
  field: '#text',
  stored: (text) => storedWith('ticket_messages', 'text', text),
};

const reportAnswer: CreatingForm = {
  ...ticketAnswer,
  name: 'an answer in a report',
  path: async (text) => `/feedbackDetails/${await repliedTo('us-noah', `Report ${text}`)}`,
  stored: (text) => storedWith('replies', 'text', text),
};

const recipe: CreatingForm = {
  name: 'a recipe',
  uid: 'au-ruby',
  path: async () => '/recipes/edit',
  fill: editor.fillIn,
  send: tapSubmit,
  field: '#title',
  stored: (text) => storedWith('recipes', 'title', text),
};

export const forms: readonly CreatingForm[] = [
  feedback,
  feedbackWithPictures,
  afterSale,
  registration,
  rating,
  ticketAnswer,
  reportAnswer,
  recipe,
];
