import type * as v from 'valibot';
import type { Image } from '../../contract/fields.ts';
import type { SaveRecipe } from '../../contract/recipes/save.ts';
import { type Draft, newKey } from '../../stores/drafts.ts';

/** What the cook does during a step: works by hand, lets the appliance heat, or waits. */
export type StepKind = '' | 'heat' | 'rest';

/** One row of the list of ingredients, as typed. `key` identifies it in the ids of its fields. */
export type IngredientRow = Readonly<Record<'key' | 'name' | 'amount' | 'unit', string>>;

/** One step, as typed. `image` is the id of a picture that the server has. */
export type StepRow = Readonly<
  { work: StepKind } & Record<'key' | 'text' | 'image' | 'mode' | 'temperature' | 'minutes' | 'rest', string>
>;

/** The rows of each list. */
export type Rows = { ingredients: IngredientRow; steps: StepRow };
export type ListName = keyof Rows;
export type Lists = { readonly [List in ListName]: readonly Rows[List][] };

/** A save whose response has not arrived: the server may have stored the draft under an id that is unknown here. */
export type PendingSave = Readonly<{ key: string; input: v.InferInput<typeof SaveRecipe> }>;

/**
 * The editor's state without its first four fields, which are uncontrolled. Numbers are texts as typed, in the page's language.
 * Stored as the `meta` of the draft.
 */
export type EditorState = Readonly<
  Lists & {
    /** The recipe that is edited, and the revision the edit began from; null for a new one */
    target: Readonly<{ id: string; revision: number }> | null;
    pending: PendingSave | null;
    /** One of the first four fields of an existing recipe was changed: emptying it counts as an entry too */
    touched: boolean;
    preheat: boolean;
    equipment: readonly string[];
    food: readonly string[];
    /** `c` or `f`; empty in an untouched recipe, which follows the reader's own unit */
    temperatureUnit: string;
  } & Record<
      'difficulty' | 'cuisine' | 'coreTemperature' | 'kcal' | 'protein' | 'fat' | 'carbohydrates' | 'lang' | 'image',
      string
    >
>;

/** A draft of the editor with its state. */
export type EditorDraft = Pick<Draft, 'fields' | 'images'> & { meta: EditorState };

/** The uncontrolled fields, which accept input before hydration. */
export const firstFields = ['title', 'description', 'servings', 'prepMinutes'] as const;

/** A unique key of a row. */
const rowKey = () => `r${newKey().replaceAll('-', '').slice(0, 8)}`;

/** Creates a row; missing fields are empty. */
export const newRow: Readonly<{ [List in ListName]: (row: Partial<Rows[List]>) => Rows[List] }> = {
  ingredients: (row) => ({ key: rowKey(), name: '', amount: '', unit: '', ...row }),
  steps: (row) => ({ key: rowKey(), text: '', image: '', work: '', mode: '', temperature: '', minutes: '', rest: '', ...row }),
};

/** An empty recipe with three rows for ingredients and one for a step. @param lang of the page */
export const blankState = (lang: string): EditorState => ({
  target: null,
  pending: null,
  touched: false,
  preheat: false,
  equipment: [],
  food: [],
  temperatureUnit: '',
  difficulty: '',
  cuisine: '',
  coreTemperature: '',
  kcal: '',
  protein: '',
  fat: '',
  carbohydrates: '',
  lang,
  image: '',
  ingredients: ['a', 'b', 'c'].map((key) => newRow.ingredients({ key })),
  steps: [newRow.steps({ key: 'a' })],
});

/** The initial data of an editor. */
export interface Start {
  /** Another key is another editor */
  key: string;
  id?: string;
  /** The text of the first fields */
  fields: Readonly<Partial<Record<(typeof firstFields)[number], string>>>;
  recipe: EditorState;
  /** The recipe's pictures by their ids */
  pictures: Readonly<Record<string, Image>>;
  /** Just saved on the server */
  saved?: boolean;
}

/** @param lang of the page */
export const newRecipe = (lang: string): Start => ({ key: 'new', fields: {}, recipe: blankState(lang), pictures: {} });

/** The names of a row's fields begin with this, and a dot. */
const prefixes: Readonly<Record<ListName, string>> = { ingredients: 'ingredient', steps: 'step' };

/** The name and id of a field in a row. */
export const rowField = (list: ListName, key: string, part: string): string => `${prefixes[list]}.${key}.${part}`;

/** The ids of every field in the order of the page. */
export function fieldOrder({ ingredients, steps }: EditorState): string[] {
  const rows = <List extends ListName>(list: List, keyed: readonly { key: string }[], parts: readonly string[]) =>
    keyed.flatMap(({ key }) => parts.map((part) => rowField(list, key, part)));
  return [
    ...firstFields,
    'image',
    'ingredients',
    ...rows('ingredients', ingredients, ['name', 'amount', 'unit']),
    'steps',
    ...rows('steps', steps, ['text', 'image', 'work', 'mode', 'temperature', 'minutes', 'rest']),
    ...['equipment', 'difficulty', 'cuisine', 'food', 'preheat', 'coreTemperature'],
    ...['kcal', 'protein', 'fat', 'carbohydrates', 'lang', 'revision', 'id', 'recipe'],
  ];
}
