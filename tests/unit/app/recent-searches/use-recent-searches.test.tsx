import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

const waiting: (() => void)[] = [];
vi.mock('../../../../src/app/form/when-released.ts', () => ({
  whenReleased: (action: () => void) => {
    waiting.push(action);
    return () => void waiting.splice(waiting.indexOf(action), 1);
  },
}));
vi.mock('../../../../src/stores/recent-searches.ts', () => ({
  recentSearches: async () => ['wings'],
  forgetSearches: async () => undefined,
}));

const { useRecentSearches } = await import('../../../../src/app/recent-searches/use-recent-searches.ts');

const release = () =>
  act(() => {
    for (const action of waiting.splice(0)) action();
  });

test('recent searches appear and go once nothing is pressed', async () => {
  const { result } = renderHook(() => useRecentSearches('recipes', undefined, true));
  await act(async () => undefined);
  expect(result.current.searches).toEqual([]);
  release();
  expect(result.current.searches).toEqual(['wings']);
  act(() => result.current.clear());
  release();
  expect(result.current.searches).toEqual([]);
});
