import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '../../api/errors.ts';
import { readTicket, type Ticket, ticketDetail } from '../../contract/tickets.ts';
import { lookOnce, watchNews } from '../../stores/news.ts';
import { api } from '../../stores/session.ts';
import { useNews } from '../../ui/store/use-news.ts';
import { askOrRecall, ticketKey } from './recall.ts';

/**
 * - `missing`: another user's, or never there; the server does not tell which
 * - `ready`: `from` says when it was told, where the server cannot be reached now
 */
export type TicketState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'missing' }
  | { status: 'ready'; ticket: Ticket; from?: number | undefined };

/** One ticket, marked as read once it is shown; what changes meanwhile shows by itself. */
export function useTicket(id: string | undefined, uid: string | undefined): { state: TicketState; reload(): void } {
  const [state, setState] = useState<TicketState>({ status: 'loading' });

  const load = useCallback(async () => {
    if (id === undefined || uid === undefined) return;
    if (!id) return setState({ status: 'missing' });
    try {
      const { value: ticket, from } = await askOrRecall(ticketKey(uid, id), (quiet) =>
        api(ticketDetail, { id }, { quiet: quiet || 'missing' }),
      );
      setState({ status: 'ready', ticket, from });
      if (ticket.unread && !from) await api(readTicket, { id }, { quiet: true }).then(lookOnce, () => undefined);
    } catch (error) {
      if ((error as ApiError).gone) setState({ status: 'missing' });
      else setState((old) => (old.status === 'ready' ? old : { status: 'failed' }));
    }
  }, [id, uid]);

  useEffect(() => (uid === undefined ? undefined : watchNews()), [uid]);
  useEffect(() => {
    void load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [load]);
  useNews(load);

  return { state, reload: () => void load() };
}
