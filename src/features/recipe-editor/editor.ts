import { atom } from 'nanostores';
import type { Errors } from '../../app/form/form.ts';
import { recipeLimits } from '../../contract/recipes/limits.ts';
import { offerUndo } from '../../stores/undo.ts';
import type { TypedIngredient } from './paste.ts';
import { type EditorState, type ListName, type Lists, newRow, type Rows, type Start } from './state.ts';

/**
 * What the editor is doing. `savedHere`: the server cannot be reached, the draft stays on this device. `conflict`: another device
 * has changed the recipe since this edit began; found while saving a draft or while publishing (see `conflict.ts`).
 */
export type EditorStatus = { is: 'editing' | 'saving' | 'savedHere' } | { is: 'conflict'; during: 'save' | 'publish' };

/** What became of a draft that was to be saved on the server. `offline`: it stays on this device. */
export type SaveResult = { is: 'saved'; id: string } | { is: 'invalid'; errors: Errors } | { is: 'offline' | 'conflict' };

/** The recipe in one open editor. */
export function createEditor(start: Start) {
  const $recipe = atom<EditorState>(start.recipe);
  const $status = atom<EditorStatus>({ is: 'editing' });

  const change = (patch: Partial<EditorState>) => $recipe.set({ ...$recipe.get(), ...patch });
  const rows = <List extends ListName>(list: List): readonly Rows[List][] => {
    const lists: Lists = $recipe.get();
    return lists[list];
  };
  const setRows = <List extends ListName>(list: List, next: readonly Rows[List][]) =>
    $recipe.set({ ...$recipe.get(), [list]: next });

  const insertAt = <List extends ListName>(list: List, at: number, added: readonly Rows[List][]) =>
    setRows(list, [...rows(list).slice(0, at), ...added, ...rows(list).slice(at)]);

  const rowOf = <List extends ListName>(list: List, key: string) => rows(list).find((row) => row.key === key);

  const changeRow = <List extends ListName>(list: List, key: string, patch: Partial<Rows[List]>) =>
    setRows(
      list,
      rows(list).map((row) => (row.key === key ? { ...row, ...patch } : row)),
    );

  const add = <List extends ListName>(list: List, added: readonly Partial<Rows[List]>[], after?: string): string[] => {
    const all = rows(list);
    const fresh = added.slice(0, recipeLimits[list] - all.length).map((row) => newRow[list](row));
    insertAt(list, after === undefined ? all.length : all.findIndex(({ key }) => key === after) + 1, fresh);
    return fresh.map(({ key }) => key);
  };

  return {
    start,
    $recipe,
    $status,
    change,
    changeRow,

    /** Adds rows after another one or at the end, as many as the list has room for. @returns their keys */
    add,

    /** Splits the name of an ingredient, "200 g flour", into its parts, unless the row has changed meanwhile. */
    splitIngredient(key: string, name: string, parts: TypedIngredient): boolean {
      const row = rowOf('ingredients', key);
      if (!parts.amount || row?.name !== name || row.amount || row.unit) return false;
      changeRow('ingredients', key, parts);
      return true;
    },

    /** Inserts a pasted list at a row, which takes the first line where it is empty. @returns the new rows, and how many had no room */
    pasteIngredients(key: string, lines: readonly TypedIngredient[]): { added: string[]; dropped: number } {
      const row = rowOf('ingredients', key);
      const isEmpty = row && !row.name.trim() && !row.amount && !row.unit;
      const [first] = lines;
      if (isEmpty && first) changeRow('ingredients', key, first);
      const others = isEmpty ? lines.slice(1) : lines;
      const added = add('ingredients', others, key);
      return { added, dropped: others.length - added.length };
    },

    /** @param undoText the offer to bring the row back */
    remove(list: ListName, key: string, undoText: string) {
      const at = rows(list).findIndex((row) => row.key === key);
      const removed = rows(list).slice(at, at + 1);
      setRows(
        list,
        rows(list).filter((row) => row.key !== key),
      );
      offerUndo({ text: undoText, undo: () => insertAt(list, at, removed) });
    },

    /** @param by -1 up, 1 down @returns the row's new number, from 1; undefined at the end of the list */
    move(list: ListName, key: string, by: -1 | 1): number | undefined {
      const all = rows(list);
      const at = all.findIndex((row) => row.key === key);
      const [row, other] = [all[at], all[at + by]];
      if (!row || !other) return undefined;
      setRows(
        list,
        all.map((old, index) => (index === at ? other : index === at + by ? row : old)),
      );
      return at + by + 1;
    },

    saveEnded(result: SaveResult['is']) {
      if (result === 'conflict') $status.set({ is: 'conflict', during: 'save' });
      else $status.set({ is: result === 'offline' ? 'savedHere' : 'editing' });
    },

    /** The recipe was not published. */
    publishEnded(isConflict: boolean) {
      const status = $status.get();
      if (isConflict) $status.set({ is: 'conflict', during: 'publish' });
      else if (status.is === 'conflict' && status.during === 'publish') $status.set({ is: 'editing' });
    },
  };
}

export type Editor = ReturnType<typeof createEditor>;
