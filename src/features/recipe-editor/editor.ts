import { atom, type WritableAtom } from 'nanostores';
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
  return {
    start,
    $recipe,
    $status,
    ...rowsOf($recipe),
    ...ingredientsOf($recipe),

    change: (patch: Partial<EditorState>) => $recipe.set({ ...$recipe.get(), ...patch }),

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

/** The rows of both lists. */
function rowsOf($recipe: WritableAtom<EditorState>) {
  const rowsIn = <List extends ListName>(list: List): readonly Rows[List][] => {
    const lists: Lists = $recipe.get();
    return lists[list];
  };
  const set = <List extends ListName>(list: List, next: readonly Rows[List][]) => $recipe.set({ ...$recipe.get(), [list]: next });
  const insertAt = <List extends ListName>(list: List, at: number, added: readonly Rows[List][]) =>
    set(list, [...rowsIn(list).slice(0, at), ...added, ...rowsIn(list).slice(at)]);
  const indexOf = (list: ListName, key: string) => rowsIn(list).findIndex((row) => row.key === key);

  return {
    changeRow<List extends ListName>(list: List, key: string, patch: Partial<Rows[List]>) {
      const next = rowsIn(list).map((row) => (row.key === key ? { ...row, ...patch } : row));
      set(list, next);
    },

    /** Adds rows after another one or at the end, as many as the list has room for. @returns their keys */
    add<List extends ListName>(list: List, added: readonly Partial<Rows[List]>[], after?: string): string[] {
      const { length } = rowsIn(list);
      const fresh = added.slice(0, recipeLimits[list] - length).map((row) => newRow[list](row));
      insertAt(list, after === undefined ? length : indexOf(list, after) + 1, fresh);
      return fresh.map(({ key }) => key);
    },

    /** @param undoText the offer to bring the row back */
    remove(list: ListName, key: string, undoText: string) {
      const at = indexOf(list, key);
      const removed = rowsIn(list).slice(at, at + 1);
      const others = rowsIn(list).filter((row) => row.key !== key);
      set(list, others);
      offerUndo({ text: undoText, undo: () => insertAt(list, at, removed) });
    },

    /** @param by -1 up, 1 down @returns the row's new number, from 1; undefined at the end of the list */
    move(list: ListName, key: string, by: -1 | 1): number | undefined {
      const all = rowsIn(list);
      const at = indexOf(list, key);
      const [row, other] = [all[at], all[at + by]];
      if (!row || !other) return undefined;
      const next = all.map((old, index) => (index === at ? other : index === at + by ? row : old));
      set(list, next);
      return at + by + 1;
    },
  };
}

/** Ingredients that are typed or pasted as text. */
function ingredientsOf($recipe: WritableAtom<EditorState>) {
  const { changeRow, add } = rowsOf($recipe);
  const rowOf = (key: string) => $recipe.get().ingredients.find((row) => row.key === key);
  return {
    /** Splits the name of an ingredient, "200 g flour", into its parts, unless the row has changed meanwhile. */
    splitIngredient(key: string, name: string, parts: TypedIngredient): boolean {
      const row = rowOf(key);
      if (!parts.amount || row?.name !== name || row.amount || row.unit) return false;
      changeRow('ingredients', key, parts);
      return true;
    },

    /** Inserts a pasted list at a row, which takes the first line where it is empty. @returns the new rows, and how many had no room */
    pasteIngredients(key: string, lines: readonly TypedIngredient[]): { added: string[]; dropped: number } {
      const row = rowOf(key);
      const isEmpty = row && !row.name.trim() && !row.amount && !row.unit;
      const [first] = lines;
      if (isEmpty && first) changeRow('ingredients', key, first);
      const others = isEmpty ? lines.slice(1) : lines;
      const added = add('ingredients', others, key);
      return { added, dropped: others.length - added.length };
    },
  };
}
