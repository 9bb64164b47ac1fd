import * as v from 'valibot';
import { expect, test } from 'vitest';
import { functions } from '../../../src/shell/functions.ts';
import { cookbooksOf, readCookbook } from '../../../src/shell/local-cookbooks.ts';

test('cookbooks are read by id and name, whatever the app calls the name and whichever kind of id it has', () => {
  const entries = [
    { id: 'fries', name: 'Fries' },
    { id: 7, title: 'Salmon', more: [] },
  ];
  expect(v.is(functions.getLocalCookbooks.reply, { cookbooks: entries })).toBe(true);
  expect(cookbooksOf(entries)).toEqual([
    { id: 'fries', name: 'Fries' },
    { id: '7', name: 'Salmon' },
  ]);
});

test('a title stands in for a name that says nothing', () => {
  expect(cookbooksOf([{ id: 'x', name: '', title: 'Soup' }])).toEqual([{ id: 'x', name: 'Soup' }]);
});

test.each([
  [null, 'id'],
  [undefined, 'id'],
  ['fries', 'id'],
  [3, 'id'],
  [[], 'id'],
  [{}, 'id'],
  [{ name: 'x' }, 'id'],
  [{ recipeId: 'x', recipeName: 'x' }, 'id'],
  [{ id: {}, name: 'x' }, 'id'],
  [{ id: 'x' }, 'name'],
  [{ id: 'x', name: 7 }, 'name'],
] as const)('%j is no cookbook, by its %s and by the shape that app developers get', (entry, key) => {
  expect(readCookbook(entry)).toBe(key);
  expect(cookbooksOf([entry])).toEqual([]);
  expect(v.is(functions.getLocalCookbooks.reply, { cookbooks: [entry] })).toBe(false);
});

test('a name of spaces is none', () => {
  expect(readCookbook({ id: 'x', name: ' ' })).toBe('name');
});
