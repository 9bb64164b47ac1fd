import { searchable } from '../../src/contract/tickets/search.ts';
import { firstStatus, type TicketType } from '../../src/contract/tickets/states.ts';
import type { Db } from '../db/tables.ts';
import { insertTicket } from '../db/tickets.ts';
import { addMessage, addStep, notifyUser } from './changes.ts';
import { newNumber } from './number.ts';

export interface NewTicket {
  uid: string;
  type: TicketType;
  device: { name: string; model: string; sn: string };
  orderNumber: string;
  /** Customer service's first message */
  text: string;
}

/** Opens a ticket with its first step and message, unread. @param by the operator's uid @returns its id */
export async function openTicket(
  db: Db,
  by: string,
  { uid, type, device, orderNumber, text }: NewTicket,
  now: number,
): Promise<string> {
  const id = crypto.randomUUID();
  const number = newNumber(now);
  const ticket = {
    id,
    uid,
    number,
    type,
    status: firstStatus,
    device_name: device.name,
    device_model: device.model,
    device_sn: device.sn,
    order_number: orderNumber,
    address: '',
    excerpt: '',
    searchable: searchable(number, device.name, device.model, device.sn, orderNumber),
    unread: 1,
    created_at: now,
    updated_at: now,
  };
  await insertTicket(db, ticket);
  const change = { db, ticket, now };
  await addStep(change, firstStatus);
  await addMessage(change, { sender: 'service', uid: by, text, images: [] });
  await notifyUser(change, true);
  return id;
}
