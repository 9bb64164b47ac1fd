import { expect, test } from 'vitest';
import { speculationRules } from '../../../../src/layouts/head/speculation-rules.ts';

test('what is fetched ahead is every page of the site, but not one page again for each query, nor in another language', () => {
  const [{ where }] = JSON.parse(speculationRules).prefetch;
  const isFetched = (attributes: string) => {
    document.body.innerHTML = `<a ${attributes}>a</a>`;
    return document.querySelector('a')?.matches(where.selector_matches);
  };
  expect(isFetched('href="/de/recipes/search"')).toBe(true);
  expect(isFetched('href="/recipeDetails/shakshuka#step-2"')).toBe(true);
  expect(isFetched('href="/de/recipes?tab=categories"')).toBe(false);
  expect(isFetched('href="?food=fish"')).toBe(false);
  expect(isFetched('href="#water"')).toBe(false);
  expect(isFetched('href="https://shop.example.com/recipes"')).toBe(false);
  expect(isFetched('href="/de/helpCenter" hreflang="de"')).toBe(false);
  expect(isFetched('href="/de/helpCenter" aria-current="page"')).toBe(false);
});
