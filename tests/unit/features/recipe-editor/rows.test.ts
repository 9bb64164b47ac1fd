import { beforeEach, describe, expect, test } from 'vitest';
import { recipeLimits } from '../../../../src/contract/recipes/limits.ts';
import {
  addRows,
  changeRow,
  moveRow,
  pasteIngredients,
  removeRow,
  splitIngredient,
} from '../../../../src/features/recipe-editor/rows.ts';
import { fieldOrder } from '../../../../src/features/recipe-editor/state.ts';
import { $undo } from '../../../../src/stores/undo.ts';
import { editorWith, three } from './states.ts';

const keysOf = ({ $recipe }: ReturnType<typeof editorWith>) => $recipe.get().ingredients.map(({ key }) => key);
const parsed = (name: string, amount = '', unit: 'g' | '' = '') => ({ name, amount, unit });

beforeEach(() => $undo.set(undefined));

describe('rows', () => {
  test('are added after another one or at the end, each under a key of its own', () => {
    const editor = editorWith(three);
    const [last] = addRows(editor, 'ingredients', [{}]);
    const [second] = addRows(editor, 'ingredients', [{ name: 'oil' }], 'x');
    expect(keysOf(editor)).toEqual(['x', second, 'y', 'z', last]);
    expect(editor.$recipe.get().ingredients[1]).toEqual({ key: second, name: 'oil', amount: '', unit: '' });
  });

  test('are added no further than there is room', () => {
    const editor = editorWith(three);
    const added = addRows(
      editor,
      'ingredients',
      Array.from({ length: recipeLimits.ingredients }, () => ({})),
    );
    expect(added).toHaveLength(recipeLimits.ingredients - 3);
    expect(addRows(editor, 'ingredients', [{}])).toEqual([]);
  });

  test('are removed, and brought back in their place with what stood in them', () => {
    const editor = editorWith(three);
    removeRow(editor, 'ingredients', 'y', 'Ingredient removed');
    expect(keysOf(editor)).toEqual(['x', 'z']);
    changeRow(editor, 'ingredients', 'z', { amount: '2' });
    $undo.get()?.undo();
    expect(keysOf(editor)).toEqual(['x', 'y', 'z']);
    expect(editor.$recipe.get().ingredients.map(({ name, amount }) => name + amount)).toEqual([
      'name of x',
      'name of y',
      'name of z2',
    ]);
  });

  test('are moved by one, but not beyond the ends of the list', () => {
    const editor = editorWith(three);
    expect(moveRow(editor, 'ingredients', 'x', 1)).toBe(2);
    expect(keysOf(editor)).toEqual(['y', 'x', 'z']);
    expect([moveRow(editor, 'ingredients', 'y', -1), moveRow(editor, 'ingredients', 'z', 1)]).toEqual([undefined, undefined]);
    expect(keysOf(editor)).toEqual(['y', 'x', 'z']);
  });

  test('are moved by several at once', () => {
    const editor = editorWith(three);
    expect(moveRow(editor, 'ingredients', 'x', 2)).toBe(3);
    expect(keysOf(editor)).toEqual(['y', 'z', 'x']);
    expect(moveRow(editor, 'ingredients', 'x', -2)).toBe(1);
    expect([moveRow(editor, 'ingredients', 'x', 0), moveRow(editor, 'ingredients', 'x', 3)]).toEqual([undefined, undefined]);
    expect(keysOf(editor)).toEqual(['x', 'y', 'z']);
  });

  test('leave the state that the editor began with as it was', () => {
    const editor = editorWith(three);
    const before = JSON.stringify(three);
    changeRow(editor, 'ingredients', 'x', { name: 'oil' });
    moveRow(editor, 'ingredients', 'x', 1);
    removeRow(editor, 'ingredients', 'y', '');
    expect(JSON.stringify(three)).toBe(before);
  });

  test('have their errors listed in the order of the page', () => {
    const editor = editorWith(three);
    moveRow(editor, 'ingredients', 'z', -1);
    const order = fieldOrder(editor.$recipe.get());
    expect(order.filter((field) => field.endsWith('.name'))).toEqual([
      'ingredient.x.name',
      'ingredient.z.name',
      'ingredient.y.name',
    ]);
    expect([...order].sort()).toEqual([...new Set(order)].sort());
    const places = ['title', 'image', 'ingredients', 'ingredient.x.name', 'steps', 'equipment', 'lang', 'revision'];
    expect(order.filter((field) => places.includes(field))).toEqual(places);
  });
});

describe('a pasted list', () => {
  const lines = [parsed('flour', '200', 'g'), parsed('salt')];
  const names = ({ $recipe }: ReturnType<typeof editorWith>) => $recipe.get().ingredients.map(({ name }) => name);

  test('fills an empty row first', () => {
    const editor = editorWith();
    const { added, dropped } = pasteIngredients(editor, 'a', lines);
    expect([added.length, dropped, names(editor)]).toEqual([1, 0, ['flour', 'salt', '', '']]);
    expect(editor.$recipe.get().ingredients[0]).toEqual({ key: 'a', ...lines[0] });
  });

  test('follows a row in which something stands', () => {
    const editor = editorWith(three);
    pasteIngredients(editor, 'x', lines);
    expect(names(editor)).toEqual(['name of x', 'flour', 'salt', 'name of y', 'name of z']);
  });

  test('tells how many of its lines had no room', () => {
    const many = Array.from({ length: recipeLimits.ingredients + 2 }, () => parsed('salt'));
    expect(pasteIngredients(editorWith(), 'a', many).dropped).toBe(4);
  });
});

describe('an ingredient written into one field', () => {
  test('is split into its parts', () => {
    const editor = editorWith();
    changeRow(editor, 'ingredients', 'a', { name: '200 g flour' });
    expect(splitIngredient(editor, 'a', '200 g flour', parsed('flour', '200', 'g'))).toBe(true);
    expect(editor.$recipe.get().ingredients[0]).toEqual({ key: 'a', name: 'flour', amount: '200', unit: 'g' });
  });

  test.each([
    ['has been changed meanwhile', { name: '200 g flour, sifted' }, parsed('flour', '200', 'g')],
    ['has an amount already', { name: '200 g flour', amount: '1' }, parsed('flour', '200', 'g')],
    ['names no amount', { name: '200 g flour' }, parsed('flour')],
  ])('stays as it is where it %s', (_, row, parts) => {
    const editor = editorWith();
    changeRow(editor, 'ingredients', 'a', row);
    expect(splitIngredient(editor, 'a', '200 g flour', parts)).toBe(false);
    expect(editor.$recipe.get().ingredients[0]).toMatchObject(row);
  });
});
