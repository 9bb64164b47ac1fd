import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

vi.mock('../../../../src/stores/session.ts', async (original) => ({
  ...(await original<object>()),
  startSession: async () => undefined,
}));

const { Recipes } = await import('../../../../src/features/recipes-browse/screens/Recipes.tsx');
const { stringsOf } = await import('../../../../src/i18n/strings.ts');

test('outlines of the first cards are in the page, and hydration leaves them as they are and asks for no layout', async () => {
  const hrefs = { recipes: '/recipes', recipe: '/recipeDetails', search: '/s', tags: '/t', device: '/d', edit: '/e' };
  const strings = stringsOf('en', ['common', 'form', 'recipe', 'recipes', 'recipeTags']);
  const element = <Recipes strings={strings} tag="en" lang="en" hrefs={hrefs} />;
  history.replaceState(null, '', '/recipes');
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(element);
  expect(root.querySelectorAll('.card-slot')).toHaveLength(12);

  const onRecoverableError = vi.fn();
  const layout = [
    ...(['offsetLeft', 'offsetTop', 'offsetWidth', 'offsetHeight'] as const).map((name) =>
      vi.spyOn(HTMLElement.prototype, name, 'get'),
    ),
    vi.spyOn(Element.prototype, 'getBoundingClientRect'),
    vi.spyOn(window, 'scrollTo').mockReturnValue(),
  ];
  await act(async () => void hydrateRoot(root, element, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.querySelectorAll('.card-slot')).toHaveLength(12);
  for (const read of layout) expect(read).not.toHaveBeenCalled();
});
