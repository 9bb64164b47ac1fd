import { useCallback, useRef, useState } from 'react';
import { useChoice } from '../../app/form/form.ts';
import { newKey } from '../../stores/drafts.ts';
import { offerUndo } from '../../stores/undo.ts';

/** A list's rows, by their keys. `from` is what their fields begin with, also of those that come later. */
export interface Rows {
  /** The form's field that holds them */
  field: string;
  keys: readonly string[];
  /** Adds rows, with what stands in them by the names of their fields, after a row or at the end */
  add(rows: readonly Readonly<Record<string, string>>[], after?: string): readonly string[];
  remove(key: string): void;
  /** @param by -1 up, 1 down */
  move(key: string, by: -1 | 1): void;
  /** What has just been moved, and where to: for those who do not see it */
  moved: { key: string; number: number } | undefined;
}

/** A key that no other row has, not even one that was removed. */
const rowKey = () => `r${newKey().replaceAll('-', '').slice(0, 8)}`;

const keysOf = (field: string) => field.split(' ').filter(Boolean);

/**
 * The rows of a list in the editor.
 *
 * @param list the field that holds their keys
 * @param prefix what the names of their fields begin with
 * @param undoText said when one is removed, with the way to take that back
 */
export function useRows(
  list: 'ingredients' | 'steps',
  prefix: 'ingredient' | 'step',
  from: Record<string, string>,
  undoText: string,
): Rows {
  const [field, setField] = useChoice(list, from[list] ?? '');
  const [moved, setMoved] = useState<Rows['moved']>();
  const now = useRef(field);
  now.current = field;
  const set = useCallback((keys: readonly string[]) => setField(keys.join(' ')), [setField]);

  return {
    field,
    keys: keysOf(field),
    moved,
    add(rows, after) {
      const keys = keysOf(now.current);
      const fresh = rows.map((row) => {
        const key = rowKey();
        for (const [name, value] of Object.entries(row)) from[`${prefix}.${key}.${name}`] = value;
        return key;
      });
      const at = after === undefined ? keys.length : keys.indexOf(after) + 1;
      set([...keys.slice(0, at), ...fresh, ...keys.slice(at)]);
      return fresh;
    },
    remove(key) {
      const keys = keysOf(now.current);
      const at = keys.indexOf(key);
      // The row takes its fields along, and brings them back.
      Object.assign(from, typedIn(`${prefix}.${key}.`));
      set(keys.filter((other) => other !== key));
      offerUndo({
        text: undoText,
        undo() {
          const left = keysOf(now.current);
          set([...left.slice(0, at), key, ...left.slice(at)]);
        },
      });
    },
    move(key, by) {
      const keys = [...keysOf(now.current)];
      const at = keys.indexOf(key);
      const other = keys[at + by];
      if (!other) return;
      [keys[at], keys[at + by]] = [other, key];
      set(keys);
      setMoved({ key, number: at + by + 1 });
    },
  };
}

/** What stands in the fields of the page's form whose names begin so. */
export function typedIn(beginning: string): Record<string, string> {
  const form = document.querySelector<HTMLFormElement>('form.form');
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[0].startsWith(beginning) && typeof entry[1] === 'string'),
  );
}
