import { expect, test } from 'vitest';
import { shareUrl } from '../../../src/recipes/share-url.ts';

test('a recipe is passed on without what its address holds besides', () => {
  const url = 'https://help.test/recipeDetails/wings';
  const { origin, pathname } = new URL(`${url}?tab=x#?token=secret`);
  expect(shareUrl({ origin, pathname })).toBe(url);
});
