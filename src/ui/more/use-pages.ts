import { useCallback, useEffect, useRef, useState } from 'react';
import { lookOnce, watchNews } from '../../stores/news.ts';
import { useNews } from '../store/use-news.ts';

const pageSize = 20;
const largestPage = 50;

export interface Page<Item> {
  items: readonly Item[];
  /** Where the next page begins; null when there is no more */
  next: string | null;
}

/** Asks the server for a page, the first one without a cursor. A failure is told to the reader unless the call is `quiet`. */
export type AskForPage<Item> = (place: { cursor?: string; limit: number }, quiet: boolean) => Promise<Page<Item>>;

interface Pages<Item> extends Page<Item> {
  status: 'loading' | 'failed' | 'ready';
}

const none: Pages<never> = { status: 'loading', items: [], next: null };

/**
 * A list of the user's records, a page at a time. What changes on the server, such as a reply, shows by itself: the pages that are
 * here are asked for again.
 *
 * @param ask another function is another list, which begins anew; absent until it is known who asks
 */
export function usePages<Item extends { id: string }>(ask: AskForPage<Item> | undefined) {
  const [pages, setPages] = useState<Pages<Item>>(none);
  const busy = useRef(false);
  const latest = useRef(pages);
  latest.current = pages;
  const wanted = useRef(ask);
  wanted.current = ask;

  /** Asks for the beginning again, keeping what comes after it. A failure is told where there is nothing to show yet. */
  const load = useCallback(async () => {
    if (!ask) return;
    const { items: shown, status } = latest.current;
    const limit = Math.min(Math.max(shown.length, pageSize), largestPage);
    try {
      const page = await ask({ limit }, status === 'ready');
      if (wanted.current !== ask) return;
      setPages(({ items, next }) => {
        const after = items.findIndex(({ id }) => id === page.items.at(-1)?.id) + 1;
        const known = new Set(page.items.map(({ id }) => id));
        const rest = page.next === null || after === 0 ? [] : items.slice(after).filter(({ id }) => !known.has(id));
        return { status: 'ready', items: [...page.items, ...rest], next: rest.length ? next : page.next };
      });
    } catch {
      if (wanted.current === ask) setPages((old) => (old.status === 'ready' ? old : { ...old, status: 'failed' }));
    }
  }, [ask]);

  const more = useCallback(async () => {
    if (!ask || busy.current || pages.next === null) return;
    busy.current = true;
    try {
      const page = await ask({ cursor: pages.next, limit: pageSize }, false);
      if (wanted.current !== ask) return;
      setPages(({ items }) => {
        const fresh = page.items.filter(({ id }) => !items.some((item) => item.id === id));
        return { status: 'ready', items: [...items, ...fresh], next: page.next };
      });
    } catch {
      // The client has said so; the button below the list tries again.
    } finally {
      busy.current = false;
    }
  }, [ask, pages.next]);

  const known = ask !== undefined;
  useEffect(() => (known ? watchNews() : undefined), [known]);
  useEffect(() => {
    setPages(none);
    latest.current = none;
    void load();
  }, [load]);
  useNews(load);

  return {
    ...pages,
    more,
    refresh: useCallback(() => void load().then(lookOnce), [load]),
    /** Changes what is shown, where it is known already what the server would say */
    change: (next: (items: readonly Item[]) => readonly Item[]) => setPages((old) => ({ ...old, items: next(old.items) })),
  };
}
