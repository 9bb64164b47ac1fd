import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readServings, saveServings, useTicks } from '../../../src/recipes/cook-choices.ts';

const ticks = (id: string, updatedAt: number) => renderHook(() => useTicks({ id, updatedAt })).result;
const tick = (id: string, updatedAt: number, positions: readonly number[]) => {
  const result = ticks(id, updatedAt);
  for (const position of positions) act(() => result.current.toggle(position));
  return result.current.ticked;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('what a cook has set', () => {
  test('comes back for its recipe', () => {
    saveServings('wings', 6);
    tick('wings', 17, [0, 3]);
    expect(readServings('wings')).toBe(6);
    expect(ticks('wings', 17).current.ticked).toEqual([0, 3]);
    expect(readServings('fries')).toBeUndefined();
    expect(ticks('fries', 17).current.ticked).toEqual([]);
  });

  test('is taken back by a second tick, also after the page was closed', () => {
    expect(tick('wings', 17, [0, 3, 0])).toEqual([3]);
    expect(tick('wings', 17, [3])).toEqual([]);
  });

  test('does not tick what has become another ingredient', () => {
    tick('wings', 17, [0]);
    expect(ticks('wings', 18).current.ticked).toEqual([]);
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
    expect(ticks('wings', 1).current.ticked).toEqual([]);
  });
});
