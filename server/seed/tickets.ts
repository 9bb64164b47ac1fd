import { createHash } from 'node:crypto';
import { countryOf } from '../../src/contract/contact/countries.ts';
import type { Region } from '../../src/contract/regions.ts';
import { searchable } from '../../src/contract/tickets/search.ts';
import { firstStatus } from '../../src/contract/tickets/states.ts';
import { hour } from '../../src/lib/time-units.ts';
import { deviceOf } from '../db/devices.ts';
import type { Db } from '../db/tables.ts';
import { insertMessage, insertStep, insertTicket, replaceParcels } from '../db/tickets.ts';
import { excerpt } from '../feedback/views.ts';
import { parcelRows } from '../tickets/changes.ts';
import { newNumber } from '../tickets/number.ts';
import { deviceId } from './devices.ts';
import { type SeedUser, seedUsers } from './people.ts';
import { seedPhotos } from './photos.ts';
import { seedTexts } from './texts.ts';
import { manyTickets, ownerTickets, type SeedEvent, type SeedTicket } from './tickets-cases.ts';

/** When the newest seeded ticket was opened: fixed, so that every run has the same data. */
const newest = Date.UTC(2026, 2, 9, 8, 30);

/** Who has so many tickets that they fill several pages. */
const manyOf = { uid: 'us-grace', count: 44 };

/** Where devices are sent, by region. */
const addresses: Record<Region, string> = {
  eu: 'Companion Service\nMusterstraße 12\n12345 Musterstadt\nDeutschland',
  us: 'Companion Service\n100 Example Avenue\nSpringfield, IL 62701\nUSA',
  cn: 'Companion Service\n示例市示例区示例路 100 号\n518000',
};

const addressIn = (country: string): string => addresses[countryOf(country)?.region ?? 'eu'];

/** Service tickets of all owners, with what happened to them. */
export async function seedTickets(db: Db): Promise<void> {
  for (const user of seedUsers.filter(({ kind }) => kind === 'owner')) {
    const more = user.uid === manyOf.uid ? manyTickets(manyOf.count) : [];
    for (const ticket of [...ownerTickets(seedTexts[user.lang]), ...more]) {
      await seedTicket(db, user, ticket);
      await seedEvents(db, user, ticket);
    }
  }
}

const idOf = (user: SeedUser, { name }: SeedTicket) => `${user.uid}-${name}`;
const openedAt = ({ hoursBefore }: SeedTicket) => newest - hoursBefore * hour;

async function seedTicket(db: Db, user: SeedUser, ticket: SeedTicket): Promise<void> {
  const id = idOf(user, ticket);
  const createdAt = openedAt(ticket);
  const { events, shipping, type, device: name, unread } = ticket;
  const texts = events.flatMap(({ message }) => message?.text ?? []);
  const number = newNumber(createdAt, createHash('sha256').update(id).digest());
  const status = events.findLast((event) => event.status)?.status ?? firstStatus;
  const order = `2025-${String(48_151 + seedUsers.indexOf(user) * 113)}`;
  const device = await deviceOf(db, deviceId(user.uid, name));
  if (!device) throw new Error(`No device ${name}`);

  await insertTicket(db, {
    id,
    uid: user.uid,
    number,
    type,
    status,
    device_name: device.name,
    device_model: device.model,
    device_sn: device.sn,
    order_number: order,
    address: shipping?.withAddress ? addressIn(user.country) : '',
    excerpt: excerpt(texts.at(-1) ?? ''),
    searchable: searchable(number, device.name, device.model, device.sn, order, ...texts),
    unread: unread ? 1 : 0,
    created_at: createdAt,
    updated_at: createdAt + (events.at(-1)?.after ?? 0) * hour,
  });
  await replaceParcels(db, id, parcelRows(shipping ?? {}));
}

async function seedEvents(db: Db, user: SeedUser, ticket: SeedTicket): Promise<void> {
  const ticketId = idOf(user, ticket);
  const steps = ticket.events.filter(({ status }) => status);
  for (const [position, { status = firstStatus, note = '', after }] of steps.entries()) {
    const id = `${ticketId}-step-${position + 1}`;
    const created_at = openedAt(ticket) + after * hour;
    await insertStep(db, { id, ticket_id: ticketId, status, note, position, created_at });
  }
  const said = ticket.events.filter(({ message }) => message);
  for (const [position, { message, after }] of said.entries()) {
    if (message) await seedMessage(db, user, { ticketId, position, message, createdAt: openedAt(ticket) + after * hour });
  }
}

interface SeedMessage {
  ticketId: string;
  position: number;
  message: NonNullable<SeedEvent['message']>;
  createdAt: number;
}

async function seedMessage(db: Db, user: SeedUser, { ticketId, position, message, createdAt }: SeedMessage): Promise<void> {
  const { from, text, images = [] } = message;
  const id = `${ticketId}-message-${position + 1}`;
  await insertMessage(db, { id, ticket_id: ticketId, sender: from, author: '', text, position, created_at: createdAt });
  await seedPhotos(db, { uid: user.uid, id, createdAt }, images);
}
