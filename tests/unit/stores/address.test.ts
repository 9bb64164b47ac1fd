// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeOutOfAddress } from '../../../src/stores/address.ts';

beforeEach(() => history.replaceState({ guard: 1 }, '', '/feedback?id=7&from=home#form'));
afterEach(() => void vi.restoreAllMocks());

test('what was read is taken out of the address, and all else of it stays', () => {
  takeOutOfAddress('id', 'gone');
  expect(location.pathname + location.search + location.hash).toBe('/feedback?from=home#form');
  expect(history.state).toEqual({ guard: 1 });
});

test('an address without it is left alone', () => {
  const replace = vi.spyOn(history, 'replaceState');
  takeOutOfAddress('gone');
  expect(replace).not.toHaveBeenCalled();
});

test.each([
  ['#?id=8', '#?'],
  ['#/feedback?from=home&id=8', '#/feedback?from=home&'],
  ['?id=7#?id=8&back=exit', '#?back=exit'],
  ['#?id=8&gone=1&back=exit&id=9&gone=2', '#?back=exit&'],
  ['#?from=home&id=8&gone=1&paid=2', '#?from=home&paid=2'],
])('what was read is taken out of the hash query, too: %s', (before, after) => {
  history.replaceState(null, '', `/feedback${before}`);
  takeOutOfAddress('id', 'gone');
  expect(location.search + location.hash).toBe(after);
});
