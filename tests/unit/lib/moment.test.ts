import { expect, test } from 'vitest';
import { dayOfMoment, moment } from '../../../src/lib/moment.ts';

const seconds = Date.UTC(2026, 10, 23, 12) / 1000;

test('the day of a moment is written without the time of day', () => {
  expect(dayOfMoment(seconds, 'en')).toMatch(/^Nov\u00A0\d\d,\u00A02026$/);
  expect(moment(seconds, 'en')).toMatch(/^Nov\u00A0\d\d, 2026, \d/);
});

test('a line ends at no space within the day of a moment or its time, nor between them without a comma', () => {
  expect(moment(seconds, 'ru')).toMatch(/^\d\d\u00A0нояб\.\u00A02026\u00A0г\., \d\d:\d\d$/);
  expect(moment(seconds, 'zh-Hans')).toMatch(/^2026年11月\d\d日\u00A0\d\d:\d\d$/);
});
