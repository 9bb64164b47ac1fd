import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check } from '../../../../src/app/form/check.ts';
import { ages } from '../../../../src/contract/days.ts';
import { rules } from '../../../../src/features/after-sales/rules.ts';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { newDraft } from '../../../../src/stores/drafts.ts';

const user = { uid: 'us-noah', username: '', countryAbbr: 'US', countryCode: '1', lang: 'en' };

test('fields that were not touched are empty in what is sent', () => {
  expect(rules.body({ fields: { orderNumber: 'A-17' }, images: [] }, user)).toEqual({
    orderNumber: 'A-17',
    gender: '',
    birthday: '',
    region: '',
  });
});

test('a birthday that the browser cannot read is refused, not left out', async () => {
  const draft = { ...newDraft('afterSale', user.uid), fields: { orderNumber: 'A-17', birthday: '?' } };
  const t = createT(stringsOf('en', ['form']), 'en');
  expect(await check(rules, draft, user, t)).toEqual({ birthday: t('form.errorBirthday', ages) });
});

test('a whole form takes a hundred lines at most', () => {
  const files = [
    'src/features/after-sales/rules.ts',
    'src/features/after-sales/screens/AfterSaleForm.tsx',
    'src/pages/[...locale]/afterSaleForm.astro',
  ];
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'));
  expect(lines.length).toBeLessThanOrEqual(100);
});
