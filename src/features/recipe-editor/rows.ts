import { recipeLimits } from '../../contract/recipes/limits.ts';
import { offerUndo } from '../../stores/undo.ts';
import type { Editor } from './editor.ts';
import type { TypedIngredient } from './paste.ts';
import { type ListName, type Lists, newRow, type Rows } from './state.ts';

// The rows of both lists of a recipe. Apart from the editor, whose body is loaded after the page's first paint.

type Recipe = Pick<Editor, '$recipe'>;

function rowsIn<List extends ListName>({ $recipe }: Recipe, list: List): readonly Rows[List][] {
  const lists: Lists = $recipe.get();
  return lists[list];
}

const setRows = <List extends ListName>({ $recipe }: Recipe, list: List, next: readonly Rows[List][]) =>
  $recipe.set({ ...$recipe.get(), [list]: next });

function insertAt<List extends ListName>(editor: Recipe, list: List, at: number, added: readonly Rows[List][]) {
  const rows = rowsIn(editor, list);
  setRows(editor, list, [...rows.slice(0, at), ...added, ...rows.slice(at)]);
}

const indexOf = (editor: Recipe, list: ListName, key: string) => rowsIn(editor, list).findIndex((row) => row.key === key);

export function changeRow<List extends ListName>(editor: Recipe, list: List, key: string, patch: Partial<Rows[List]>) {
  const next = rowsIn(editor, list).map((row) => (row.key === key ? { ...row, ...patch } : row));
  setRows(editor, list, next);
}

/** Adds rows after another one or at the end, as many as the list has room for. @returns their keys */
export function addRows<List extends ListName>(
  editor: Recipe,
  list: List,
  added: readonly Partial<Rows[List]>[],
  after?: string,
): string[] {
  const { length } = rowsIn(editor, list);
  const fresh = added.slice(0, recipeLimits[list] - length).map((row) => newRow[list](row));
  insertAt(editor, list, after === undefined ? length : indexOf(editor, list, after) + 1, fresh);
  return fresh.map(({ key }) => key);
}

/** @param undoText the offer to bring the row back */
export function removeRow(editor: Recipe, list: ListName, key: string, undoText: string) {
  const at = indexOf(editor, list, key);
  const removed = rowsIn(editor, list).slice(at, at + 1);
  const others = rowsIn(editor, list).filter((row) => row.key !== key);
  setRows(editor, list, others);
  offerUndo({ text: undoText, undo: () => insertAt(editor, list, at, removed) });
}

/** @param by rows down, or up if negative @returns the row's new number, from 1; undefined where it would leave the list */
export function moveRow(editor: Recipe, list: ListName, key: string, by: number): number | undefined {
  const all = rowsIn(editor, list);
  const at = indexOf(editor, list, key);
  const row = all[at];
  if (!row || !by || !all[at + by]) return undefined;
  const next = all.filter((other) => other !== row);
  next.splice(at + by, 0, row);
  setRows(editor, list, next);
  return at + by + 1;
}

const ingredientOf = (editor: Recipe, key: string) => rowsIn(editor, 'ingredients').find((row) => row.key === key);

/** Splits the name of an ingredient, "200 g flour", into its parts, unless the row has changed meanwhile. */
export function splitIngredient(editor: Recipe, key: string, name: string, parts: TypedIngredient): boolean {
  const row = ingredientOf(editor, key);
  if (!parts.amount || row?.name !== name || row.amount || row.unit) return false;
  changeRow(editor, 'ingredients', key, parts);
  return true;
}

/** Inserts a pasted list at a row, which takes the first line where it is empty. @returns the new rows, and how many had no room */
export function pasteIngredients(
  editor: Recipe,
  key: string,
  lines: readonly TypedIngredient[],
): { added: string[]; dropped: number } {
  const row = ingredientOf(editor, key);
  const isEmpty = row && !row.name.trim() && !row.amount && !row.unit;
  const [first] = lines;
  if (isEmpty && first) changeRow(editor, 'ingredients', key, first);
  const others = isEmpty ? lines.slice(1) : lines;
  const added = addRows(editor, 'ingredients', others, key);
  return { added, dropped: others.length - added.length };
}
