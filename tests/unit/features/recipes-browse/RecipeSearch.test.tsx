import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

vi.mock('../../../../src/stores/session.ts', async (original) => ({
  ...(await original<object>()),
  startSession: async () => undefined,
  api: () => new Promise(() => undefined),
}));

const { RecipeSearch } = await import('../../../../src/features/recipes-browse/screens/RecipeSearch.tsx');
const { stringsOf } = await import('../../../../src/i18n/strings.ts');

test('the categories are in the page, and outlines of the results take their place where the address has a query', async () => {
  const hrefs = { recipes: '/recipes', recipe: '/recipeDetails', search: '/s', tags: '/t', edit: '/e' };
  const element = (
    <RecipeSearch
      strings={stringsOf('en', ['common', 'form', 'recipe', 'recipes', 'recipeTags'])}
      tag="en"
      lang="en"
      hrefs={hrefs}
    />
  );
  history.replaceState(null, '', '/recipes/search?q=potato');
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(element);
  expect(root.querySelector('.tile')).toHaveProperty('pathname', '/recipes');

  const onRecoverableError = vi.fn();
  await act(async () => void hydrateRoot(root, element, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.querySelector('.tile')).toBeNull();
  expect(root.querySelectorAll('.recipe-results .card-slot')).toHaveLength(12);
});
