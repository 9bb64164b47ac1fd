import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { definePageList, type FetchPage, type Page, usePageList } from '../../../../src/app/more/page-list.ts';

afterEach(cleanup);

type ItemPage = Page<{ id: string }>;

const items = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => ({ id: `${from + index}` }));

/** A list of the server's whose answers come when the test says so. */
function createServer() {
  const calls: {
    list: string | undefined;
    cursor?: string;
    limit: number;
    quiet: boolean;
    answer(page: ItemPage): Promise<void>;
    fail(): Promise<void>;
  }[] = [];
  const fetchPage =
    (_uid: string, list?: string): FetchPage<ItemPage> =>
    (position, quiet) =>
      new Promise((resolve, reject) => {
        calls.push({
          ...position,
          list,
          quiet,
          answer: (page) => act(async () => resolve(page)),
          fail: () => act(async () => reject(new Error('refused'))),
        });
      });
  return { fetchPage, calls };
}

/** Opens a list, of which `known` may be known already. */
async function openList(known?: ItemPage) {
  const { fetchPage, calls } = createServer();
  const kind = definePageList<ItemPage>('items', fetchPage, () => ({ persist: false, initialData: () => known }));
  const hook = await act(async () =>
    renderHook(({ list }) => usePageList(kind, ['ada', list], 30), { initialProps: { list: 'one' } }),
  );
  return { calls, ...hook };
}

test('pages are added to each other, and none is fetched twice at once', async () => {
  const { calls, result } = await openList();
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

test('a late answer for another list does not show, and does not keep this one from going on', async () => {
  const { calls, result, rerender } = await openList();
  await calls[0]?.answer({ items: items(0, 20), next: 'a' });
  await act(async () => void result.current.more());
  await act(async () => rerender({ list: 'two' }));
  expect(result.current).toMatchObject({ status: 'loading', items: [] });
  await calls[2]?.answer({ items: items(100, 120), next: 'b' });
  await act(async () => void result.current.more());
  await calls[1]?.answer({ items: items(20, 40), next: null });
  expect(calls[3]).toMatchObject({ list: 'two', cursor: 'b' });
  await calls[3]?.answer({ items: items(120, 140), next: null });
  expect(result.current.items).toEqual(items(100, 140));
});

test('a known list is shown at once, and its beginning fetched quietly', async () => {
  const { calls, result } = await openList({ items: items(0, 60), next: 'c' });
  expect(result.current).toMatchObject({ status: 'ready', items: items(0, 60), next: 'c' });
  expect(calls).toMatchObject([{ limit: 50, quiet: true }]);
  await calls[0]?.fail();
  expect(result.current).toMatchObject({ status: 'ready', items: items(0, 60), next: 'c' });
});

test('what was removed from a known list on the server is gone, and what comes after the page stays', async () => {
  const { calls, result } = await openList({ items: items(0, 60), next: 'c' });
  await calls[0]?.answer({ items: items(1, 51), next: 'd' });
  expect(result.current).toMatchObject({ items: items(1, 60), next: 'c' });
});

test('a failure shows where there is nothing else to show, until a retry succeeds', async () => {
  const { calls, result } = await openList();
  await calls[0]?.fail();
  expect(result.current).toMatchObject({ status: 'failed', items: [] });
  await act(async () => void result.current.refetch());
  await calls[1]?.answer({ items: items(0, 3), next: null });
  expect(result.current).toMatchObject({ status: 'ready', items: items(0, 3) });
});
