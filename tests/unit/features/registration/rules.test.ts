import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import form from '../../../../content/en/strings/form.json' with { type: 'json' };
import register from '../../../../content/en/strings/register.json' with { type: 'json' };
import { check } from '../../../../src/app/form/check.ts';
import { fieldsOf, stepOf } from '../../../../src/features/registration/fields.ts';
import { registrationForm } from '../../../../src/features/registration/form.ts';
import { rulesFor } from '../../../../src/features/registration/rules.ts';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { newDraft } from '../../../../src/stores/drafts.ts';
import { registration } from '../../../contract/registrations.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 5, 1, 12), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const t = createT(stringsOf('en', ['form', 'register']), 'en');
const user = { uid: 'u', username: 'U', countryAbbr: 'DE', countryCode: '49', lang: 'de' };

const right: Record<string, string> = registration({
  platform: 'Amazon',
  orderNumber: '1',
  model: '900a',
  serialNumber: '',
  purchaseDate: '2026-06-01',
  email: 'anna@example.com',
  deviceId: '',
});

const wrongWith = (fields: Record<string, string>) =>
  check(rulesFor('ultenic'), { ...newDraft('register/ultenic', 'u'), fields: { ...right, ...fields } }, user, t);

test('what docs/spec.md §5 prompts for must not be missing, and the rest may be empty', async () => {
  expect(await wrongWith({})).toEqual({});
  expect(await wrongWith(Object.fromEntries(Object.keys(right).map((name) => [name, ' '.trim()])))).toEqual({
    platform: 'Please enter the purchase platform',
    orderNumber: 'Please enter the purchase order number',
    model: 'Please select the model',
    purchaseDate: 'Please select the purchase date',
    firstName: 'Please enter your first name',
    lastName: 'Please enter your last name',
    email: 'Please enter your email',
    phoneCountry: 'Please select your country',
    phone: 'Please enter your phone number',
    country: 'Please select your country',
    gender: 'Please select your gender',
    birthday: 'Please select your birthday',
    region: 'Please enter your region',
  });
});

test.each([
  ['email', 'anna@', 'errorEmailFormat'],
  ['phone', '12', 'errorPhoneFormat'],
  ['phone', '+33 6 12 34 56 78', 'errorPhoneFormat'],
  ['email', 'anna..b@example.com', 'errorEmailFormat'],
] as const)('%s %o is refused', async (field, value, error) => {
  expect(await wrongWith({ [field]: value })).toEqual({ [field]: register[error] });
});

test.each([
  ['birthday', '2013-06-01'],
  ['purchaseDate', '2006-06-01'],
  ['birthday', '1905-06-02'],
  ['phoneCountry', 'DE'],
  ['phone', '0151 / 234 567 89'],
  ['phone', '\u202a+49 151 23456789\u202c'],
  ['email', 'anna@müller.de'],
])('%s %o is taken', async (field, value) => {
  expect(await wrongWith({ [field]: value })).toEqual({});
});

test('a number that is two says how to begin it', async () => {
  expect(await wrongWith({ phoneCountry: 'IT', phone: '3906441894' })).toEqual({ phone: form.errorPhoneAmbiguous });
  expect(await wrongWith({ phoneCountry: 'IT', phone: '+3906441894' })).toEqual({});
});

test.each(['2013-06-02', '2026-05-31', '2027-01-01', '1905-06-01', '0088-04-17'])(
  'the birthday %s is refused',
  async (birthday) => {
    expect(await wrongWith({ birthday })).toEqual({ birthday: 'Please check the year: the age must be from 13 to 120.' });
  },
);

test.each(['2026-06-02', '2006-05-31', '0026-06-01', '9999-12-31', '?'])(
  'the purchase date %s is refused',
  async (purchaseDate) => {
    const purchaseDateError = 'The purchase date must be between June 1, 2006 and today';
    expect(await wrongWith({ purchaseDate })).toEqual({ purchaseDate: purchaseDateError });
  },
);

test('nothing was bought before the buyer was born', async () => {
  const purchaseDate = 'The purchase date must be between April 17, 2010 and today';
  expect(await wrongWith({ purchaseDate: '2010-04-16', birthday: '2010-04-17' })).toEqual({ purchaseDate });
  expect(await wrongWith({ purchaseDate: '2010-04-17', birthday: '2010-04-17' })).toEqual({});
});

test('too long is told by how much', async () => {
  expect(await wrongWith({ serialNumber: 'x'.repeat(65) })).toEqual({ serialNumber: 'Please shorten this to 64 characters' });
});

test('every field that can be wrong has a place in one of the steps', () => {
  const rules = rulesFor('ultenic');
  const shown = [...fieldsOf.product, ...fieldsOf.person] as readonly string[];
  const asked = Object.keys(rules.body({ fields: {}, images: [] }, user)).filter((name) => name !== 'brand');
  expect(asked.map((path) => rules.fieldOf?.(path, newDraft('', '')) ?? path).toSorted()).toEqual([...shown].toSorted());
  expect(registrationForm('ultenic', 'ultenic', 'en').order).toEqual(shown);
});

test('what is wrong leads to its step, the first of several', () => {
  expect(stepOf(['region', 'platform'])).toBe('product');
  expect(stepOf(['device'])).toBe('product');
  expect(stepOf([])).toBeUndefined();
});
