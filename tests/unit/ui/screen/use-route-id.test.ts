import { expect, test } from 'vitest';
import { routeId } from '../../../../src/ui/screen/use-route-id.ts';

test.each([
  ['/rmaDetail/7', '/rmaDetail', '7'],
  ['/de/rmaDetail/7', '/rmaDetail', '7'],
  ['/rmaDetail/7/', '/rmaDetail', '7'],
  ['/zh-hk/recipes/cook/a%20b', '/recipes/cook', 'a b'],
  ['/recipeDetails/recipeDetails', '/recipeDetails', 'recipeDetails'],
  ['/rmaDetail/%', '/rmaDetail', '%'],
] as const)('%s names an id', (pathname, screen, id) => {
  expect(routeId(pathname, screen)).toBe(id);
});

test.each([
  ['/rmaDetail', '/rmaDetail'],
  ['/de/rmaDetail/', '/rmaDetail'],
  ['/recipes/cook', '/recipes/cook'],
  ['/de/recipes/history', '/recipes/history'],
  ['/recipeDetails.html', '/recipeDetails'],
] as const)('%s names none, not even the screen itself', (pathname, screen) => {
  expect(routeId(pathname, screen)).toBe('');
});
