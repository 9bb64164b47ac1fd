import { expect, test } from 'vitest';
import { formatDate, toDate } from '../../../src/lib/date.ts';

const moment = new Date(2026, 1, 3, 4, 5, 6);

test('a moment is written as year-month-day hour:minute:second', () => {
  expect(formatDate(moment)).toBe('2026-02-03 04:05:06');
});

test('a number of ten digits is seconds', () => {
  expect(formatDate(moment.getTime() / 1000)).toBe('2026-02-03 04:05:06');
});

test.each([999_999_999, 10_000_000_000, moment.getTime()])('a number of any other length is milliseconds: %d', (value) => {
  expect(toDate(value).getTime()).toBe(value);
});

test('a pattern says which parts are written', () => {
  expect(formatDate(moment, 'DD.MM.YYYY, HH:mm')).toBe('03.02.2026, 04:05');
});

test('what is no moment in time is refused', () => {
  expect(() => formatDate(Number.NaN)).toThrow(RangeError);
  expect(() => formatDate(new Date('never'))).toThrow(RangeError);
});
