import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import register from '../../../../content/en/strings/register.json' with { type: 'json' };
import { check, errorTexts } from '../../../../src/app/form/check.ts';
import type { RegistrationCard } from '../../../../src/contract/registration/read.ts';
import { correctionForm } from '../../../../src/features/registration/correction.ts';
import { rulesFor } from '../../../../src/features/registration/correction-rules.ts';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { newDraft } from '../../../../src/stores/drafts.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 5, 1, 12), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const t = createT(stringsOf('en', ['form', 'register']), 'en');
const user = { uid: 'u', username: 'U', countryAbbr: 'DE', countryCode: '49', lang: 'de' };

let card: RegistrationCard = {
  id: 'r',
  brand: 'ultenic',
  model: '900a',
  orderNumber: 'A',
  serialNumber: '',
  purchaseDate: '0026-05-30',
  warrantyUntil: '1928-05-30',
  status: 'active',
  revision: 1,
  createdAt: 0,
};
const rules = rulesFor(
  () => card,
  () => undefined,
);
const draft = (fields: Record<string, string>) => ({
  ...newDraft('registrationCorrection/r', 'u'),
  fields: { correctedOrderNumber: 'B', correctedPurchaseDate: '2026-05-30', ...fields },
});

test('a correction is of the card as it is when it is sent', () => {
  expect(rules.body(draft({}), user)).toEqual({ id: 'r', revision: 1, orderNumber: 'B', purchaseDate: '2026-05-30' });
  card = { ...card, revision: 2 };
  expect(rules.body(draft({}), user)).toMatchObject({ revision: 2 });
});

test.each([
  [{ correctedOrderNumber: ' ' }, { correctedOrderNumber: register.errorOrderNumber }],
  [{ correctedPurchaseDate: '' }, { correctedPurchaseDate: register.errorPurchaseDate }],
  [
    { correctedPurchaseDate: '0026-05-30' },
    { correctedPurchaseDate: 'The purchase date must be between June 1, 2006 and today' },
  ],
  [
    { correctedPurchaseDate: '2026-06-02' },
    { correctedPurchaseDate: 'The purchase date must be between June 1, 2006 and today' },
  ],
])('%o says what is wrong', async (fields, errors) => {
  expect(await check(rules, draft(fields), user, t)).toEqual(errors);
});

test('what only the server knows is said at a field', () => {
  const said = (broken: Record<string, string>) => errorTexts(rules, broken, draft({}), t);
  expect(said({ orderNumber: 'duplicate' })).toEqual({ correctedOrderNumber: register.errorDuplicate });
  expect(said({ revision: 'changed' })).toEqual({ correctedOrderNumber: register.errorChanged });
});

test('what stands on the card is no entry', () => {
  const { name, defaults } = correctionForm(
    card,
    () => card,
    () => undefined,
  );
  expect([name, defaults]).toEqual([
    'registrationCorrection/r',
    { correctedOrderNumber: 'A', correctedPurchaseDate: '0026-05-30' },
  ]);
});
