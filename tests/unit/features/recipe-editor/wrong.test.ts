import { expect, test } from 'vitest';
import { sayWrong } from '../../../../src/features/recipe-editor/wrong.ts';
import type { Translate } from '../../../../src/i18n/t.ts';

const t = Object.assign((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`, { tag: 'en' }) as Translate;

test('an author is told how many steps an appliance can cook in', () => {
  expect(sayWrong('steps', 'tooMany', { fields: {} }, t)).toBe('recipeEdit.errorStages {"max":8}');
  expect(sayWrong('steps', 'required', { fields: {} }, t)).toBeUndefined();
});
