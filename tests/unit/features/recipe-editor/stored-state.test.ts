import { describe, expect, test } from 'vitest';
import { recipeBody } from '../../../../src/features/recipe-editor/recipe-body.ts';
import { newRow } from '../../../../src/features/recipe-editor/state.ts';
import { mergeStored, stateOf } from '../../../../src/features/recipe-editor/stored-state.ts';
import { blank, three } from './states.ts';

/** As the editor stored its drafts before they had a `meta`. */
const oldFields = {
  title: 'Potatoes',
  description: '',
  servings: '2',
  prepMinutes: '10',
  id: '7',
  revision: '3',
  unanswered: '',
  touched: 'yes',
  temperatureUnit: 'f',
  preheat: 'yes',
  coreTemperature: '165',
  equipment: 'basket oven',
  difficulty: 'easy',
  cuisine: 'german',
  food: 'potatoes vegan',
  kcal: '250',
  protein: '4.5',
  fat: '8',
  carbohydrates: '38',
  lang: 'de',
  image: 'picture',
  ingredients: 'r0 r1',
  'ingredient.r0.name': 'potatoes',
  'ingredient.r0.amount': '1 ½',
  'ingredient.r0.unit': 'kg',
  'ingredient.r1.name': 'salt',
  'ingredient.gone.name': 'removed',
  steps: 'a b',
  'step.a.text': 'Cook.',
  'step.a.image': 'step-picture',
  'step.a.work': 'heat',
  'step.a.mode': 'airFry',
  'step.a.temperature': '390',
  'step.a.minutes': '20',
  'step.a.rest': '',
  'step.b.text': 'Wait.',
  'step.b.work': 'rest',
  'step.b.rest': '5',
};

describe('a draft that was stored in fields alone', () => {
  const state = stateOf({ fields: oldFields }, blank);

  test('opens with everything that was typed', () => {
    expect(state).toEqual({
      target: { id: '7', revision: 3 },
      pending: null,
      touched: true,
      preheat: true,
      equipment: ['basket', 'oven'],
      food: ['potatoes', 'vegan'],
      temperatureUnit: 'f',
      difficulty: 'easy',
      cuisine: 'german',
      coreTemperature: '165',
      kcal: '250',
      protein: '4.5',
      fat: '8',
      carbohydrates: '38',
      lang: 'de',
      image: 'picture',
      ingredients: [
        { key: 'r0', name: 'potatoes', amount: '1 ½', unit: 'kg' },
        { key: 'r1', name: 'salt', amount: '', unit: '' },
      ],
      steps: [
        {
          key: 'a',
          text: 'Cook.',
          image: 'step-picture',
          work: 'heat',
          mode: 'airFry',
          temperature: '390',
          minutes: '20',
          rest: '',
        },
        newRow.steps({ key: 'b', text: 'Wait.', work: 'rest', rest: '5' }),
      ],
    });
    expect(Object.keys(state)).toEqual(Object.keys(blank));
  });

  test('becomes the body that it would have become', () => {
    const body = recipeBody({ fields: oldFields, images: [], meta: state }, 'en');
    expect(body).toMatchObject({ coreTemperature: 74, servings: 2, lang: 'de', image: 'picture' });
    expect(body.steps.map(({ heat, minutes }) => [heat, minutes])).toEqual([
      [{ mode: 'airFry', temperature: 199, minutes: 20 }, null],
      [null, 5],
    ]);
  });

  test('goes on with the save whose response had not arrived', () => {
    const pending = { key: 'k', input: { recipe: { title: 'Potatoes' } } };
    expect(stateOf({ fields: { ...oldFields, id: '', unanswered: JSON.stringify(pending) } }, blank)).toMatchObject({
      target: null,
      pending,
    });
  });
});

test('a draft of which only the first fields were changed has the state that the editor began with', () => {
  expect(stateOf({ fields: { title: 'Potatoes' } }, three)).toBe(three);
});

test('a draft with a state keeps it, whatever older fields it still has', () => {
  expect(stateOf({ fields: oldFields, meta: three }, blank)).toBe(three);
});

describe('a stored state that is found while the author types', () => {
  const stored = { ...three, cuisine: 'german', kcal: '100', target: { id: '7', revision: 3 } };

  test('comes back whole where nothing was typed yet', () => {
    expect(mergeStored(blank, blank, stored)).toEqual(stored);
  });

  test('gives way to what was typed meanwhile', () => {
    const typed = {
      ...blank,
      kcal: '200',
      ingredients: [newRow.ingredients({ key: 'a', name: 'oil' }), ...blank.ingredients.slice(1)],
    };
    const merged = mergeStored(typed, blank, stored);
    expect([merged.kcal, merged.cuisine, merged.target]).toEqual(['200', 'german', stored.target]);
    expect(merged.ingredients.map(({ name }) => name)).toEqual(['name of x', 'name of y', 'name of z', 'oil']);
  });

  test('gives way in the very row that was typed in, field by field', () => {
    const row = { key: 'x', name: '', amount: '', unit: '' };
    const initial = { ...blank, ingredients: [row] };
    const typed = { ...initial, ingredients: [{ ...row, amount: '5' }] };
    expect(mergeStored(typed, initial, three).ingredients[0]).toEqual({ key: 'x', name: 'name of x', amount: '5', unit: '' });
  });

  test('does not bring back a row that it had no more', () => {
    const initial = { ...blank, ingredients: [newRow.ingredients({ key: 'r0', name: 'removed' })] };
    expect(mergeStored(initial, initial, stored).ingredients.map(({ key }) => key)).toEqual(['x', 'y', 'z']);
  });
});
