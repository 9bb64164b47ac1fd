import { useState } from 'react';
import { useConversation } from '../../app/conversation/use-conversation.ts';
import { readTicket, type Ticket, ticketDetail, ticketMessages } from '../../contract/tickets/read.ts';
import { defineConversations } from '../../stores/conversations.ts';
import { api } from '../../stores/session.ts';
import { useT } from '../../ui/screen/use-t.ts';

/** A ticket with its messages; a refetch loads at least those that are shown. */
const tickets = defineConversations<Ticket>(
  'ticket',
  async (id, shown) => withMessagesFrom(shown?.messages[0]?.id, await api(ticketDetail, { id }, { quiet: true })),
  readTicket,
);

/** One ticket. `focus` is the id of the message to focus. */
export function useTicket(id: string | undefined, uid: string | undefined) {
  const t = useT();
  const resource = useConversation(tickets, [uid, id], t('rma.changed'));
  const { update } = resource;
  const [focus, setFocus] = useState<string>();

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
