import { expect, test } from 'vitest';
import texts from '../../../content/en/strings/recipe.json' with { type: 'json' };
import { createT } from '../../../src/i18n/t.ts';
import { minutesText } from '../../../src/recipes/minutes.ts';

const t = createT(Object.fromEntries(Object.entries(texts).map(([key, text]) => [`recipe.${key}`, text])), 'en');

test.each([
  [5, '5\u00A0min'],
  [59, '59\u00A0min'],
  [60, '1\u00A0h'],
  [70, '1\u00A0h 10\u00A0min'],
  [119.6, '2\u00A0h'],
  [1440, '24\u00A0h'],
])('%s minutes are told as %s', (minutes, told) => {
  expect(minutesText(minutes, t)).toBe(told);
});
