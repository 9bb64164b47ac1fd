import { describe, expect, test } from 'vitest';
import { type Case, expectedWait, minCases } from '../../../server/desk/answer-time.ts';
import { roundedUp } from '../../../server/desk/expected.ts';
import { openingHours } from '../../../server/desk/hours.ts';
import { day, hour } from '../../../src/lib/time-units.ts';
import { randomOf } from '../../../tools/chaos/random.ts';

const answered = (waited: number): Case => ({ waited, answered: true });
const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the expected wait', () => {
  test('is that of the eightieth of a hundred', () => {
    expect(expectedWait(range(100).map(answered))).toBe(80);
  });

  test('says nothing of fewer than twenty', () => {
    expect(expectedWait(range(minCases - 1).map(answered))).toBeUndefined();
    expect(expectedWait(range(minCases).map(answered))).toBe(16);
  });

  test('counts those that wait for as long as they have waited', () => {
    const waiting = range(50).map((): Case => ({ waited: 50.5, answered: false }));
    expect(expectedWait([...range(100).map(answered), ...waiting])).toBe(85);
    expect(expectedWait([...range(20).map(answered), ...waiting])).toBeUndefined();
  });

  test('of one that has waited compares with those that waited as long', () => {
    expect(expectedWait(range(100).map(answered), 50)).toBe(90);
    expect(expectedWait(range(100).map(answered), 90)).toBeUndefined();
  });
});

test('of simulated replies, 4 of 5 come by the expected time, across weekends and clock changes', () => {
  const desk = openingHours({
    timeZone: 'Europe/Berlin',
    hours: {
      monday: ['09:00', '18:00'],
      tuesday: ['09:00', '18:00'],
      wednesday: ['09:00', '18:00'],
      thursday: ['09:00', '18:00'],
      friday: ['09:00', '17:00'],
    },
    closed: ['2026-04-03', '2026-04-06'],
  });
  const random = randomOf(20_261_127);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  /** Log-normal, about five hours of open time in the middle */
  const randomWait = () => Math.floor(Math.exp(1.6 + 0.9 * normal()) * hour);
  // Clocks go forward on 29 March and back on 25 October 2026.
  for (const start of [Date.UTC(2026, 1, 20), Date.UTC(2026, 8, 18)]) {
    const reports = Array.from({ length: 1500 }, () => {
      const createdAt = start + Math.floor(random() * 75 * day);
      const wait = randomWait();
      return { createdAt, answeredAt: desk.afterOpenTime(createdAt, wait) ?? 0 };
    });
    let inside = 0;
    let asked = 0;
    for (let moment = 0; moment < 60; moment++) {
      const at = start + 60 * day + Math.floor(random() * 15 * day);
      const cases = reports
        .filter(({ createdAt }) => createdAt < at && createdAt > at - 60 * day)
        .map(
          ({ createdAt, answeredAt }): Case => ({
            waited: desk.openTime(createdAt, Math.min(answeredAt, at)),
            answered: answeredAt <= at,
          }),
        );
      const wait = expectedWait(cases) ?? 0;
      const by = roundedUp(desk.afterOpenTime(at, wait) ?? 0);
      for (let count = 0; count < 60; count++) {
        asked++;
        if ((desk.afterOpenTime(at, randomWait()) ?? 0) <= by) inside++;
      }
    }
    expect(asked).toBe(3600);
    expect(Math.abs(inside / asked - 0.8)).toBeLessThan(0.03);
  }
});
