import { expect, test } from 'vitest';
import { dayOfMoment, moment } from '../../../src/lib/moment.ts';

test('the day of a moment is written without the time of day', () => {
  const seconds = Date.UTC(2026, 10, 23, 12) / 1000;
  expect(dayOfMoment(seconds, 'en')).toMatch(/^Nov\u00A0\d\d,\u00A02026$/);
  expect(moment(seconds, 'en')).toContain(`${dayOfMoment(seconds, 'en').replaceAll('\u00A0', ' ')}, `);
});
