import { sql } from 'kysely';
import {
  isInGroup,
  type TicketGroup,
  type TicketStatus,
  type TicketType,
  ticketStatuses,
} from '../../src/contract/tickets/states.ts';
import { isAfter, type TimeCursor } from './cursors.ts';
import { maxUnread } from './feedback.ts';
import { imagesOfAll } from './images.ts';
import type { Db, Tables } from './tables.ts';

/** What a list is narrowed by; a ticket has all of the words. */
export interface TicketsWanted {
  group?: TicketGroup | undefined;
  type?: TicketType | undefined;
  words: readonly string[];
}

const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** In how many tickets of a status words are looked for, behind a cursor: the latest. */
const maxSearched = 2000;

/** Whose tickets: a user's, or those of all users of some countries. */
type Owner = { uid: string } | { countries: readonly string[] };

interface Page {
  after?: TimeCursor | undefined;
  limit: number;
}

/** What a list shows: all but what is long. */
const listedColumns = [
  'id',
  'number',
  'type',
  'status',
  'device_name',
  'order_number',
  'excerpt',
  'unread',
  'created_at',
  'updated_at',
] as const;

export type ListedTicket = Pick<Tables['tickets'], (typeof listedColumns)[number]>;

const ticketsOf = (db: Db, owner: Owner) => {
  const query = db
    .selectFrom('tickets')
    .innerJoin('users', 'users.uid', 'tickets.uid')
    .select(listedColumns.map((column) => `tickets.${column}` as const))
    .select('users.username');
  return 'uid' in owner ? query.where('tickets.uid', '=', owner.uid) : query.where('users.country', 'in', owner.countries);
};

/** Tickets of one status, or of any, the latest change first. */
function newest(db: Db, owner: Owner, { type, words }: TicketsWanted, status: TicketStatus | undefined, { after, limit }: Page) {
  let query = ticketsOf(db, owner).orderBy('tickets.updated_at', 'desc').orderBy('tickets.id', 'desc');
  if (status) query = query.where('tickets.status', '=', status);
  if (type) query = query.where('tickets.type', '=', type);
  if (after) query = query.where(isAfter(['tickets.updated_at', 'tickets.id'], after));
  if (words.length === 0) return query.limit(limit).execute();
  let found = db
    .selectFrom(query.select('tickets.searchable').limit(maxSearched).as('latest'))
    .select([...listedColumns, 'username']);
  for (const word of words) found = found.where(sql<boolean>`searchable like ${containing(word)} escape '\\'`);
  return found.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** A list of tickets. Each status has an index in the order of the list, so those of a group are merged and not sorted. */
async function listed(db: Db, owner: Owner, wanted: TicketsWanted, page: Page) {
  const { group } = wanted;
  const statuses = group ? ticketStatuses.filter((status) => isInGroup(status, group)) : [undefined];
  const lists = await Promise.all(statuses.map((status) => newest(db, owner, wanted, status, page)));
  return lists
    .flat()
    .sort((a, b) => b.updated_at - a.updated_at || (a.id < b.id ? 1 : -1))
    .slice(0, page.limit);
}

/** Tickets of a user, latest change first, from after a cursor. */
export const ticketPage = (db: Db, uid: string, after: TimeCursor | undefined, wanted: TicketsWanted, limit: number) =>
  listed(db, { uid }, wanted, { after, limit });

/**
 * The latest tickets of all users of some countries, for customer service. A single word may also be the number, the order number or the
 * serial number of a ticket of any age.
 */
export async function latestTickets(db: Db, countries: readonly string[], wanted: TicketsWanted, limit: number) {
  const [word, ...more] = wanted.words;
  const latest = await listed(db, { countries }, wanted, { limit });
  if (word === undefined || more.length > 0) return latest;
  const spellings = [word, word.toUpperCase()];
  const named = await ticketsOf(db, { countries })
    .where((eb) =>
      eb.or([
        eb('number', '=', word.toUpperCase()),
        eb('tickets.order_number', 'in', spellings),
        eb('tickets.device_sn', 'in', spellings),
      ]),
    )
    .limit(limit)
    .execute();
  const known = new Set(latest.map(({ id }) => id));
  const { group, type } = wanted;
  const fits = named.filter(
    (row) => !known.has(row.id) && (!type || row.type === type) && (!group || isInGroup(row.status, group)),
  );
  return [...fits, ...latest].slice(0, limit);
}

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

/** How many tickets of a user are unread, {@link maxUnread} at most. */
export async function unreadTickets(db: Db, uid: string): Promise<number> {
  const rows = await db
    .selectFrom('tickets')
    .select((eb) => eb.lit(1).as('one'))
    .where('uid', '=', uid)
    // A constant: SQLite takes no partial index for a parameter.
    .where((eb) => eb('unread', '=', eb.lit(1)))
    .limit(maxUnread)
    .execute();
  return rows.length;
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

/** The position of the next step or message of a ticket. */
export async function nextPosition(db: Db, table: 'ticket_steps' | 'ticket_messages', ticketId: string): Promise<number> {
  const last = await db
    .selectFrom(table)
    .select('position')
    .where('ticket_id', '=', ticketId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? last.position + 1 : 0;
}
