import { expect, test } from 'vitest';
import { speculationRules } from '../../../../src/layouts/head/speculation-rules.ts';

const base = 'https://support.example.com/de/recipes?tab=works';

test('what is fetched ahead is every page of the site, but not one page again for each query', () => {
  const [{ where }] = JSON.parse(speculationRules).prefetch;
  const [pages, { not: queries }] = where.and;
  const fetched = (href: string) =>
    new URLPattern(pages.href_matches, base).test(href, base) && !new URLPattern(queries.href_matches, base).test(href, base);
  expect(fetched('/de/recipes/search')).toBe(true);
  expect(fetched('/recipeDetails/shakshuka#step-2')).toBe(true);
  expect(fetched('/de/recipes')).toBe(true);
  expect(fetched('/de/recipes?tab=categories')).toBe(false);
  expect(fetched('?food=fish')).toBe(false);
  expect(fetched('https://shop.example.com/recipes')).toBe(false);
});
