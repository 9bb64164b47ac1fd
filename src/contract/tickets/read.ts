import * as v from 'valibot';
import { Message } from '../conversation/message.ts';
import type { MarkRead } from '../conversation/read-input.ts';
import { type Endpoint, get, post } from '../endpoint.ts';
import { Empty, Id, pageOf, Time } from '../fields.ts';
import type { ById } from '../input-fields.ts';
import type { EarlierMessages } from './input.ts';
import { TicketStatus, TicketType } from './states.ts';

/* docs/spec.md §3 shows no field of a service ticket: these are ours. */

/** A parcel under way. `trackingUrl` is whatever customer service gave, or empty: a page follows few hosts. */
export const Parcel = v.object({ carrier: v.string(), trackingNumber: v.string(), trackingUrl: v.string() });
export type Parcel = v.InferOutput<typeof Parcel>;

export const Shipping = v.object({
  toService: v.nullable(Parcel),
  toUser: v.nullable(Parcel),
  /** Where the user sends the device, in lines; empty while there is nothing to send */
  address: v.string(),
});
export type Shipping = v.InferOutput<typeof Shipping>;

/** One step of a ticket's way: since when it stands so, and what customer service says to it. */
const TicketStep = v.object({ id: Id, status: TicketStatus, at: Time, note: v.string() });

export const Ticket = v.object({
  id: Id,
  number: v.string(),
  type: TicketType,
  status: TicketStatus,
  device: v.object({ name: v.string(), model: v.string(), sn: v.string() }),
  orderNumber: v.string(),
  shipping: Shipping,
  unread: v.boolean(),
  createdAt: Time,
  updatedAt: Time,
  /** Oldest first; the last one is where the ticket stands */
  steps: v.array(TicketStep),
  /** The latest page of them, oldest first */
  messages: v.array(Message),
  /** The cursor of the messages before these; null when there are none */
  earlier: v.nullable(v.string()),
});
export type Ticket = v.InferOutput<typeof Ticket>;

export const ticketDetail: Endpoint<typeof ById, typeof Ticket> = get('app', '/api/v1/rma/detail', Ticket);

/** `items` oldest first; `next` leads to still earlier ones, and is null when there are none. */
export const MessagePage = pageOf(Message);

export const ticketMessages: Endpoint<typeof EarlierMessages, typeof MessagePage> = get(
  'app',
  '/api/v1/rma/messages',
  MessagePage,
);

export const readTicket: Endpoint<typeof MarkRead, typeof Empty> = post('app', '/api/v1/rma/read', Empty);
