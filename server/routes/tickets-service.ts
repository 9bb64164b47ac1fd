import { ById } from '../../src/contract/input-fields.ts';
import { EarlierMessages, TicketFilter } from '../../src/contract/tickets/input.ts';
import {
  ServiceCreateTicket,
  ServiceTicketMessage,
  ServiceTicketShipping,
  ServiceTicketStatus,
  serviceCreateTicket,
  serviceTicket,
  serviceTicketMessage,
  serviceTicketMessages,
  serviceTicketShipping,
  serviceTicketStatus,
  serviceTickets,
} from '../../src/contract/tickets/operate.ts';
import { wordsOf } from '../../src/contract/tickets/search.ts';
import { pseudonymOf } from '../db/audit.ts';
import { lockRow } from '../db/locks.ts';
import { latestTickets, type MessagePage, messagePage, ticketOf, ticketOwner } from '../db/tickets.ts';
import { countriesOf, findUser } from '../db/users.ts';
import { withAuthors } from '../feedback/views.ts';
import { HttpError, invalidFields } from '../http/http-error.ts';
import type { Call, Mount } from '../http/mount.ts';
import { addMessage, addStep, notifyUser, setShipping } from '../tickets/changes.ts';
import { openTicket } from '../tickets/open.ts';
import { messagesView, ticketSummary, ticketView } from '../tickets/views.ts';

/** Items of the list, which has no pages: customer service works on the latest. */
const listLength = 200;

/** A ticket of any user of the operator's region. */
async function ticketInRegion({ db, region }: Call<unknown>, id: string) {
  const uid = await ticketOwner(db, id, countriesOf(region));
  const ticket = uid && (await ticketOf(db, uid, id));
  if (!ticket) throw new HttpError('notFound');
  return ticket;
}

/** The same, locked for a change. */
async function lockedTicket(call: Call<{ id: string }>) {
  await lockRow(call.db, 'ticket', call.input.id);
  return ticketInRegion(call, call.input.id);
}

async function view(call: Call<unknown>, id: string) {
  const row = await ticketInRegion(call, id);
  const ticket = ticketView(row, call);
  return { ...ticket, messages: await authored(call, ticket.messages, row) };
}

const authored = async <M extends { id: string }>({ db, user }: Call<unknown>, messages: readonly M[], page: MessagePage) =>
  withAuthors(messages, page.messages, await pseudonymOf(db, user.uid));

export function ticketServiceRoutes(mount: Mount): void {
  mount(serviceTickets, TicketFilter, async ({ db, region, input: { group, type, q = '' } }) => {
    const rows = await latestTickets(db, countriesOf(region), { group, type, words: wordsOf(q) }, listLength);
    return { items: rows.map((row) => ({ ...ticketSummary(row), username: row.username })) };
  });

  mount(serviceTicket, ById, (call) => view(call, call.input.id));

  mount(serviceTicketMessages, EarlierMessages, async (call) => {
    const { id } = await ticketInRegion(call, call.input.id);
    const page = await messagePage(call.db, id, Number(call.input.cursor));
    const { items, next } = messagesView(page, call);
    return { items: await authored(call, items, page), next };
  });

  mount(serviceCreateTicket, ServiceCreateTicket, async (call) => {
    const { db, user, region, input, now } = call;
    const owner = await findUser(db, input.uid);
    if (owner?.role !== 'user' || !countriesOf(region).includes(owner.country)) throw invalidFields({ uid: 'unknown' });
    return view(call, await openTicket(db, user.uid, input, now));
  });

  mount(serviceTicketMessage, ServiceTicketMessage, async (call) => {
    const { db, user, input, now } = call;
    const change = { db, ticket: await lockedTicket(call), now };
    await addMessage(change, { sender: 'service', uid: user.uid, text: input.text, images: input.images });
    await notifyUser(change, true);
    return view(call, input.id);
  });

  mount(serviceTicketStatus, ServiceTicketStatus, async (call) => {
    const { db, input, now } = call;
    const ticket = await lockedTicket(call);
    if (input.status !== ticket.status || input.note) {
      const change = { db, ticket, now };
      await addStep(change, input.status, input.note);
      await notifyUser(change, true);
    }
    return view(call, input.id);
  });

  mount(serviceTicketShipping, ServiceTicketShipping, async (call) => {
    const { db, input, now } = call;
    const change = { db, ticket: await lockedTicket(call), now };
    await setShipping(change, input.shipping);
    await notifyUser(change, true);
    return view(call, input.id);
  });
}
