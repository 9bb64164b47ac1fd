import { describe, expect, test } from 'vitest';
import { isSpelled, isStopWord } from '../../../../server/recipes/search/food-words.ts';
import { unitsOf } from '../../../../server/recipes/search/words.ts';

/** Those of a query's units that are dropped. */
const dropped = (q: string, lang: string) =>
  unitsOf(q)
    .filter(({ text }) => isStopWord(text, lang))
    .map(({ start, end }) => q.slice(start, end));

describe('stop words', () => {
  test.each([
    ['how do i make crispy fries', 'en', ['how', 'do', 'make']],
    ['rezept für bratkartoffeln mit speck', 'de', ['rezept', 'für', 'mit']],
    ['comment faire des frites et du pain', 'fr', ['comment', 'faire', 'des', 'et', 'du']],
    ['怎么做鸡翅', 'zh', ['怎么', '么做']],
    ['鶏肉のレシピ', 'ja', ['レシ', 'シピ']],
  ])('of %o in %s are those of the language', (q, lang, expected) => {
    expect(dropped(q, lang)).toEqual(expected);
  });

  test('of another language are dropped too', () => {
    expect(dropped('wie mache ich bratkartoffeln', 'en')).toEqual(['wie', 'mache', 'ich']);
  });

  test.each([
    ['fırında et', 'tr'],
    ['tam un', 'tr'],
    ['çan biberi', 'tr'],
    ['mâche chèvre', 'fr'],
    ['thé glacé', 'fr'],
    ['bun burger', 'en'],
    ['ser kozi', 'pl'],
  ])('of another language are kept in %o, which is food in %s', (q, lang) => {
    expect(dropped(q, lang)).toEqual([]);
  });

  test.each([
    ['salade maïs', 'fr'],
    ['pollo vino', 'es'],
    ['té helado', 'es'],
    ['pure patate', 'it'],
    ['su böreği', 'tr'],
  ])('are kept in %o, since they are spelled like food in %s', (q, lang) => {
    expect(dropped(q, lang)).toEqual([]);
  });

  test('have no pairs of characters across two words, nor parts of food', () => {
    expect(dropped('理料', 'ja')).toEqual([]);
    expect(dropped('学好', 'zh-hk')).toEqual([]);
    expect(dropped('マスタード', 'ja')).toEqual([]);
  });
});

test('a part of a food of several words is no typo in its language', () => {
  expect(isSpelled('chops', 'en')).toBe(true);
  expect(isSpelled('chops', 'de')).toBe(false);
});
