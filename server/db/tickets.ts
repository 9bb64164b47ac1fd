import { sql } from 'kysely';
import { isInGroup, type TicketGroup, type TicketType, ticketStatuses } from '../../src/contract/tickets/states.ts';
import type { TimeCursor } from './cursors.ts';
import { imagesOfAll } from './images.ts';
import type { Db, Tables } from './tables.ts';

/** What a list is narrowed by; a ticket has all of the words. */
export interface TicketsWanted {
  group?: TicketGroup | undefined;
  type?: TicketType | undefined;
  words: readonly string[];
}

const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

function listed(db: Db, { group, type, words }: TicketsWanted) {
  let query = db.selectFrom('tickets').orderBy('tickets.updated_at', 'desc').orderBy('tickets.id', 'desc');
  if (type) query = query.where('tickets.type', '=', type);
  if (group) {
    const statuses = ticketStatuses.filter((status) => isInGroup(status, group));
    query = query.where('tickets.status', 'in', statuses);
  }
  for (const word of words) query = query.where(sql<boolean>`tickets.searchable like ${containing(word)} escape '\\'`);
  return query;
}

/** Tickets of a user, latest change first, from after a cursor. */
export function ticketPage(db: Db, uid: string, after: TimeCursor | undefined, wanted: TicketsWanted, limit: number) {
  const query = listed(db, wanted).selectAll().where('uid', '=', uid).limit(limit);
  if (!after) return query.execute();
  return query
    .where((eb) =>
      eb.or([eb('updated_at', '<', after.time), eb.and([eb('updated_at', '=', after.time), eb('tickets.id', '<', after.id)])]),
    )
    .execute();
}

/** The latest tickets of all users of some countries, for customer service. */
export const latestTickets = (db: Db, countries: readonly string[], wanted: TicketsWanted, limit: number) =>
  listed(db, wanted)
    .innerJoin('users', 'users.uid', 'tickets.uid')
    .selectAll('tickets')
    .select('users.username')
    .where('users.country', 'in', countries)
    .limit(limit)
    .execute();

/** One ticket with all that belongs to it; nothing when it is not this user's. */
export async function ticketOf(db: Db, uid: string, id: string) {
  const ticket = await db.selectFrom('tickets').selectAll().where('id', '=', id).where('uid', '=', uid).executeTakeFirst();
  if (!ticket) return undefined;
  const of = ['ticket_id', '=', id] as const;
  const steps = await db
    .selectFrom('ticket_steps')
    .selectAll()
    .where(...of)
    .orderBy('position')
    .execute();
  const parcels = await db
    .selectFrom('ticket_parcels')
    .selectAll()
    .where(...of)
    .execute();
  return { ...ticket, steps, parcels, ...(await messagePage(db, id)) };
}

/** Messages of a ticket that come with its detail, and with each page before them. */
export const messagePageSize = 30;

/**
 * The latest messages of a ticket with their pictures, oldest first.
 *
 * @param before the position before which the page ends; the newest page without it
 * @returns `earlier`: the position before which there are more
 */
export async function messagePage(db: Db, ticketId: string, before?: number) {
  const found = await db
    .selectFrom('ticket_messages')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .$if(before !== undefined, (query) => query.where('position', '<', before ?? 0))
    .orderBy('position', 'desc')
    .limit(messagePageSize + 1)
    .execute();
  const messages = found.slice(0, messagePageSize).reverse();
  const ids = messages.map(({ id }) => id);
  return {
    messages,
    images: await imagesOfAll(db, ids),
    earlier: found.length > messagePageSize ? (messages[0]?.position ?? null) : null,
  };
}

export type MessagePage = Awaited<ReturnType<typeof messagePage>>;

export type TicketRow = NonNullable<Awaited<ReturnType<typeof ticketOf>>>;

/** The user whose ticket this is, if the user lives in one of these countries. */
export async function ticketOwner(db: Db, id: string, countries: readonly string[]): Promise<string | undefined> {
  const row = await db
    .selectFrom('tickets')
    .innerJoin('users', 'users.uid', 'tickets.uid')
    .select('tickets.uid')
    .where('tickets.id', '=', id)
    .where('users.country', 'in', countries)
    .executeTakeFirst();
  return row?.uid;
}

/** How many tickets of a user are unread. */
export async function unreadTickets(db: Db, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('tickets')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .where('unread', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A ticket by its id, whoever it belongs to. */
export const findTicket = (db: Db, id: string): Promise<Tables['tickets'] | undefined> =>
  db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirst();

export async function insertTicket(db: Db, ticket: Tables['tickets']): Promise<void> {
  await db.insertInto('tickets').values(ticket).execute();
}

export async function insertStep(db: Db, step: Tables['ticket_steps']): Promise<void> {
  await db.insertInto('ticket_steps').values(step).execute();
}

export async function insertMessage(db: Db, message: Tables['ticket_messages']): Promise<void> {
  await db.insertInto('ticket_messages').values(message).execute();
}

/** Replaces what is known of a ticket's parcels. */
export async function replaceParcels(
  db: Db,
  ticketId: string,
  parcels: readonly Omit<Tables['ticket_parcels'], 'ticket_id'>[],
): Promise<void> {
  await db.deleteFrom('ticket_parcels').where('ticket_id', '=', ticketId).execute();
  for (const parcel of parcels) {
    await db
      .insertInto('ticket_parcels')
      .values({ ticket_id: ticketId, ...parcel })
      .execute();
  }
}

export async function changeTicket(db: Db, id: string, set: Partial<Tables['tickets']>): Promise<void> {
  await db.updateTable('tickets').set(set).where('id', '=', id).execute();
}

/** How many steps or messages a ticket has: the position of the next one. */
export async function nextPosition(db: Db, table: 'ticket_steps' | 'ticket_messages', ticketId: string): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
