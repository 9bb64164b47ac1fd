import { describe, expect, test } from 'vitest';
import type { EditableRecipe } from '../../../../src/contract/recipes/edit.ts';
import { bodyOf, fieldOfPath, fieldsOf, rowsOf, targetOf } from '../../../../src/features/recipe-editor/fields.ts';

const picture = (id: string) => ({ id, url: `https://pictures.test/${id}`, width: 640, height: 480 });

const recipe: EditableRecipe = {
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

const sent = { ...recipe, image: 'a', steps: recipe.steps.map((step) => ({ ...step, image: step.image?.id ?? null })) };

describe('a recipe in the editor', () => {
  test.each(['en', 'de', 'fr', 'pl', 'ja', 'ru', 'tr'])('comes out in %s as it went in, in either unit', (tag) => {
    for (const unit of ['c', 'f']) {
      const { fields } = fieldsOf(recipe, unit, tag);
      expect(bodyOf({ fields, images: [] }, tag)).toEqual(sent);
    }
  });

  test('names a tag once that it was published with twice', () => {
    const { fields } = fieldsOf({ ...recipe, tags: { ...recipe.tags, food: ['bread', 'bread'] } }, 'c', 'de');
    expect(bodyOf({ fields, images: [] }, 'de').tags.food).toEqual(['bread']);
  });

  test('shows degrees as they were typed', () => {
    const { fields, pictures } = fieldsOf(recipe, 'f', 'de');
    expect(fields['step.r1.temperature']).toBe('350');
    expect(fields['ingredient.r0.amount']).toBe('1250,5');
    expect(Object.keys(pictures)).toEqual(['a', 'b']);
  });
});

describe('what was typed', () => {
  const blob = new Blob();
  const draft = {
    fields: {
      ingredients: 'x y z',
      'ingredient.x.name': ' ',
      'ingredient.y.amount': 'some',
      'ingredient.z.name': 'flour',
      'ingredient.gone.name': 'removed',
      steps: 'p q',
      'step.q.work': 'heat',
      'step.q.temperature': '400',
      temperatureUnit: 'f',
      image: 'old',
      id: '7',
      revision: '3',
    },
    images: [
      { key: 'new', name: '', blob, place: 'image' },
      { key: 'of-p', name: '', blob, place: 'step.p.image' },
    ],
  };

  test('leaves empty rows and removed ones out; a picture makes a row', () => {
    expect(rowsOf(draft, 'ingredients')).toEqual(['y', 'z']);
    expect(rowsOf(draft, 'steps')).toEqual(['p', 'q']);
    expect(bodyOf(draft, 'en').ingredients.map(({ name }) => name)).toEqual(['', 'flour']);
  });

  test('names new pictures by their keys, before those that are there already', () => {
    const { image, steps } = bodyOf(draft, 'en');
    expect([image, steps[0]?.image, steps[1]?.image]).toEqual(['new', 'of-p', null]);
  });

  test('is no number where it is none, and null where nothing was typed', () => {
    const { ingredients, steps, servings } = bodyOf(draft, 'en');
    expect([ingredients[0]?.amount, ingredients[1]?.amount, servings]).toEqual([Number.NaN, null, null]);
    expect(steps[1]?.heat).toEqual({ mode: '', temperature: 204, minutes: null });
  });

  test('is about the recipe and the revision it began from', () => {
    expect(targetOf(draft.fields)).toEqual({ id: '7', revision: 3 });
    expect(targetOf({ id: '' })).toEqual({});
  });

  test.each([
    ['recipe.title', 'title'],
    ['recipe.tags.food', 'food'],
    ['recipe.ingredients', 'ingredients'],
    ['recipe.ingredients.1.name', 'ingredient.z.name'],
    ['recipe.steps.0.text', 'step.p.text'],
    ['recipe.steps.1.heat.temperature', 'step.q.temperature'],
    ['recipe.steps.1.minutes', 'step.q.rest'],
    ['recipe.nutrition.fat', 'fat'],
    ['revision', 'revision'],
    ['images', 'image'],
  ])('is wrong at %s in the field %s', (path, field) => expect(fieldOfPath(path, draft)).toBe(field));
});
