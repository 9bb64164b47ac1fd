// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { positionIn, savePosition } from '../../../src/stores/cook-position.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('each recipe keeps its own step, for each cook', () => {
  savePosition('us-noah', 'wings', 3);
  savePosition('us-noah', 'fries', 1);
  expect(positionIn('us-noah', 'wings')).toBe(3);
  expect(positionIn('us-noah', 'fries')).toBe(1);
  expect(positionIn(undefined, 'wings')).toBe(0);
});

test('the step of a page that did not know yet who cooks is that of its user, until the meal is ready', () => {
  savePosition('us-noah', 'wings', 1);
  vi.advanceTimersByTime(1);
  savePosition(undefined, 'wings', 3);
  savePosition(undefined, 'fries', 2);
  expect(positionIn('us-noah', 'wings')).toBe(3);
  savePosition('us-noah', 'wings', undefined);
  expect([positionIn('us-noah', 'wings'), positionIn(undefined, 'wings')]).toEqual([0, 0]);
  expect(positionIn('us-noah', 'fries')).toBe(2);
});

test('the first step of a page that did not know yet who cooks is not where its user goes on', () => {
  savePosition('us-noah', 'wings', 3);
  vi.advanceTimersByTime(1);
  savePosition(undefined, 'wings', 0);
  expect(positionIn('us-noah', 'wings')).toBe(3);
});

test('a recipe that was cooked begins anew, and so does one of yesterday', () => {
  savePosition('us-noah', 'wings', 3);
  savePosition('us-noah', 'fries', 1);
  savePosition('us-noah', 'wings', undefined);
  expect(positionIn('us-noah', 'wings')).toBe(0);
  vi.advanceTimersByTime(13 * 3600 * 1000);
  expect(positionIn('us-noah', 'fries')).toBe(0);
});

test('a step is kept for less than twelve hours, under its cook', () => {
  savePosition(undefined, 'wings', 3);
  expect(Object.keys({ ...localStorage })).toEqual(['companion.cookPlaces/guest']);
  vi.advanceTimersByTime(12 * 3600 * 1000 - 1);
  expect(positionIn(undefined, 'wings')).toBe(3);
  vi.advanceTimersByTime(1);
  expect(positionIn(undefined, 'wings')).toBe(0);
  savePosition('us-noah', 'wings', 1);
  savePosition('us-noah', 'wings', 2);
  expect(JSON.parse(localStorage.getItem('companion.cookPlaces/us-noah') ?? '')).toEqual([
    { recipe: 'wings', step: 2, at: Date.now() },
  ]);
});

test('what cannot be read is the first step', () => {
  localStorage.setItem('companion.cookPlaces/guest', '{"wings":{"step":"3"}}');
  expect(positionIn(undefined, 'wings')).toBe(0);
});
