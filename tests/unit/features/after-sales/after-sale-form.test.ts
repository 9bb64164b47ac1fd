import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../../../../src/features/after-sales/rules.ts';

const user = { uid: 'us-noah', username: '', countryAbbr: 'US', countryCode: '1', lang: 'en' };

test('fields that were not touched are empty in what is sent', () => {
  expect(rules.body({ fields: { orderNumber: 'A-17' }, images: [] }, user)).toEqual({
    orderNumber: 'A-17',
    gender: '',
    birthday: '',
    region: '',
  });
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
