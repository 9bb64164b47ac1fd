import { useCallback, useEffect } from 'react';
import { lookOnce, watchNews } from '../../stores/news.ts';
import { type AskForPage, usePageList } from '../../ui/more/use-page-list.ts';
import { useNews } from '../store/use-news.ts';

export type { AskForPage, Page } from '../../ui/more/use-page-list.ts';

/**
 * A list of the user's records, a page at a time. What changes on the server, such as a reply, shows by itself: the pages that are
 * here are asked for again.
 *
 * @param ask another function is another list, which begins anew; absent until it is known who asks
 */
export function usePages<Item extends { id: string }>(ask: AskForPage<Item> | undefined) {
  const { load, ...pages } = usePageList(ask);
  const known = ask !== undefined;
  useEffect(() => (known ? watchNews() : undefined), [known]);
  useNews(load);
  return { ...pages, refresh: useCallback(() => void load().then(lookOnce), [load]) };
}
