import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AskForPage, type Page, usePageList } from '../../../../src/ui/more/use-page-list.ts';

interface Item {
  id: string;
}

const items = (from: number, to: number): Item[] => Array.from({ length: to - from }, (_, index) => ({ id: `${from + index}` }));

/** A list of the server's whose answers come when the test says so. */
function createServer() {
  const calls: {
    cursor?: string;
    limit: number;
    quiet: boolean;
    answer(page: Page<Item>): Promise<void>;
    fail(): Promise<void>;
  }[] = [];
  const ask: AskForPage<Item> = (place, quiet) =>
    new Promise((resolve, reject) => {
      calls.push({
        ...place,
        quiet,
        answer: (page) => act(async () => resolve(page)),
        fail: () => act(async () => reject(new Error('refused'))),
      });
    });
  return { ask, calls };
}

test('pages are added to each other, and none is asked for twice at once', async () => {
  const { ask, calls } = createServer();
  const { result } = renderHook(() => usePageList(ask, { more: 30 }));
  expect(result.current.status).toBe('loading');
  await calls[0]?.answer({ items: items(0, 20), next: 'a' });
  await act(async () => {
    void result.current.more();
    void result.current.more();
  });
  expect(calls.slice(1)).toMatchObject([{ cursor: 'a', limit: 30, quiet: false }]);
  await calls[1]?.answer({ items: items(19, 40), next: null });
  expect(result.current).toMatchObject({ status: 'ready', items: items(0, 40), next: null });
});

test('the answer for a list that is wanted no more is dropped, and does not keep the next one from going on', async () => {
  const [old, now] = [createServer(), createServer()];
  const { result, rerender } = renderHook(({ ask }) => usePageList(ask), { initialProps: { ask: old.ask } });
  await old.calls[0]?.answer({ items: items(0, 20), next: 'a' });
  await act(async () => void result.current.more());
  rerender({ ask: now.ask });
  expect(result.current).toMatchObject({ status: 'loading', items: [] });
  await now.calls[0]?.answer({ items: items(100, 120), next: 'b' });
  await act(async () => void result.current.more());
  await old.calls[1]?.answer({ items: items(20, 40), next: null });
  expect(now.calls[1]).toMatchObject({ cursor: 'b' });
  await now.calls[1]?.answer({ items: items(120, 140), next: null });
  expect(result.current.items).toEqual(items(100, 140));
});

test('a list that is known is shown at once, and its beginning asked for quietly', async () => {
  const { ask, calls } = createServer();
  const start = () => ({ items: items(0, 60), next: 'c' });
  const { result } = renderHook(() => usePageList(ask, { start }));
  expect(result.current).toMatchObject({ status: 'ready', items: items(0, 60), next: 'c' });
  expect(calls).toMatchObject([{ limit: 50, quiet: true }]);
  await calls[0]?.fail();
  expect(result.current).toMatchObject({ status: 'ready', items: items(0, 60), next: 'c' });
});

test('what was taken out of a known list on the server is gone, and what comes after the page stays', async () => {
  const { ask, calls } = createServer();
  const { result } = renderHook(() => usePageList(ask, { start: () => ({ items: items(0, 60), next: 'c' }) }));
  await calls[0]?.answer({ items: items(1, 51), next: 'd' });
  expect(result.current).toMatchObject({ items: items(1, 60), next: 'c' });
});

test('a failure is told where nothing is shown, and asking again mends it', async () => {
  const { ask, calls } = createServer();
  const { result } = renderHook(() => usePageList(ask));
  await calls[0]?.fail();
  expect(result.current).toMatchObject({ status: 'failed', items: [] });
  await act(async () => void result.current.load());
  await calls[1]?.answer({ items: items(0, 3), next: null });
  expect(result.current).toMatchObject({ status: 'ready', items: items(0, 3) });
});
