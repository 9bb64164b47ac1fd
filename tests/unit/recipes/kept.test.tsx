import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepServings, keepTicks, keptServings, keptTicks } from '../../../src/recipes/kept.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('what a cook has set', () => {
  test('comes back for its recipe', () => {
    keepServings('wings', 6);
    keepTicks('wings', 17, [0, 3]);
    expect(keptServings('wings')).toBe(6);
    expect(keptTicks('wings', 17)).toEqual([0, 3]);
    expect(keptServings('fries')).toBeUndefined();
    expect(keptTicks('fries', 17)).toEqual([]);
  });

  test('does not tick what has become another ingredient', () => {
    keepTicks('wings', 17, [0]);
    expect(keptTicks('wings', 18)).toEqual([]);
  });

  test('is nothing where the tab keeps something else, or nothing', () => {
    sessionStorage.setItem('companion.recipe.servings.wings', 'many');
    expect(keptServings('wings')).toBeUndefined();
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new Error('denied');
      },
    });
    expect(keptServings('wings')).toBeUndefined();
    expect(keptTicks('wings', 1)).toEqual([]);
  });
});
