import { useState } from 'react';
import { useNotifications } from '../../app/use-notifications.ts';
import { useResource } from '../../app/use-resource.ts';
import { readTicket, type Ticket, ticketDetail, ticketMessages } from '../../contract/tickets/read.ts';
import { poll } from '../../stores/notifications.ts';
import { defineResource } from '../../stores/resources.ts';
import { api } from '../../stores/session.ts';

/** A ticket with its messages; a refetch loads at least those that are shown. Fetching it marks it as read. */
const tickets = defineResource<Ticket>('ticket', (_uid, id) => ({
  async query(shown) {
    const ticket = await withMessagesFrom(shown?.messages[0]?.id, await api(ticketDetail, { id }, { quiet: true }));
    if (ticket.unread) void api(readTicket, { id }, { quiet: true }).then(poll, () => undefined);
    return ticket;
  },
}));

/** One ticket, refetched after notifications. `focus` is the id of the message to focus. */
export function useTicket(id: string | undefined, uid: string | undefined) {
  const resource = useResource(tickets, [uid, id]);
  const { refetch, update } = resource;
  const [focus, setFocus] = useState<string>();
  useNotifications(uid !== undefined, refetch);

  /** Shows a page of earlier messages and focuses the first of them. A failure is a toast. */
  const showEarlier = async () => {
    if (resource.status !== 'ready') return;
    const ticket = await withEarlier(resource.data, false).catch(() => undefined);
    if (!ticket) return;
    update(() => ticket);
    setFocus(ticket.messages[0]?.id);
  };

  return { ...resource, focus, showEarlier };
}

/** A ticket with one more page of its messages. @throws ApiError */
async function withEarlier(ticket: Ticket, quiet: boolean): Promise<Ticket> {
  const { id, earlier, messages } = ticket;
  if (!earlier) return ticket;
  const page = await api(ticketMessages, { id, cursor: earlier }, { quiet });
  return { ...ticket, messages: [...page.items, ...messages], earlier: page.next };
}

/** A ticket with as many pages of its messages as it takes to include `message`. @throws ApiError */
async function withMessagesFrom(message: string | undefined, ticket: Ticket): Promise<Ticket> {
  let whole = ticket;
  while (message && whole.earlier && !whole.messages.some(({ id }) => id === message)) whole = await withEarlier(whole, true);
  return whole;
}
