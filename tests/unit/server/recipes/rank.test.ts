import { expect, test } from 'vitest';
import { rankOf } from '../../../../server/recipes/listing.ts';
import { day } from '../../../../src/lib/time-units.ts';

const now = Date.UTC(2026, 5, 1);

test('a newer recipe stands before an older one', () => {
  expect(rankOf(now, 0)).toBeGreaterThan(rankOf(now - day, 0));
});

test('twice as many favorites count for a week', () => {
  expect(rankOf(now - 7 * day, 2 * 8 - 1)).toBe(rankOf(now, 8 - 1));
});

test('one favorite more seldom changes anything', () => {
  expect(rankOf(now, 101)).toBe(rankOf(now, 100));
});

test('less than no favorites are none', () => {
  expect(rankOf(now, -3)).toBe(rankOf(now, 0));
});
