import { expect, test } from 'vitest';
import { cookbooksOf } from '../../../../src/features/recipes-browse/local-cookbooks.ts';

test('cookbooks are read by id and name, whatever the app calls the name and whichever kind of id it has', () => {
  expect(
    cookbooksOf([
      { id: 'fries', name: 'Fries' },
      { id: 7, title: 'Salmon', more: [] },
    ]),
  ).toEqual([
    { id: 'fries', name: 'Fries' },
    { id: '7', name: 'Salmon' },
  ]);
});

test('what is no cookbook is left out', () => {
  expect(
    cookbooksOf([null, undefined, 'fries', 3, [], {}, { id: 'x' }, { name: 'x' }, { id: {}, name: 'x' }, { id: 'x', name: ' ' }]),
  ).toEqual([]);
});
