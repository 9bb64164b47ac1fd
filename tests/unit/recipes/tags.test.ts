import { expect, test } from 'vitest';
import { createT } from '../../../src/i18n/t.ts';
import { filterOf, tagsOf, tagText, withTags } from '../../../src/recipes/tags.ts';

test('the tags of an address are read in the order of the screens, and what is no tag is left out', () => {
  const tags = tagsOf({ difficulty: 'hard,easy', food: 'fish,fish,horse', cuisine: '', equipment: 'toaster', q: 'easy' });
  expect(tags).toEqual([
    { dimension: 'food', tag: 'fish' },
    { dimension: 'difficulty', tag: 'easy' },
    { dimension: 'difficulty', tag: 'hard' },
  ]);
});

test('what is read from an address is what was written into it', () => {
  const tags = tagsOf({ food: 'fish,vegan', cuisine: 'italian', equipment: 'basket,oven' });
  const address = withTags('/recipes', tags, { q: 'a & b', tab: '' });
  expect(address).toBe('/recipes?q=a+%26+b&food=fish,vegan&cuisine=italian&equipment=basket,oven');
  expect(tagsOf(Object.fromEntries(new URL(address, 'https://example.com').searchParams))).toEqual(tags);
});

test('without tags neither the address nor the call says anything of them', () => {
  expect(withTags('/recipes', [])).toBe('/recipes');
  expect(filterOf([])).toEqual({});
});

test('a word is asked for in the dimension of its tag', () => {
  const t = createT({ 'recipeTags.food-fish': 'Fish and seafood' }, 'en');
  expect(tagText(t, { dimension: 'food', tag: 'fish' })).toBe('Fish and seafood');
});
