// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readRecipeTabTags, writeRecipeTabTags } from '../../../src/stores/recipe-tab-tags.ts';
import { readSession, removeSession, writeSession } from '../../../src/stores/session-storage.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a value of a tab is there until it is removed', () => {
  expect(readSession('a')).toBeUndefined();
  expect(writeSession('a', '1')).toBe(true);
  writeSession('b', '2');
  writeSession('c', '3');
  expect([readSession('a'), sessionStorage.getItem('a')]).toEqual(['1', '1']);
  removeSession('a', 'b');
  expect({ ...sessionStorage }).toEqual({ c: '3' });
});

test('without storage nothing is kept, and nothing throws', () => {
  vi.stubGlobal('sessionStorage', null);
  expect(writeSession('a', '1')).toBe(false);
  expect(readSession('a')).toBeUndefined();
  expect(() => removeSession('a')).not.toThrow();
});

test('the tags that recipes are recommended by are kept in this browser', () => {
  expect(readRecipeTabTags()).toBe('');
  writeRecipeTabTags('food=fish');
  expect(readRecipeTabTags()).toBe('food=fish');
  expect(localStorage.getItem('companion.recipeTags')).toBe('food=fish');
});
