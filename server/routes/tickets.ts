import { NewMessage } from '../../src/contract/conversation/new-message.ts';
import { MarkRead } from '../../src/contract/conversation/read-input.ts';
import { ById } from '../../src/contract/input-fields.ts';
import { EarlierMessages, ListTickets } from '../../src/contract/tickets/input.ts';
import { listTickets } from '../../src/contract/tickets/list.ts';
import { sendTicketMessage } from '../../src/contract/tickets/message.ts';
import { readTicket, ticketDetail, ticketMessages } from '../../src/contract/tickets/read.ts';
import { wordsOf } from '../../src/contract/tickets/search.ts';
import { firstStatus } from '../../src/contract/tickets/states.ts';
import { toSeconds } from '../../src/lib/time-units.ts';
import { lockRow } from '../db/locks.ts';
import { changeTicket, messagePage, ticketOf, ticketPage } from '../db/tickets.ts';
import { bumpVersion } from '../db/users.ts';
import { HttpError } from '../http/http-error.ts';
import type { Call, Mount } from '../http/mount.ts';
import { cutPage, defaultPageSize, readTimeCursor, timeCursor } from '../http/pages.ts';
import { addMessage, addStep, notifyUser } from '../tickets/changes.ts';
import { messagesView, ticketSummary, ticketView } from '../tickets/views.ts';

/** The caller's ticket. Another user's gives the same 404 as a missing one. */
async function ownTicket({ db, user, input }: Call<{ id: string }>) {
  const row = await ticketOf(db, user.uid, input.id);
  if (!row) throw new HttpError('notFound');
  return row;
}

/** The same, locked for a change. */
async function lockedTicket(call: Call<{ id: string }>) {
  await lockRow(call.db, 'ticket', call.input.id);
  return ownTicket(call);
}

export function ticketRoutes(mount: Mount): void {
  mount(listTickets, ListTickets, async ({ db, user, input }) => {
    const { limit = defaultPageSize, cursor, group, type, q = '' } = input;
    const rows = await ticketPage(db, user.uid, readTimeCursor(cursor), { group, type, words: wordsOf(q) }, limit + 1);
    const { page, next } = cutPage(rows, limit, ({ updated_at, id }) => timeCursor(updated_at, id));
    return { items: page.map(ticketSummary), next };
  });

  mount(ticketDetail, ById, async (call) => ticketView(await ownTicket(call), call));

  mount(ticketMessages, EarlierMessages, async (call) => {
    const { id } = await ownTicket(call);
    return messagesView(await messagePage(call.db, id, Number(call.input.cursor)), call);
  });

  mount(readTicket, MarkRead, async (call) => {
    const { id, uid, unread, updated_at } = await lockedTicket(call);
    if (unread === 1 && toSeconds(updated_at) <= call.input.updatedAt) {
      await changeTicket(call.db, id, { unread: 0 });
      await bumpVersion(call.db, uid);
    }
    return {};
  });

  mount(sendTicketMessage, NewMessage, async (call) => {
    const { db, user, input, now } = call;
    const ticket = await lockedTicket(call);
    const change = { db, ticket, now };
    const id = await addMessage(change, { sender: 'user', uid: user.uid, text: input.text, images: input.images });
    if (ticket.status === 'question') await addStep(change, firstStatus);
    await notifyUser(change, false);
    return { id };
  });
}
