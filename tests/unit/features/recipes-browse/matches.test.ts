import { expect, test } from 'vitest';
import { matchesIn } from '../../../../src/features/recipes-browse/matches.ts';

const marked = (title: string, query: string) => matchesIn(title, query).map(([start, end]) => title.slice(start, end));

test('words are marked at their beginning, whatever their case and accents', () => {
  expect(marked('Crème brûlée with chicory', 'creme BRU chi')).toEqual(['Crème', 'brû', 'chi']);
  expect(marked('Unchilled chili', 'chil')).toEqual(['chil']);
});

test('characters of languages without spaces are marked wherever they stand', () => {
  expect(marked('鶏のから揚げ', 'から揚げ')).toEqual(['から揚げ']);
});

test('marks never overlap, and the longer one stays', () => {
  expect(marked('Potatoes', 'pot potato')).toEqual(['Potato']);
});

test('what would be a pattern is taken as it is', () => {
  expect(marked('A (b) c.', '( ) . * [ \\')).toEqual([]);
  expect(marked('', 'a')).toEqual([]);
  expect(marked('İçli köfte', 'kof')).toEqual(['köf']);
});
