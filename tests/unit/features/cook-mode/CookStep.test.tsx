import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Recipe } from '../../../../src/contract/recipes/read.ts';
import { CookStep } from '../../../../src/features/cook-mode/components/CookStep.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

const t = createT(stringsOf('en', ['common', 'recipe', 'recipeCook']), 'en');

afterEach(cleanup);

test('the bar under the number of the step counts the step on the screen', () => {
  const recipe = { id: 'soup', ingredients: [], steps: [{ text: 'Stir.' }, { text: 'Serve.' }] } as unknown as Recipe;
  const { container } = render(
    <Translator value={t}>
      <CookStep {...{ recipe, index: 0, text: 'Stir.', lang: 'en', scale: { factor: 1, system: 'metric' } }} />
    </Translator>,
  );
  const bar = container.querySelector<HTMLProgressElement>('h3 + progress');
  expect([container.querySelector('h3')?.textContent, bar?.value, bar?.max]).toEqual(['Step 1 of 2', 1, 2]);
});
