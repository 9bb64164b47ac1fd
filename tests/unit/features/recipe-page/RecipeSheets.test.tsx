import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RecipeSheets } from '../../../../src/features/recipe-page/components/RecipeSheets.tsx';
import type { RecipeSheetsProps } from '../../../../src/features/recipe-page/recipe-page.ts';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

afterEach(cleanup);

test('the title of a recipe in another language names its language', () => {
  const recipe = { id: 'soup', title: '番茄汤', lang: 'zh', mine: false, state: 'published' };
  const props = { recipe, hrefs: {}, sheet: 'more', onSheet: () => undefined } as unknown as RecipeSheetsProps;
  render(
    <Translator value={createT(stringsOf('en', ['common', 'recipePage']), 'en')}>
      <RecipeSheets {...props} />
    </Translator>,
  );
  expect(screen.getByText('番茄汤').lang).toBe('zh-Hans');
});
