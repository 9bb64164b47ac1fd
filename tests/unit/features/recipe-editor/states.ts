import type { EditableRecipe } from '../../../../src/contract/recipes/edit.ts';
import { createEditor } from '../../../../src/features/recipe-editor/editor.ts';
import { type EditorState, newRecipe, newRow, type Start } from '../../../../src/features/recipe-editor/state.ts';
import type { Translate } from '../../../../src/i18n/t.ts';
import { type Draft, newDraft } from '../../../../src/stores/drafts.ts';

const picture = (id: string) => ({ id, url: `https://pictures.test/${id}`, width: 640, height: 480 });

/** A recipe of the server in which nothing is missing. */
export const recipe: EditableRecipe = {
  title: 'Potatoes & <b>more</b>',
  description: 'Two\nlines',
  lang: 'de',
  servings: 4,
  prepMinutes: 1015,
  preheat: true,
  coreTemperature: 74,
  tags: { equipment: ['basket', 'oven'], difficulty: 'hard', cuisine: 'german', food: ['potatoes', 'vegan'] },
  ingredients: [
    { amount: 1250.5, unit: 'g', name: 'potatoes' },
    { amount: null, unit: null, name: 'salt' },
  ],
  steps: [
    { text: 'Toss with {1.5 tbsp} of oil.', image: picture('b'), heat: null, minutes: 30 },
    { text: 'Cook.', image: null, heat: { mode: 'airFry', temperature: 177, minutes: 20 }, minutes: null },
    { text: 'Eat.', image: null, heat: null, minutes: null },
  ],
  nutrition: { kcal: 250, protein: 4.5, fat: 8, carbohydrates: 38.25 },
  image: picture('a'),
};

const start = newRecipe('en');
export const blank: EditorState = start.recipe;

/** A state with three ingredients, keyed `x`, `y` and `z`. */
export const three: EditorState = {
  ...blank,
  ingredients: ['x', 'y', 'z'].map((key) => newRow.ingredients({ key, name: `name of ${key}` })),
};

export const editorWith = (state: EditorState = blank, more: Partial<Start> = {}) =>
  createEditor({ ...start, recipe: state, ...more });

export const draftWith = (meta: EditorState, fields: Record<string, string> = {}): Draft => ({
  ...newDraft('recipe/new', 'de-anna'),
  fields,
  meta,
});

export const t = Object.assign((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`, {
  tag: 'en',
}) as Translate;
