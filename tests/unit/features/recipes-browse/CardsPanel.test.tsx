import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CardsPanel } from '../../../../src/features/recipes-browse/components/CardsPanel.tsx';
import type { Cards } from '../../../../src/features/recipes-browse/use-cards.ts';
import { renderInScreen } from '../../ui/in-screen.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const panel = (status: string, titles: readonly string[]) => {
  const items = titles.map((title) => ({ id: title, title }));
  const list = { name: 'works', status, items, next: null, more: async () => undefined, refetch: async () => undefined };
  // The cards are drawn here, and need no more than their titles.
  return <CardsPanel list={list as unknown as Cards} back={false} draw={({ title }) => title} empty={<p>Nothing here</p>} />;
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
