import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../api/errors.ts';
import { useNews } from '../../app/store/use-news.ts';
import { readTicket, type Ticket, ticketDetail, ticketMessages } from '../../contract/tickets/read.ts';
import { lookOnce, watchNews } from '../../stores/news.ts';
import { api } from '../../stores/session.ts';
import { askOrRecall, ticketKey } from './recall.ts';

/**
 * - `missing`: another user's, or never there; the server does not tell which
 * - `ready`: `from` says when it was told, where the server cannot be reached now; `focus` which message takes the focus
 */
export type TicketState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'missing' }
  | { status: 'ready'; ticket: Ticket; from?: number | undefined; focus?: string | undefined };

/** One ticket, marked as read once it is shown; what changes meanwhile shows by itself. */
export function useTicket(id: string | undefined, uid: string | undefined) {
  const [state, setState] = useState<TicketState>({ status: 'loading' });
  /** The id of the earliest message that is shown: what was asked for once stays */
  const earliest = useRef<string>(undefined);

  const show = useCallback((next: TicketState) => {
    if (next.status === 'ready') earliest.current = next.ticket.messages[0]?.id;
    setState(next);
  }, []);

  const load = useCallback(async () => {
    if (id === undefined || uid === undefined) return;
    if (!id) return setState({ status: 'missing' });
    try {
      const { value, from } = await askOrRecall(ticketKey(uid, id), (quiet) =>
        api(ticketDetail, { id }, { quiet: quiet || 'missing' }),
      );
      const ticket = from ? value : await reachingTo(value, earliest.current);
      show({ status: 'ready', ticket, from });
      if (ticket.unread && !from) await api(readTicket, { id }, { quiet: true }).then(lookOnce, () => undefined);
    } catch (error) {
      if ((error as ApiError).gone) show({ status: 'missing' });
      else setState((old) => (old.status === 'ready' ? old : { status: 'failed' }));
    }
  }, [id, uid, show]);

  /** Shows a page of earlier messages; the first of them takes the focus, so that one reads on from there. A failure is a toast. */
  const showEarlier = async () => {
    if (state.status !== 'ready') return;
    const ticket = await withEarlier(state.ticket, false).catch(() => undefined);
    if (ticket) show({ ...state, ticket, focus: ticket.messages[0]?.id });
  };

  useEffect(() => (uid === undefined ? undefined : watchNews()), [uid]);
  useEffect(() => {
    void load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [load]);
  useNews(load);

  return { state, reload: useCallback(() => void load(), [load]), showEarlier };
}

/** A ticket with one more page of its messages. @throws ApiError */
async function withEarlier(ticket: Ticket, quiet: boolean): Promise<Ticket> {
  const { id, earlier, messages } = ticket;
  if (!earlier) return ticket;
  const page = await api(ticketMessages, { id, cursor: earlier }, { quiet });
  return { ...ticket, messages: [...page.items, ...messages], earlier: page.next };
}

/** A ticket with as many pages of its messages as there are up to one of them. @throws ApiError */
async function reachingTo(ticket: Ticket, message: string | undefined): Promise<Ticket> {
  let whole = ticket;
  while (message && whole.earlier && !whole.messages.some(({ id }) => id === message)) whole = await withEarlier(whole, true);
  return whole;
}
