import { useEffect, useMemo, useState } from 'react';
import { type AskForPage, type Page, usePages } from '../../app/more/use-pages.ts';
import { listTickets, type TicketFilter, type TicketSummary } from '../../contract/tickets/list.ts';
import { api } from '../../stores/session.ts';
import { isNarrowed, narrowed } from './filter.ts';
import { askOrRecall, isUnreachable, listKey, recall } from './recall.ts';

type TicketPage = Page<TicketSummary>;

/**
 * The user's tickets, latest change first, narrowed by a filter. The first page is kept: where the server cannot be reached, it is
 * shown as it was at the moment `from`, and the filter looks through it.
 *
 * @param uid absent until it is known who asks
 * @param filter likewise, for what
 */
export function useTickets(uid: string | undefined, filter: TicketFilter | undefined) {
  const [from, setFrom] = useState<number>();

  const ask = useMemo((): AskForPage<TicketSummary> | undefined => {
    if (uid === undefined || !filter) return undefined;
    const call = (place: { cursor?: string; limit: number }, quiet: boolean) =>
      api(listTickets, { ...filter, ...place }, { quiet });

    return async (place, quiet) => {
      if (place.cursor) return call(place, quiet);
      if (isNarrowed(filter)) {
        const last = await recall<TicketPage>(listKey(uid));
        const page = await call(place, quiet || last !== undefined).catch((error: unknown) => {
          if (!last || !isUnreachable(error)) throw error;
          return { items: narrowed(last.value.items, filter), next: null, from: last.at };
        });
        setFrom('from' in page ? page.from : undefined);
        return page;
      }
      const told = await askOrRecall(listKey(uid), (known) => call(place, quiet || known));
      setFrom(told.from);
      return told.from ? { ...told.value, next: null } : told.value;
    };
  }, [uid, filter]);

  const pages = usePages(ask);
  const { refresh } = pages;
  useEffect(() => {
    addEventListener('online', refresh);
    return () => removeEventListener('online', refresh);
  }, [refresh]);
  return { ...pages, from };
}
