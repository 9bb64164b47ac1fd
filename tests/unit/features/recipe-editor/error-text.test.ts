import { expect, test } from 'vitest';
import { errorText } from '../../../../src/features/recipe-editor/error-text.ts';
import { blank, t, three } from './states.ts';

test('an author is told how many steps an appliance can cook in', () => {
  expect(errorText('steps', 'tooMany', blank, t)).toBe('recipeEdit.errorStages {"max":8}');
  expect(errorText('steps', 'required', blank, t)).toBeUndefined();
});

test('an error in a row names the row', () => {
  expect(errorText('ingredient.y.amount', 'format', three, t)).toContain('"number":2');
  expect(errorText('ingredient.y.name', 'tooLong', three, t, 120)).toContain('form.errorTooLong');
  expect(errorText('ingredient.y.unit', 'format', three, t)).toBeUndefined();
});

test('temperatures are named in the unit of the recipe', () => {
  const range = (temperatureUnit: string) => errorText('step.a.temperature', 'format', { ...blank, temperatureUnit }, t);
  expect(range('f')).toContain('104°F');
  expect(range('c')).toContain('40°C');
});
