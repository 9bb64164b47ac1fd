import { useCallback, useEffect, useRef, useState } from 'react';
import { type FeedbackSummary, listFeedback, removeFeedback, restoreFeedback } from '../../contract/feedback.ts';
import { api } from '../../stores/session.ts';
import { lookOnce, useNews, watchMessages } from './messages.ts';

const pageSize = 20;
const largestPage = 50;

export interface Records {
  status: 'loading' | 'failed' | 'ready';
  items: readonly FeedbackSummary[];
  /** Where the next page begins; null when there is no more */
  next: string | null;
}

/**
 * The user's records, newest first, a page at a time. What changes on the server, such as a reply, shows by itself: the pages
 * that are here are asked for again.
 */
export function useRecords(signedIn: boolean) {
  const [records, setRecords] = useState<Records>({ status: 'loading', items: [], next: null });
  const busy = useRef(false);
  const latest = useRef(records);
  latest.current = records;

  /** Asks for the beginning again, keeping what comes after it. A failure is told where there is nothing to show yet. */
  const refresh = useCallback(async () => {
    const { items: shown, status } = latest.current;
    const limit = Math.min(Math.max(shown.length, pageSize), largestPage);
    try {
      const page = await api(listFeedback, { limit }, { quiet: status === 'ready' });
      setRecords(({ items, next }) => {
        const after = items.findIndex(({ id }) => id === page.items.at(-1)?.id) + 1;
        const rest = page.next === null || after === 0 ? [] : items.slice(after);
        return { status: 'ready', items: [...page.items, ...rest], next: rest.length ? next : page.next };
      });
    } catch {
      setRecords((old) => (old.status === 'ready' ? old : { ...old, status: 'failed' }));
    }
  }, []);

  const more = useCallback(async () => {
    if (busy.current || records.next === null) return;
    busy.current = true;
    try {
      const page = await api(listFeedback, { cursor: records.next, limit: pageSize });
      setRecords(({ items }) => {
        const fresh = page.items.filter(({ id }) => !items.some((item) => item.id === id));
        return { status: 'ready', items: [...items, ...fresh], next: page.next };
      });
    } catch {
      // The client has said so; the button below the list tries again.
    } finally {
      busy.current = false;
    }
  }, [records.next]);

  const remove = async (id: string): Promise<void> => {
    await api(removeFeedback, { id });
    setRecords((old) => ({ ...old, items: old.items.filter((item) => item.id !== id) }));
  };

  /** Takes a removal back: the record stands where it stood. */
  const restore = async (item: FeedbackSummary): Promise<void> => {
    await api(restoreFeedback, { id: item.id });
    setRecords((old) => ({
      ...old,
      items: [...old.items.filter(({ id }) => id !== item.id), item].sort((a, b) => b.createdAt - a.createdAt),
    }));
  };

  useEffect(() => (signedIn ? watchMessages() : undefined), [signedIn]);
  useEffect(() => {
    if (signedIn) void refresh();
  }, [signedIn, refresh]);
  useNews(refresh);

  return { ...records, more, remove, restore, refresh: () => void refresh().then(lookOnce) };
}
