import { describe, expect, test } from 'vitest';
import { fromRecipe } from '../../../../src/features/recipe-editor/from-recipe.ts';
import { enteredRows, fieldOfPath, recipeBody } from '../../../../src/features/recipe-editor/recipe-body.ts';
import { newRow } from '../../../../src/features/recipe-editor/state.ts';
import { blank, recipe } from './states.ts';

const target = { id: '7', revision: 3 };
const sent = { ...recipe, image: 'a', steps: recipe.steps.map((step) => ({ ...step, image: step.image?.id ?? null })) };

describe('a recipe in the editor', () => {
  test.each(['en', 'de', 'fr', 'pl', 'ja', 'ru', 'tr'])('comes out in %s as it went in, in either unit', (tag) => {
    for (const unit of ['c', 'f']) {
      const { fields, recipe: meta } = fromRecipe(recipe, target, unit, tag);
      expect(recipeBody({ fields: { ...fields }, images: [], meta }, tag)).toEqual(sent);
    }
  });

  test('names a tag once that it was published with twice', () => {
    const { recipe: meta } = fromRecipe({ ...recipe, tags: { ...recipe.tags, food: ['bread', 'bread'] } }, target, 'c', 'de');
    expect(recipeBody({ fields: {}, images: [], meta }, 'de').tags.food).toEqual(['bread']);
  });

  test('shows degrees as they were typed, and has the state of a blank one', () => {
    const { recipe: state, pictures } = fromRecipe(recipe, target, 'f', 'de');
    expect([state.steps[1]?.temperature, state.ingredients[0]?.amount, state.target]).toEqual(['350', '1250,5', target]);
    expect(Object.keys(pictures)).toEqual(['a', 'b']);
    expect(Object.keys(state)).toEqual(Object.keys(blank));
  });
});

describe('what was typed', () => {
  const blob = new Blob();
  const draft = {
    fields: {},
    meta: {
      ...blank,
      temperatureUnit: 'f',
      image: 'old',
      ingredients: [
        newRow.ingredients({ key: 'x', name: ' ' }),
        newRow.ingredients({ key: 'y', amount: 'some' }),
        newRow.ingredients({ key: 'z', name: 'flour' }),
      ],
      steps: [
        newRow.steps({ key: 'o' }),
        newRow.steps({ key: 'p' }),
        newRow.steps({ key: 'q', work: 'heat', temperature: '400' }),
      ],
    },
    images: [
      { key: 'new', name: '', blob, place: 'image' },
      { key: 'of-p', name: '', blob, place: 'step.p.image' },
    ],
  };

  test('leaves empty rows out; a picture makes a row', () => {
    expect(enteredRows(draft, 'ingredients').map(({ key }) => key)).toEqual(['y', 'z']);
    expect(enteredRows(draft, 'steps').map(({ key }) => key)).toEqual(['p', 'q']);
    expect(recipeBody(draft, 'en').ingredients.map(({ name }) => name)).toEqual(['', 'flour']);
  });

  test('names new pictures by their keys, before those that are there already', () => {
    const { image, steps } = recipeBody(draft, 'en');
    expect([image, steps[0]?.image, steps[1]?.image]).toEqual(['new', 'of-p', null]);
  });

  test('is no number where it is none, and null where nothing was typed', () => {
    const { ingredients, steps, servings } = recipeBody(draft, 'en');
    expect([ingredients[0]?.amount, ingredients[1]?.amount, servings]).toEqual([Number.NaN, null, null]);
    expect(steps[1]?.heat).toEqual({ mode: '', temperature: 204, minutes: null });
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
