import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RecipeMore } from '../../../../src/features/recipe-page/components/RecipeMore.tsx';
import type { RecipeSheetsProps } from '../../../../src/features/recipe-page/recipe-page.ts';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

afterEach(cleanup);

const t = createT(stringsOf('en', ['common', 'recipePage']), 'en');
const nothing = () => undefined;
const hrefs = { recipes: '/recipes', recipeEdit: '/recipes/edit', recipeHistory: '/recipes/history' };
const sheet = (mine: boolean) => {
  const props = { recipe: { id: 'soup', mine, state: 'published' }, hrefs, onSheet: nothing } as unknown as RecipeSheetsProps;
  return (
    <Translator value={t}>
      <RecipeMore {...props} />
    </Translator>
  );
};

test('deleting one’s own recipe looks dangerous and not like a link', () => {
  render(sheet(true));
  document.head.append(
    Object.assign(document.createElement('style'), {
      textContent: `:root { --danger: rgb(1, 2, 3) } ${readFileSync('src/features/recipe-page/components/recipe-more.css', 'utf8')}`,
    }),
  );
  const chevronOf = (name: string) => screen.getByText(name).closest('.cell-main')?.querySelector('.cell-chevron');
  expect(getComputedStyle(screen.getByText('Delete recipe')).color).toBe('rgb(1, 2, 3)');
  expect(chevronOf('Delete recipe')).toBeNull();
  expect(chevronOf('Edit')).not.toBeNull();
});

test('somebody else’s recipe has no Delete', () => {
  render(sheet(false));
  expect(screen.queryByText('Delete recipe')).toBeNull();
});
