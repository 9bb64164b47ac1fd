import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Recipe } from '../../../../src/contract/recipes/read.ts';
import { CookMode } from '../../../../src/features/cook-mode/components/CookMode.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { longestTimer, startTimer } from '../../../../src/stores/timers.ts';
import { $toast } from '../../../../src/stores/toasts.ts';
import { $modals } from '../../../../src/ui/dialog/modals.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

vi.mock('../../../../src/stores/session.ts', async () => ({
  $session: (await import('nanostores')).atom({ status: 'anonymous' }),
  api: async () => ({}),
}));

const t = createT(stringsOf('en', ['common', 'recipe', 'recipeCook']), 'en');
const step = { image: null, heat: null, minutes: null };
const recipe = {
  ...{ id: 'soup', title: 'Soup', lang: 'en', servings: 2, state: 'published', tags: { equipment: [] } },
  ...{
    ingredients: [],
    steps: [
      { ...step, text: 'Stir.' },
      { ...step, text: 'Serve.' },
    ],
  },
} as unknown as Recipe;

const show = () =>
  render(
    <Translator value={t}>
      <CookMode
        recipe={recipe}
        user={undefined}
        hrefs={{ recipes: '/recipes', recipe: '/recipeDetails', recipeDevice: '/device' }}
      />
    </Translator>,
  );

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('at the end nothing takes the place of “Finish”: a double tap does not lead back to the last step', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }));
  const { children = [] } = screen.getByRole('navigation');
  expect([...children].map(({ textContent, className }) => [textContent, className])).toEqual([
    ['Previous', expect.stringContaining('cook-turn')],
    ['', 'cook-turn cook-turn-next'],
  ]);
  expect(screen.getAllByRole('button', { name: /Previous|Next|Finish/ })).toHaveLength(1);
});

test('what is wrong with a new timer is told, and no more once it is changed', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: t('recipeCook.timer') }));
  const minutes = screen.getByLabelText(t('recipeCook.timerMinutes'));
  fireEvent.input(minutes, { target: { value: 'abc' } });
  fireEvent.click(screen.getByRole('button', { name: t('recipeCook.startFree') }));
  const told = () => [...document.querySelectorAll('form [role=status]')].map(({ textContent }) => textContent);
  expect(told()).toEqual([t('recipeCook.timerWrong', { most: longestTimer / 60 })]);
  fireEvent.input(minutes, { target: { value: '5' } });
  expect(told()).toEqual(['']);
});

test('a timer that ends behind a dialog is told in the dialog', () => {
  $modals.set([document.createElement('dialog')]);
  startTimer({ name: 'Eggs', seconds: 1, of: '' });
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  show();
  expect($toast.get()?.text).toBe(t('recipeCook.timerOver', { name: 'Eggs' }));
  $modals.set([]);
});
