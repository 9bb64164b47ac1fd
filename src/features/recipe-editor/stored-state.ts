import type { Draft } from '../../stores/drafts.ts';
import { type EditorState, type ListName, newRow, type PendingSave, type Rows, rowField } from './state.ts';

/** The editor's state in a draft, which may have been stored by an earlier version. @param initial what the editor began with */
export function stateOf({ fields, meta }: Pick<Draft, 'fields' | 'meta'>, initial: EditorState): EditorState {
  if (meta && isState(meta)) return meta;
  return 'ingredients' in fields ? stateOfFields(fields, initial) : initial;
}

const isState = (meta: object): meta is EditorState => 'ingredients' in meta && 'steps' in meta;

const words = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean);

/** The parts of a state that are one text each. */
const textNames = [
  'difficulty',
  'cuisine',
  'coreTemperature',
  'kcal',
  'protein',
  'fat',
  'carbohydrates',
  'image',
  'temperatureUnit',
];

/**
 * Until November 2026, drafts had the whole state in `fields`: lists as keys with spaces between, the pending save as JSON. This can go
 * once such drafts have expired (`retentionDays`).
 */
function stateOfFields(fields: Readonly<Record<string, string>>, initial: EditorState): EditorState {
  const { id, revision, unanswered } = fields;
  const pending: PendingSave | null = unanswered ? JSON.parse(unanswered) : null;
  const rows = (list: ListName) =>
    words(fields[list]).map((key) => {
      const beginning = rowField(list, key, '');
      const parts = Object.entries(fields).filter(([name]) => name.startsWith(beginning));
      return { key, ...Object.fromEntries(parts.map(([name, text]) => [name.slice(beginning.length), text])) };
    });
  return {
    ...initial,
    ...Object.fromEntries(textNames.map((name) => [name, fields[name] ?? ''])),
    target: id ? { id, revision: Number(revision) } : initial.target,
    pending,
    touched: fields.touched === 'yes',
    preheat: fields.preheat === 'yes',
    equipment: words(fields.equipment),
    food: words(fields.food),
    lang: fields.lang ?? initial.lang,
    ingredients: rows('ingredients').map(newRow.ingredients),
    steps: rows('steps').map(newRow.steps),
  };
}

/** Whether two values have the same JSON. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** `stored`, and over it what differs from `initial` in `current`: it was typed before the stored draft was found. */
export function mergeStored(current: EditorState, initial: EditorState, stored: EditorState): EditorState {
  return {
    ...overwrite(current, initial, stored),
    ingredients: mergeRows(current.ingredients, initial.ingredients, stored.ingredients),
    steps: mergeRows(current.steps, initial.steps, stored.steps),
  };
}

function overwrite<Values extends object>(current: Values, initial: object, stored: Values): Values {
  const before = new Map(Object.entries(initial));
  const typed = Object.entries(current).filter(([name, value]) => !isSame(value, before.get(name)));
  return { ...stored, ...Object.fromEntries(typed) };
}

function mergeRows<Row extends Rows[keyof Rows]>(
  current: readonly Row[],
  initial: readonly Row[],
  stored: readonly Row[],
): readonly Row[] {
  const rowIn = (rows: readonly Row[], key: string) => rows.find((row) => row.key === key);
  const restored = stored.map((row) => overwrite(rowIn(current, row.key) ?? row, rowIn(initial, row.key) ?? row, row));
  const typed = current.filter((row) => !rowIn(stored, row.key) && !isSame(row, rowIn(initial, row.key)));
  return [...restored, ...typed];
}
