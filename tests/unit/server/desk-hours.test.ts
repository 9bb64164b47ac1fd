import { describe, expect, test } from 'vitest';
import { type DeskHours, openingHours, readDesks } from '../../../server/desk/hours.ts';
import { day, hour } from '../../../src/lib/time-units.ts';

const desk: DeskHours = {
  timeZone: 'Europe/Berlin',
  hours: {
    monday: ['09:00', '18:00'],
    tuesday: ['09:00', '18:00'],
    wednesday: ['09:00', '18:00'],
    thursday: ['09:00', '18:00'],
    friday: ['09:00', '17:00'],
  },
  closed: ['2026-12-24', '2026-12-25'],
};
const { openTime, afterOpenTime, closedFor } = openingHours(desk);
const never = openingHours({ ...desk, hours: {} });
const at = (text: string) => Date.parse(text);

describe('open time', () => {
  test.each([
    ['within a day', '2026-11-25T10:00+01:00', '2026-11-25T12:30+01:00', 2.5],
    ['over a night', '2026-11-25T17:00+01:00', '2026-11-26T10:00+01:00', 2],
    ['over a weekend', '2026-11-27T16:00+01:00', '2026-11-30T10:00+01:00', 2],
    ['over a holiday', '2026-12-23T17:00+01:00', '2026-12-28T10:00+01:00', 2],
    ['while it is closed', '2026-11-28T10:00+01:00', '2026-11-29T10:00+01:00', 0],
    ['over a week in which clocks go forward', '2026-03-27T10:00+01:00', '2026-03-30T10:00+02:00', 8],
    ['over a week in which clocks go back', '2026-10-23T10:00+02:00', '2026-10-26T10:00+01:00', 8],
  ])('%s', (_, from, until, hours) => {
    expect(openTime(at(from), at(until))).toBe(hours * hour);
    if (hours > 0) expect(afterOpenTime(at(from), hours * hour)).toBe(at(until));
  });

  test('never comes for a desk that never opens', () => {
    expect(never.afterOpenTime(at('2026-11-25T10:00Z'), hour)).toBeUndefined();
  });
});

describe('a closed desk', () => {
  test.each([
    ['is open', '2026-11-25T10:00+01:00', 0],
    ['is closed for the night', '2026-11-25T20:00+01:00', 15],
    ['is closed for the weekend', '2026-11-28T20:00+01:00', 64],
    ['is closed over the holidays', '2026-12-24T12:00+01:00', 4 * 24 + 15],
  ])('%s', (_, now, hours) => {
    expect(closedFor(at(now))).toBe(hours * hour);
  });

  test('may be so for good', () => {
    expect(never.closedFor(at('2026-11-25T10:00Z'))).toBeGreaterThan(day);
  });
});

describe('the file', () => {
  test.each([
    [{ eu: { ...desk, timeZone: 'Europe/Berln' } }, 'eu.timeZone: must be a time zone'],
    [{ eu: { ...desk, hours: { monday: ['9', '18:00'] } } }, 'eu.hours.monday.0: must be a time'],
    [{ eu: { ...desk, hours: { monday: ['18:00', '09:00'] } } }, 'eu.hours.monday: must open before it closes'],
    [{ eu: { ...desk, hours: { funday: ['09:00', '18:00'] } } }, 'eu.hours.funday'],
    [{ eu: { ...desk, closed: ['25.12.2026'] } }, 'eu.closed.0: must be days'],
    [{ mars: desk }, 'mars'],
  ])('is refused with what is wrong: %#', (value, problem) => {
    expect(() => readDesks(value)).toThrow(problem);
    expect(() => readDesks(value)).toThrow('server/desk-hours.json');
  });
});
