import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tag } from '../../../../src/recipes/tags.ts';

const countRecipes = vi.fn<(tags: readonly Tag[]) => Promise<number | undefined>>();
vi.mock('../../../../src/features/recipes-browse/count-recipes.ts', () => ({ countRecipes }));
vi.mock('../../../../src/stores/session.ts', async (original) => ({
  ...(await original<object>()),
  startSession: async () => undefined,
}));

const { $session } = await import('../../../../src/stores/session.ts');
const { RecipeTags } = await import('../../../../src/features/recipes-browse/screens/RecipeTags.tsx');
const { stringsOf } = await import('../../../../src/i18n/strings.ts');

const strings = stringsOf('en', ['common', 'recipes', 'recipeTags']);
const show = () =>
  render(<RecipeTags strings={strings} tag="en" lang="en" hrefs={{ recipes: '/recipes', search: '/recipes/search' }} />);
const button = () => screen.getByRole('button', { name: /^Show/ }).textContent;

beforeEach(() => {
  countRecipes.mockReset();
  $session.set({ status: 'anonymous' });
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  history.replaceState(null, '', '/recipes/tags');
});

test('the button says how many recipes have the chosen tags, asked for once after several choices', async () => {
  countRecipes.mockImplementation(async (tags) => (tags.length === 2 ? 1 : 12));
  show();
  await expect.poll(button).toBe('Show 12 recipes');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vegan' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Easy' }));
  await expect.poll(button).toBe('Show 1 recipe');
  expect(countRecipes.mock.calls.map(([tags]) => tags.length)).toEqual([0, 2]);
  expect(screen.getByText(/2 tags chosen/).textContent).toBe('2 tags chosen. Recipes found: 1');
});

test.each([
  ['where the server does not tell it', async () => undefined],
  ['where the server cannot be reached', () => Promise.reject(new Error('offline'))],
])('the button says no number %s', async (_, answer) => {
  countRecipes.mockImplementation(answer);
  show();
  await expect.poll(() => countRecipes.mock.calls.length).toBe(1);
  expect(button()).toBe('Show recipes');
});

test('recipes are counted once it is known who asks', async () => {
  $session.set({ status: 'starting' });
  vi.useFakeTimers();
  show();
  await vi.advanceTimersByTimeAsync(5000);
  expect(countRecipes).not.toHaveBeenCalled();
  act(() => $session.set({ status: 'unknown' }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(countRecipes).toHaveBeenCalledTimes(1);
});

test('nothing is counted for a search, which decides by its words too', async () => {
  history.replaceState(null, '', '/recipes/tags?from=search&q=soup');
  vi.useFakeTimers();
  show();
  await vi.advanceTimersByTimeAsync(5000);
  expect(countRecipes).not.toHaveBeenCalled();
});
