import { useCallback, useEffect, useRef, useState } from 'react';

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
  /** Which list it is */
  of: AskForPage<Item> | undefined;
}

const none: Pages<never> = { status: 'loading', items: [], next: null, of: undefined };

interface Options<Item> {
  /** What is known of a list already, to be shown while its beginning is asked for */
  start?: ((ask: AskForPage<Item>) => Page<Item> | undefined) | undefined;
  /** How many come with each page after the first */
  more?: number;
}

/**
 * A list of the server's, a page at a time.
 *
 * @param ask another function is another list, which begins anew; absent until it is known who asks
 */
export function usePageList<Item extends { id: string }>(
  ask: AskForPage<Item> | undefined,
  { start, more: size = pageSize }: Options<Item> = {},
) {
  const [pages, setPages] = useState<Pages<Item>>(none);
  const busy = useRef<AskForPage<Item>>(undefined);
  const latest = useRef(pages);
  latest.current = pages;
  const wanted = useRef(ask);
  wanted.current = ask;
  const known = useRef(start);
  known.current = start;

  /** Asks for the beginning again, keeping what comes after it. A failure is told where there is nothing to show yet. */
  const load = useCallback(async () => {
    if (!ask) return;
    const { items: shown, status } = latest.current.of === ask ? latest.current : none;
    const limit = Math.min(Math.max(shown.length, pageSize), largestPage);
    try {
      const page = await ask({ limit }, status === 'ready');
      if (wanted.current !== ask) return;
      setPages((old) => {
        const { items, next } = old.of === ask ? old : none;
        const after = items.findIndex(({ id }) => id === page.items.at(-1)?.id) + 1;
        const given = new Set(page.items.map(({ id }) => id));
        const rest = page.next === null || after === 0 ? [] : items.slice(after).filter(({ id }) => !given.has(id));
        return { status: 'ready', items: [...page.items, ...rest], next: rest.length ? next : page.next, of: ask };
      });
    } catch {
      if (wanted.current === ask)
        setPages((old) => (old.of === ask && old.status === 'ready' ? old : { ...none, status: 'failed', of: ask }));
    }
  }, [ask]);

  const more = useCallback(async () => {
    if (!ask || busy.current === ask || pages.of !== ask || pages.next === null) return;
    busy.current = ask;
    try {
      const page = await ask({ cursor: pages.next, limit: size }, false);
      if (wanted.current !== ask) return;
      setPages(({ items }) => {
        const shown = new Set(items.map(({ id }) => id));
        return { status: 'ready', items: [...items, ...page.items.filter(({ id }) => !shown.has(id))], next: page.next, of: ask };
      });
    } catch {
      // The client has said so; the button below the list tries again.
    } finally {
      if (busy.current === ask) busy.current = undefined;
    }
  }, [ask, pages.of, pages.next, size]);

  useEffect(() => {
    const page = ask && known.current?.(ask);
    latest.current = page ? { ...page, status: 'ready', of: ask } : { ...none, of: ask };
    setPages((old) => (page ? latest.current : old));
    void load();
  }, [ask, load]);

  const current = pages.of === ask;
  return {
    items: current ? pages.items : none.items,
    next: current ? pages.next : null,
    status: current ? pages.status : 'loading',
    more,
    load,
    /** Changes what is shown, where it is known already what the server would say */
    change: useCallback(
      (next: (items: readonly Item[]) => readonly Item[]) => setPages((old) => ({ ...old, items: next(old.items) })),
      [],
    ),
  };
}
