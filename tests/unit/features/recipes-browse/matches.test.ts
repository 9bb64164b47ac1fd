import { expect, test } from 'vitest';
import { matchesIn } from '../../../../src/features/recipes-browse/matches.ts';

const marked = (title: string, query: string, tag = 'en') =>
  matchesIn(title, query, tag).map(([start, end]) => title.slice(start, end));

test('words are marked whatever their case, accents and endings, the last one while it is typed', () => {
  expect(marked('Crème brûlée with chicory', 'creme BRULEE chi')).toEqual(['Crème', 'brûlée', 'chicory']);
  expect(marked('Tomato soup', 'how to make soup')).toEqual(['soup']);
  expect(marked('Roasted potatoes', 'roast potato ')).toEqual(['Roasted', 'potatoes']);
  expect(marked('Unchilled chili', 'chil')).toEqual(['chili']);
});

test.each([
  ['Weiße Soße', 'weisse sosse', 'de', ['Weiße', 'Soße']],
  ['Hähnchen', 'haehnchen', 'de', ['Hähnchen']],
  ['Łosoś z pieca', 'losos', 'pl', ['Łosoś']],
  ['チキンカレー', 'ちきん', 'ja', ['チキン']],
  ['Bœuf bourguignon', 'boeuf', 'fr', ['Bœuf']],
])('%o is marked by %o, which finds it', (title, query, tag, expected) => {
  expect(marked(title, query, tag)).toEqual(expected);
});

test('characters of languages without spaces are marked wherever they stand together, one alone anywhere', () => {
  expect(marked('鶏のから揚げ', 'から揚げ', 'ja')).toEqual(['から揚げ']);
  expect(marked('ソース焼きそば', '焼きそば', 'ja')).toEqual(['焼きそば']);
  expect(marked('動かないときは動かします', '動かない', 'ja')).toEqual(['動かない', '動か']);
  expect(marked('蒜香鸡翅', '怎么做鸡翅', 'zh-Hans')).toEqual(['鸡翅']);
  expect(marked('蒜香鸡翅', '鸡', 'zh-Hans')).toEqual(['鸡']);
  expect(marked('鸡蛋炒饭', '鸡翅', 'zh-Hans')).toEqual([]);
});

test('marks never overlap', () => {
  expect(marked('Potatoes', 'pot potato')).toEqual(['Potatoes']);
});

test('signs mark nothing', () => {
  expect(marked('A (b) c.', '( ) . * [ \\')).toEqual([]);
  expect(marked('', 'a')).toEqual([]);
  expect(marked('İçli köfte', 'kof', 'tr')).toEqual(['köfte']);
});
