// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RecipeActions } from '../../../../src/features/recipe-page/components/RecipeActions.tsx';
import type { RecipePageProps, RecipeSheetsProps } from '../../../../src/features/recipe-page/recipe-page.ts';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

vi.mock('../../../../src/features/recipe-page/components/RecipeSheets.tsx', () => ({
  RecipeSheets: ({ sheet }: RecipeSheetsProps) => <p>Sheet: {sheet}</p>,
}));

afterEach(cleanup);

const user = { uid: 'de-anna', username: 'Anna', countryAbbr: 'DE', countryCode: '49', lang: 'de' };

async function open(address: string, props: Partial<RecipePageProps>) {
  history.replaceState(null, '', address);
  const all = { recipe: { id: 'soup', state: 'published', favorites: 0 }, ...props } as RecipePageProps;
  render(
    <Translator value={createT(stringsOf('en', ['common', 'recipe', 'recipePage']), 'en')}>
      <RecipeActions {...all} />
    </Translator>,
  );
  await act(() => vi.dynamicImportSettled());
  return screen.queryByText(/^Sheet/)?.textContent;
}

test.each([
  ['opens the report', 'a user', '/recipeDetails/soup?report=1', user, 'Sheet: report'],
  ['opens nothing', 'a guest', '/recipeDetails/soup?report=1', undefined, undefined],
  ['opens nothing', 'a user', '/recipeDetails/soup', user, undefined],
])('a recipe’s page %s for %s at %s', async (_, __, address, user, sheet) => {
  expect(await open(address, { user })).toBe(sheet);
  expect(location.search, 'a reload opens it again').toBe('');
});
