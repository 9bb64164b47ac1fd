// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPlace, placeIn } from '../../../src/stores/cook-place.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('each recipe keeps its own step, for each cook', () => {
  keepPlace('us-noah', 'wings', 3);
  keepPlace('us-noah', 'fries', 1);
  expect(placeIn('us-noah', 'wings')).toBe(3);
  expect(placeIn('us-noah', 'fries')).toBe(1);
  expect(placeIn(undefined, 'wings')).toBe(0);
});

test('a recipe that was cooked begins anew, and so does one of yesterday', () => {
  keepPlace('us-noah', 'wings', 3);
  keepPlace('us-noah', 'fries', 1);
  keepPlace('us-noah', 'wings', undefined);
  expect(placeIn('us-noah', 'wings')).toBe(0);
  vi.advanceTimersByTime(13 * 3600 * 1000);
  expect(placeIn('us-noah', 'fries')).toBe(0);
});

test('what cannot be read is the first step', () => {
  localStorage.setItem('companion.cookPlaces/guest', '{"wings":{"step":"3"}}');
  expect(placeIn(undefined, 'wings')).toBe(0);
});
