import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CardsPanel } from '../../../../src/features/recipes-browse/components/CardsPanel.tsx';
import type { Cards } from '../../../../src/features/recipes-browse/use-cards.ts';
import { renderInScreen } from '../../ui/in-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  const observer = { observe: () => undefined, unobserve: () => undefined };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observer.observe;
      unobserve = observer.unobserve;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const hrefs = { recipes: '/recipes', edit: '/recipes/edit' };
const panel = (status: string, titles: readonly string[], more: { counted?: boolean; total?: number } = {}) => {
  const items = titles.map((title) => ({ id: title, title }));
  const data = { items, next: null, total: more.total };
  const list = { name: 'works', status, data, ...data, more: async () => undefined, refetch: async () => undefined };
  const { counted = false } = more;
  return (
    // The cards are drawn here, and need no more than their titles.
    <CardsPanel
      {...{ hrefs, counted }}
      list={list as unknown as Cards}
      back={false}
      draw={({ title }) => title}
      empty={<p>Nothing here</p>}
    />
  );
};
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('says how many recipes there are, and nothing of a load that takes no time', async () => {
  const { rerender } = renderInScreen(panel('loading', []));
  await wait(300);
  expect(said()).toEqual([]);
  rerender(panel('ready', ['Bread', 'Soup']));
  await wait(600);
  expect(said()).toEqual(['Recipes found: 2']);
});

test('says that it loads where that takes long', async () => {
  renderInScreen(panel('loading', []));
  await wait(600);
  expect(said()).toEqual(['Loading…']);
});

test('says that there are none', async () => {
  renderInScreen(panel('ready', []));
  await wait(600);
  expect(said()).toEqual(['No recipes']);
});

test('a search shows how many recipes it found, which is said once', async () => {
  renderInScreen(panel('ready', ['Bread', 'Soup'], { counted: true, total: 37 }));
  await wait(600);
  expect(said()).toEqual(['Recipes found: 37']);
  expect(screen.getAllByText('Recipes found: 37').filter((shown) => !shown.closest('[aria-hidden], [role=status]'))).toEqual([]);
  expect(screen.getAllByText('Recipes found: 37')).toHaveLength(2);
});

test('from the end of a list it goes on: to the categories, and from that of a long one to the editor and back to the top', () => {
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const { rerender } = renderInScreen(panel('ready', ['Bread', 'Soup']));
  expect(screen.getByText('No more')).not.toBeNull();
  expect(links()).toEqual(['/recipes?tab=categories']);
  expect(screen.getByRole('link').textContent).toBe('Browse categories');
  expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();

  const main = document.body.appendChild(Object.assign(document.createElement('main'), { tabIndex: -1 }));
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  rerender(
    panel(
      'ready',
      Array.from({ length: 13 }, (_, index) => `Recipe ${index}`),
    ),
  );
  expect(links().slice(-2)).toEqual(['/recipes?tab=categories', '/recipes/edit']);
  fireEvent.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(scroll).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement).toBe(main);
});
