import type { Draft } from '../../stores/drafts.ts';
import { type EditorState, newRow, type PendingSave, type Rows, rowField, type StepRow } from './state.ts';

/** The editor's state in a draft, which may have been stored by an earlier version. @param initial what the editor began with */
export function stateOf({ fields, meta }: Pick<Draft, 'fields' | 'meta'>, initial: EditorState): EditorState {
  if (meta && isState(meta)) return meta;
  return 'ingredients' in fields ? stateOfFields(fields, initial) : initial;
}

const isState = (meta: object): meta is EditorState => 'ingredients' in meta && 'steps' in meta;

const words = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean);

/**
 * Until November 2026, drafts had the whole state in `fields`: lists as keys with spaces between, the pending save as JSON. This can go
 * once such drafts have expired (`keptDays`).
 */
function stateOfFields(fields: Readonly<Record<string, string>>, initial: EditorState): EditorState {
  const text = (name: string) => fields[name] ?? '';
  const { id, revision, unanswered } = fields;
  const pending: PendingSave | null = unanswered ? JSON.parse(unanswered) : null;
  const work = (typed: string): StepRow['work'] => (typed === 'heat' || typed === 'rest' ? typed : '');
  const step = (key: string) => {
    const of = (part: string) => text(rowField('steps', key, part));
    return { text: of('text'), image: of('image'), mode: of('mode'), work: work(of('work')), rest: of('rest') };
  };
  const heat = (key: string) => ({
    temperature: text(rowField('steps', key, 'temperature')),
    minutes: text(rowField('steps', key, 'minutes')),
  });
  const ingredient = (key: string) => {
    const of = (part: string) => text(rowField('ingredients', key, part));
    return { name: of('name'), amount: of('amount'), unit: of('unit') };
  };
  return {
    target: id ? { id, revision: Number(revision) } : initial.target,
    pending,
    touched: text('touched') === 'yes',
    preheat: text('preheat') === 'yes',
    equipment: words(fields.equipment),
    food: words(fields.food),
    temperatureUnit: text('temperatureUnit'),
    difficulty: text('difficulty'),
    cuisine: text('cuisine'),
    coreTemperature: text('coreTemperature'),
    kcal: text('kcal'),
    protein: text('protein'),
    fat: text('fat'),
    carbohydrates: text('carbohydrates'),
    lang: fields.lang ?? initial.lang,
    image: text('image'),
    ingredients: words(fields.ingredients).map((key) => newRow.ingredients({ key, ...ingredient(key) })),
    steps: words(fields.steps).map((key) => newRow.steps({ key, ...step(key), ...heat(key) })),
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
  const kept = stored.map((row) => overwrite(rowIn(current, row.key) ?? row, rowIn(initial, row.key) ?? row, row));
  const typed = current.filter((row) => !rowIn(stored, row.key) && !isSame(row, rowIn(initial, row.key)));
  return [...kept, ...typed];
}
