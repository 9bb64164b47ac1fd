import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RecipeHistory } from '../../../../src/features/recipe-editor/screens/RecipeHistory.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';

const version = { publishedAt: 0, changed: [] };
const data = [
  { ...version, version: 2, title: 'Suppe', lang: 'de' },
  { ...version, version: 1, title: 'Zuppa' },
];
vi.mock('../../../../src/app/use-resource.ts', () => ({ useResource: () => ({ status: 'ready', data }) }));
vi.mock('../../../../src/app/signed-in/SignedIn.tsx', () => ({
  SignedIn: ({ children }: { children: (user: object) => unknown }) => children({ uid: 'anna' }),
}));

afterEach(cleanup);

test('the title of each version names its language, where the server tells it', () => {
  const hrefs = { edit: '/edit', works: '/works', recipe: '/recipe' };
  render(<RecipeHistory strings={stringsOf('en', ['common', 'recipeEdit'])} tag="en" lang="en" hrefs={hrefs} />);
  expect(['Suppe', 'Zuppa'].map((title) => screen.getByText(title).getAttribute('lang'))).toEqual(['de', null]);
});
