import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { RecipeCard as Card } from '../../../../src/contract/recipes/read.ts';
import { RecipeCard } from '../../../../src/features/recipes-browse/components/RecipeCard.tsx';
import { renderInScreen } from '../../ui/in-screen.tsx';

afterEach(cleanup);

test.each([
  ['names its language', 'Suppe', 'Suppe', 'de'],
  ['is shown in the words of the page, where it has none', '', 'Untitled recipe', ''],
])('the title of a recipe in another language %s', (_, title, shown, lang) => {
  const card = { id: 'soup', title, lang: 'de', author: '', image: null, minutes: 0, difficulty: null } as unknown as Card;
  renderInScreen(
    <RecipeCard card={card} href="/recipeDetails/soup">
      {null}
    </RecipeCard>,
  );
  const link = screen.getByRole('link');
  expect([link.textContent, link.lang]).toEqual([shown, lang]);
});
