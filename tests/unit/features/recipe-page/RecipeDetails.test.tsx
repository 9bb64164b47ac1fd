import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RecipeDetails } from '../../../../src/features/recipe-page/screens/RecipeDetails.tsx';
import { strings } from '../../ui/in-screen.tsx';

vi.mock('../../../../src/recipes/use-recipe.ts', () => ({
  useRecipe: () => ({ status: 'failed', refetch: () => undefined }),
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [true, 'We cannot reach our servers'],
  [false, 'You are offline'],
])('a recipe that cannot be loaded says whose fault it is, with a connection: %s', (onLine, title) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const texts = { ...strings, 'recipePage.toRecipes': 'To the recipes' };
  render(<RecipeDetails strings={texts} tag="en" lang="en" hrefs={{ recipes: '/recipes' } as never} />);
  expect(screen.getByRole('heading').textContent).toBe(title);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
