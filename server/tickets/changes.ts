import type { Shipping } from '../../src/contract/tickets/read.ts';
import { searchable } from '../../src/contract/tickets/search.ts';
import type { TicketStatus } from '../../src/contract/tickets/states.ts';
import { pseudonymOf } from '../db/audit.ts';
import { attachImages } from '../db/images.ts';
import type { Db, Tables } from '../db/tables.ts';
import { changeTicket, insertMessage, insertStep, nextPosition, replaceParcels } from '../db/tickets.ts';
import { bumpVersion } from '../db/users.ts';
import { excerpt } from '../feedback/views.ts';
import { invalidFields } from '../http/http-error.ts';

/** The ticket that a change is made to. */
export interface TicketChange {
  db: Db;
  ticket: Pick<Tables['tickets'], 'id' | 'uid' | 'searchable'>;
  now: number;
}

/** How many characters of a ticket are searched. Each message reads and writes all of them: a ticket has no other limit. */
const maxSearchable = 40_000;

/** How many of them are its beginning, the numbers and the device. */
const beginning = 1000;

/** The beginning of what is searched, and the end, which is the latest messages. */
const limited = (text: string): string =>
  text.length > maxSearchable ? text.slice(0, beginning) + text.slice(beginning - maxSearchable) : text;

/** Sets a ticket's status, and stores since when. */
export async function addStep({ db, ticket, now }: TicketChange, status: TicketStatus, note = ''): Promise<void> {
  const position = await nextPosition(db, 'ticket_steps', ticket.id);
  await insertStep(db, { id: crypto.randomUUID(), ticket_id: ticket.id, status, note, position, created_at: now });
  await changeTicket(db, ticket.id, { status });
}

export interface NewMessage {
  sender: 'user' | 'service';
  /** Who writes it, and whose pictures these are */
  uid: string;
  text: string;
  images: readonly string[];
}

/**
 * Adds a message with its pictures. @returns its id
 *
 * @throws HttpError 400 when a picture is unknown, another user's or in use
 */
export async function addMessage({ db, ticket, now }: TicketChange, { sender, uid, text, images }: NewMessage): Promise<string> {
  const id = crypto.randomUUID();
  const position = await nextPosition(db, 'ticket_messages', ticket.id);
  const author = await pseudonymOf(db, uid);
  await insertMessage(db, { id, ticket_id: ticket.id, sender, author, text, position, created_at: now });
  if (!(await attachImages(db, uid, images, id))) throw invalidFields({ images: 'unknown' });
  await changeTicket(db, ticket.id, { excerpt: excerpt(text), searchable: limited(`${ticket.searchable}\n${searchable(text)}`) });
  return id;
}

/** Replaces what is known of the parcels. */
export async function setShipping({ db, ticket }: TicketChange, { address, ...parcels }: Shipping): Promise<void> {
  await replaceParcels(db, ticket.id, parcelRows(parcels));
  await changeTicket(db, ticket.id, { address });
}

/** Parcels of the contract as they are stored. */
export const parcelRows = (parcels: Partial<Omit<Shipping, 'address'>>) =>
  (['toService', 'toUser'] as const).flatMap((way) => {
    const parcel = parcels[way];
    if (!parcel) return [];
    return [{ way, carrier: parcel.carrier, tracking_number: parcel.trackingNumber, tracking_url: parcel.trackingUrl }];
  });

/** Moves the ticket to the top of the user's list, and marks it unread unless the user made the change. */
export async function notifyUser({ db, ticket, now }: TicketChange, unread: boolean): Promise<void> {
  await changeTicket(db, ticket.id, { updated_at: now, ...(unread && { unread: 1 }) });
  await bumpVersion(db, ticket.uid);
}
