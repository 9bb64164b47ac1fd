import { expect, test } from 'vitest';
import { addDays, addMonths, ageOn, dayOf, formatDay, isDay } from '../../../src/lib/day.ts';

test.each(['2026-03-09', '2024-02-29', '1900-01-01'])('%s is a day', (day) => {
  expect(isDay(day)).toBe(true);
});

test.each(['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-3-9', '09.03.2026', '2026-03-09T00:00', 'today', '+12026-03-09'])(
  '%o is none',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test('the day of a moment is that of the place', () => {
  const moment = new Date(2026, 2, 9, 23, 59);
  expect(dayOf(moment)).toBe('2026-03-09');
  expect(dayOf(new Date(2026, 2, 9, 0, 1))).toBe('2026-03-09');
  expect(dayOf(new Date('2026-03-09T23:59:00Z'), 'UTC')).toBe('2026-03-09');
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-05-30', 24, '2028-05-30'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-31', 12, '2027-12-31'],
  ['2026-06-01', -240, '2006-06-01'],
  ['2024-02-29', -12, '2023-02-28'],
  ['0026-05-30', 24, '0028-05-30'],
  ['0000-01-01', 1, '0000-02-01'],
  ['0096-02-29', 12, '0097-02-28'],
])('%s and %i months are %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

test('days go on over the ends of months, years and summer time', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test.each([
  ['1988-04-17', '2026-04-16', 37],
  ['1988-04-17', '2026-04-17', 38],
  ['2000-02-29', '2026-02-28', 25],
  ['2000-02-29', '2026-03-01', 26],
  ['2026-06-02', '2026-06-01', -1],
])('who was born on %s is %s %i', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age);
});

test('a day is written as the language does', () => {
  expect(formatDay('2026-03-09', 'en')).toBe('March 9, 2026');
  expect(formatDay('2026-03-09', 'de')).toBe('9. März 2026');
  expect(formatDay('2026-03-09', 'en', 'medium')).toBe('Mar 9, 2026');
  expect(formatDay('2026-03-09', 'ja')).toBe('2026年3月9日');
});
