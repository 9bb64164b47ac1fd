import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile } from '../../../src/lib/ics.ts';

const stamp = new Date('2026-06-01T12:00:00.123Z');
const day = { uid: 'a1@companion', day: '2028-05-30', title: 'Warranty ends', text: 'Order 1', remindDays: 30 };

/** The file's properties as a calendar reads them: unfolded, unescaped. */
const read = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const);

const textOf = (file: string, name: string) =>
  read(file)
    .find(([key]) => key === name)?.[1]
    .replace(/\\([\\;,nN])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));

test('a day is one event of a whole day, with a reminder at nine in the morning', () => {
  expect(calendarFile([day], stamp).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Companion//Help//EN',
    'BEGIN:VEVENT',
    'UID:a1@companion',
    'DTSTAMP:20260601T120000Z',
    'DTSTART;VALUE=DATE:20280530',
    'DTEND;VALUE=DATE:20280531',
    'SUMMARY:Warranty ends',
    'DESCRIPTION:Order 1',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Warranty ends',
    'TRIGGER:-P29DT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('an event of the last day of a year ends in the next one', () => {
  expect(calendarFile([{ ...day, day: '2027-12-31' }], stamp)).toContain('DTEND;VALUE=DATE:20280101');
});

test('what has a meaning in the format is escaped', () => {
  const text = 'a;b,c\\d\r\ne\nf\rg';
  expect(calendarFile([{ ...day, text }], stamp)).toContain('DESCRIPTION:a\\;b\\,c\\\\d\\ne\\nf\\ng\r\n');
});

test('no text of a person can begin a line of its own', () => {
  const file = calendarFile([{ ...day, title: 'x\nEND:VEVENT\r\nBEGIN:VALARM' }], stamp);
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(1);
  expect(file.match(/^BEGIN:VALARM/gm)).toHaveLength(1);
});

test('long lines are folded at 75 octets, and no character is torn', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }), (text) => {
      const file = calendarFile([{ ...day, title: text, text }], stamp);
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(textOf(file, 'DESCRIPTION')).toBe(text.replace(/\r\n?/g, '\n'));
      expect(file.isWellFormed()).toBe(text.isWellFormed());
    }),
  );
});

test('days are events of one file, and come again where they say so, with a reminder on the day', () => {
  const weekly = { ...day, uid: 'b2@companion', remindDays: 0, everyDays: 7 };
  const file = calendarFile([day, weekly], stamp);
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(2);
  expect(file.match(/^RRULE:.*$/gm)).toEqual(['RRULE:FREQ=DAILY;INTERVAL=7']);
  expect(file.match(/^TRIGGER:.*$/gm)).toEqual(['TRIGGER:-P29DT15H', 'TRIGGER:PT9H']);
});
