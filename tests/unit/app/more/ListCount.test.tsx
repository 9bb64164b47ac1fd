import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListCount } from '../../../../src/app/more/ListCount.tsx';
import { renderInScreen } from '../../ui/in-screen.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const said = async () => {
  await act(() => vi.advanceTimersByTimeAsync(600));
  return screen.getByRole('status').textContent;
};
const count = (status: string, length: number, next: string | null = null) => (
  <ListCount list={{ status, items: Array.from({ length }), next }} of="tickets" none="No ticket matches" />
);

test('says how many were found, or that there are none', async () => {
  const { rerender } = renderInScreen(count('loading', 0));
  expect(await said()).toBe('');
  rerender(count('ready', 3));
  expect(await said()).toBe('Tickets found: 3');
  rerender(count('ready', 0));
  expect(await said()).toBe('No ticket matches');
});

test('is not said again with each page that follows, but when all are there', async () => {
  const { rerender } = renderInScreen(count('ready', 20, 'a'));
  expect(await said()).toBe('Tickets found: 20 or more');
  rerender(count('ready', 40, 'b'));
  expect(await said()).toBe('Tickets found: 20 or more');
  rerender(count('ready', 43));
  expect(await said()).toBe('Tickets found: 43');
});

test('says nothing of a list that could not be loaded', async () => {
  renderInScreen(count('failed', 0));
  expect(await said()).toBe('');
});

test('takes the room of its line while the list loads, and none where there is nothing to count', () => {
  const visible = (status: string, length: number) => (
    <ListCount list={{ status, items: Array.from({ length }), next: null }} of="tickets" none="No ticket matches" visible />
  );
  const { container, rerender } = renderInScreen(visible('loading', 0));
  expect(container.querySelector('p.quiet')?.textContent).toBe('\u00a0');
  rerender(visible('ready', 3));
  expect(container.querySelector('p.quiet')?.textContent).toBe('Tickets found: 3');
  for (const status of ['ready', 'failed']) {
    rerender(visible(status, 0));
    expect(container.querySelector('p.quiet')).toBeNull();
  }
});
