import { afterEach, expect, it, vi } from 'vitest';
import { backoff, withJitter } from '../../../src/lib/backoff.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  [0, 1_000],
  [0.5, 1_250],
  [1, 1_500],
])('a delay is lengthened by up to a half: %s', (random, delay) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  expect(withJitter(1_000)).toBe(delay);
});

it('each retry waits for its delay, and all after the last for the last', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  expect([0, 1, 2, 3, 50].map((failures) => backoff([500, 1_000, 5_000], failures))).toEqual([500, 1_000, 5_000, 5_000, 5_000]);
});

it('a retry waits for as long as the server asks, where that is longer', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  expect(backoff([500], 0, 3_000)).toBe(3_000);
  expect(backoff([500], 0, 100)).toBe(500);
});

it('without delays a retry comes at once', () => {
  expect(backoff([], 0)).toBe(0);
});
