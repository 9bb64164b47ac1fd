import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserInfo } from '../../../../src/contract/user/user.ts';
import { Cook } from '../../../../src/features/cook-mode/components/Cook.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { $cooking } from '../../../../src/stores/cooking.ts';
import { $timers, openTimers, startTimer } from '../../../../src/stores/timers.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

const steps = [{ text: 'Stir.', image: null, heat: null, minutes: null }];
const soup = { id: 'soup', title: 'Soup', lang: 'en', servings: 2, tags: { equipment: [] }, ingredients: [], steps };
const cooking = {
  ...{ id: 'c', recipeId: 'soup', title: 'Soup', deviceId: 'd', deviceName: 'Kitchen', state: 'cooking', stage: 0 },
  ...{ temperature: 180, remaining: 60, total: 60, running: false, pace: 1, at: 0 },
  stages: [{ mode: 'airFry', temperature: 180, seconds: 60, step: 0 }],
};

let resource: object = {};
vi.mock('../../../../src/recipes/use-recipe.ts', () => ({ useRecipe: () => resource }));
vi.mock('../../../../src/stores/session.ts', async () => ({
  $session: (await import('nanostores')).atom({ status: 'anonymous' }),
  api: async () => ({ items: [cooking] }),
}));

const t = createT(stringsOf('en', ['common', 'device', 'recipe', 'recipeCook']), 'en');
const anna = { uid: 'de-anna' } as UserInfo;
const hrefs = { recipes: '/recipes', recipe: '/recipeDetails', recipeDevice: '/device' };
const cook = (state: object, user: UserInfo | undefined) => {
  resource = state;
  return (
    <Translator value={t}>
      <Cook user={user} known hrefs={hrefs} />
    </Translator>
  );
};
const ready = { status: 'ready', data: soup };
const missing = { status: 'missing' };
const failed = { status: 'failed' };

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/recipes/cook/soup');
  $cooking.set({ items: [], isStale: false });
  $timers.set([]);
});
afterEach(cleanup);

test('a recipe that is deleted while somebody cooks it stays', () => {
  const { rerender } = render(cook(ready, undefined));
  for (const state of [missing, failed]) {
    rerender(cook(state, undefined));
    expect(screen.getByText('Stir.')).toBeDefined();
    expect(screen.queryByText(t('recipeCook.missing'))).toBeNull();
  }
});

test('and is gone for another user, or once its user has signed out', () => {
  const { rerender } = render(cook(ready, anna));
  rerender(cook(missing, undefined));
  expect(screen.queryByText('Stir.')).toBeNull();
  expect(screen.getByText(t('recipeCook.missing'))).toBeDefined();
});

test.each([
  ['that is missing', missing, t('recipeCook.missing')],
  ['that cannot be loaded', failed, t('recipeCook.failed')],
])('a page without a recipe, %s, shows timers and appliances, which can be paused and stopped', async (_, state, title) => {
  openTimers(anna.uid)();
  startTimer({ name: 'Eggs', seconds: 60, of: '' });
  render(cook(state, anna));
  await act(async () => undefined);
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.getByRole('button', { name: t('recipeCook.pauseTimer', { name: 'Eggs' }) })).toBeDefined();
  expect(screen.getByRole('region', { name: t('recipeCook.onDevice', { device: 'Kitchen' }) })).toBeDefined();
  expect(screen.getByRole('button', { name: t('recipeCook.stop') })).toBeDefined();
});

test('a page without a recipe shows what is wrong only, where nothing runs', () => {
  render(cook(missing, undefined));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([t('recipeCook.toRecipes')]);
  expect(screen.queryByRole('button')).toBeNull();
});
