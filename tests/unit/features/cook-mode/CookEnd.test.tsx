import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Recipe } from '../../../../src/contract/recipes/read.ts';
import type { UserInfo } from '../../../../src/contract/user/user.ts';
import type { Timer } from '../../../../src/stores/timers.ts';

const calls: unknown[] = [];
vi.mock('../../../../src/stores/session.ts', () => ({
  api: async (_endpoint: unknown, input: unknown) => {
    calls.push(input);
    return { favorites: 1 };
  },
}));

const { CookEnd } = await import('../../../../src/features/cook-mode/components/CookEnd.tsx');
const { stringsOf } = await import('../../../../src/i18n/strings.ts');
const { createT } = await import('../../../../src/i18n/t.ts');
const { Translator } = await import('../../../../src/ui/screen/use-t.ts');

const t = createT(stringsOf('en', ['common', 'recipe', 'recipeCook']), 'en');
const user: UserInfo = { uid: 'at-lena', username: 'Lena', lang: 'de', countryAbbr: 'AT', countryCode: '43' };
const now = Date.UTC(2026, 0, 1);
const timer = (id: string, seconds: number | null): Timer => ({
  id,
  name: id,
  seconds: 600,
  of: '',
  end: seconds === null ? null : now + seconds * 1000,
  left: 600,
});

const show = (timers: readonly Timer[], state: Recipe['state'] = 'published') => {
  const recipe = { id: 'soup', title: 'Soup', favorite: false, state } as Recipe;
  return render(
    <Translator value={t}>
      <CookEnd {...{ recipe, user, timers, now }} href="/recipeDetails/soup" />
    </Translator>,
  );
};

beforeEach(() => {
  calls.length = 0;
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'share');
});

test('the end of cooking says when the next running timer ends, without saying every second', () => {
  show([timer('long', 900), timer('next', 416), timer('over', -5), timer('paused', null)]);
  expect(screen.getByText('A timer is still running: 6:56').getAttribute('aria-live')).toBe('off');
});

test('the end of cooking speaks of no timer where none runs', () => {
  show([timer('over', -5), timer('paused', null)]);
  expect(screen.queryByText(/still running/)).toBeNull();
});

test('the end of cooking keeps the recipe among the favorites, and lets go of it again', async () => {
  show([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Add to favorites' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove from favorites' }));
  await screen.findByRole('button', { name: 'Add to favorites' });
  await expect
    .poll(() => calls)
    .toEqual([
      { id: 'soup', favorite: true },
      { id: 'soup', favorite: false },
    ]);
});

test('the end of cooking shares the recipe’s page, not its own', async () => {
  const system = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { configurable: true, value: system });
  show([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await expect.poll(() => system.mock.calls).toEqual([[{ title: 'Soup', url: `${location.origin}/recipeDetails/soup` }]]);
});

test('a draft is cooked to its end with nothing to share', async () => {
  show([], 'draft');
  expect(screen.getByRole('link', { name: 'Back to the recipe' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});
