import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RecipeDetails } from '../../../../src/features/recipe-page/screens/RecipeDetails.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';

let status = 'failed';
vi.mock('../../../../src/recipes/use-recipe.ts', () => ({
  useRecipe: () => ({ status, refetch: () => undefined }),
}));
vi.mock('../../../../src/recipes/cooking/RecipeCooking.tsx', () => ({
  RecipeCooking: ({ recipeId }: { recipeId: string }) => <p>Cooking: {recipeId}</p>,
}));

const texts = stringsOf('en', ['common', 'device', 'recipePage']);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [true, 'We cannot reach our servers'],
  [false, 'You are offline'],
])('a recipe that cannot be loaded says whose fault it is, with a connection: %s', (onLine, title) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  render(<RecipeDetails strings={texts} tag="en" lang="en" hrefs={{ recipes: '/recipes' } as never} />);
  expect(screen.getByRole('heading').textContent).toBe(title);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

it.each(['missing', 'failed'])('a recipe that is %s can still be stopped where an appliance cooks it', async (state) => {
  status = state;
  history.replaceState(null, '', '/recipeDetails/soup');
  render(<RecipeDetails strings={texts} tag="en" lang="en" hrefs={{ recipes: '/recipes' } as never} />);
  expect((await screen.findByText(/^Cooking/)).textContent).toBe('Cooking: soup');
});
