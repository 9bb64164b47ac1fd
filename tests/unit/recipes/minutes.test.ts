import { expect, test } from 'vitest';
import texts from '../../../content/en/strings/recipe.json' with { type: 'json' };
import { createT } from '../../../src/i18n/t.ts';
import { minutesText } from '../../../src/recipes/minutes.ts';

const t = createT(Object.fromEntries(Object.entries(texts).map(([key, text]) => [`recipe.${key}`, text])), 'en');

test.each([
  [5, '5 min'],
  [59, '59 min'],
  [60, '1 h'],
  [70, '1 h 10 min'],
  [119.6, '2 h'],
  [1440, '24 h'],
])('%s minutes are told as %s', (minutes, told) => {
  expect(minutesText(minutes, t)).toBe(told);
});
