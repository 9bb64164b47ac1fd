import { describe, expect, test } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { formatDate } from '../../../src/lib/format-date.ts';

const date = new Date('2028-02-27T15:04:00Z');
const day = { dateStyle: 'long', timeZone: 'UTC' } as const;
const dayAndTime = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
/** As lines would break. */
const lines = (tag: string, options: Intl.DateTimeFormatOptions) => formatDate(date, tag, options).split(' ');
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe.each(locales.map(({ tag }) => tag))('a date in %s', (tag) => {
  test('has no place to break its day', () => {
    expect(lines(tag, day)).toHaveLength(1);
    expect(lines(tag, { dateStyle: 'medium', timeZone: 'UTC' })).toHaveLength(1);
  });

  test('breaks between day and time at most', () => {
    expect(lines(tag, dayAndTime).length).toBeLessThanOrEqual(2);
  });

  test('reads as the language writes it', () => {
    for (const options of [day, dayAndTime])
      expect(spaced(formatDate(date, tag, options))).toBe(new Intl.DateTimeFormat(tag, options).format(date));
  });
});

test('the year and its mark stay with the month, and the weekday may stand above them', () => {
  expect(formatDate(date, 'ru', day)).toBe('27\u00a0февраля\u00a02028\u00a0г.');
  expect(lines('ko', dayAndTime)).toEqual(['2028.\u00a02.\u00a027.\u00a0오후\u00a03:04']);
  expect(lines('ru', dayAndTime)).toEqual(['27\u00a0февр.\u00a02028\u00a0г.,', '15:04']);
  expect(
    lines('de', { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
  ).toEqual(['Sonntag,', '27.\u00a0Februar\u00a0um\u00a015:04']);
});
