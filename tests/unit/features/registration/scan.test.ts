import { expect, test } from 'vitest';
import { serialOf } from '../../../../src/features/registration/scan.ts';

test.each([
  [['900A2436010007'], '900A2436010007'],
  [[' 900A2436010007\r\n'], '900A2436010007'],
  [['SN:900A2436010007'], '900A2436010007'],
  [['S/N 900A2436010007'], '900A2436010007'],
  [['Model:900A;SN:900A2436010007;MAC:00'], '900A2436010007'],
  [['https://example.com/p?model=900a&sn=900A2436010007'], '900A2436010007'],
  [['4006381333931', '900A2436010007'], '900A2436010007'],
  [['LABEL-7', 'SN=900A2436010007'], '900A2436010007'],
  [['SN900A2436010007'], 'SN900A2436010007'],
])('of the codes %o the serial number is %o', (codes, serial) => {
  expect(serialOf(codes)).toBe(serial);
});

test.each([
  [[]],
  [['']],
  [['4006381333931']],
  [['https://example.com/help']],
  [['Robot vacuum, made in 2024']],
  [['WIFI:S:home;;']],
  [['x'.repeat(65)]],
])('there is none among %o', (codes) => {
  expect(serialOf(codes)).toBeUndefined();
});
