import { afterEach, describe, expect, test, vi } from 'vitest';
import { readServings, readTicks, saveServings, saveTicks } from '../../../src/recipes/cook-choices.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('what a cook has set', () => {
  test('comes back for its recipe', () => {
    saveServings('wings', 6);
    saveTicks('wings', 17, [0, 3]);
    expect(readServings('wings')).toBe(6);
    expect(readTicks('wings', 17)).toEqual([0, 3]);
    expect(readServings('fries')).toBeUndefined();
    expect(readTicks('fries', 17)).toEqual([]);
  });

  test('does not tick what has become another ingredient', () => {
    saveTicks('wings', 17, [0]);
    expect(readTicks('wings', 18)).toEqual([]);
  });

  test('is nothing where the tab keeps something else, or nothing', () => {
    sessionStorage.setItem('companion.recipe.servings.wings', 'many');
    expect(readServings('wings')).toBeUndefined();
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new Error('denied');
      },
    });
    expect(readServings('wings')).toBeUndefined();
    expect(readTicks('wings', 1)).toEqual([]);
  });
});
