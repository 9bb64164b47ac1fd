import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { maxImages } from '../images/limits.ts';
import { Image } from '../images/upload.ts';
import { TicketFilter, TicketSummary } from './list.ts';
import { EarlierMessages, type Parcel, type Shipping, Ticket } from './read.ts';
import { TicketStatus, TicketType } from './states.ts';

/**
 * Customer service's side of tickets, on a region's `operate` endpoint; docs/spec.md §7 shows nothing of it. Nothing of it is in the
 * site.
 */
const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'tooLong'));
const required = (max: number) => v.pipe(text(max), v.minLength(1, 'required'));

const of = v.object({ id: v.string() });

export const serviceTickets = endpoint({
  method: 'GET',
  path: '/api/v1/operate/rma/list',
  service: 'operate',
  input: TicketFilter,
  output: v.object({ items: v.array(v.object({ ...TicketSummary.entries, username: v.string() })) }),
});

export const serviceTicket = endpoint({
  method: 'GET',
  path: '/api/v1/operate/rma/detail',
  service: 'operate',
  input: of,
  output: Ticket,
});

export const serviceTicketMessages = endpoint({
  method: 'GET',
  path: '/api/v1/operate/rma/messages',
  service: 'operate',
  ...EarlierMessages,
});

/** Opens a ticket for a user of the operator's region, with a first message. */
export const serviceCreateTicket = endpoint({
  method: 'POST',
  path: '/api/v1/operate/rma/create',
  service: 'operate',
  input: v.object({
    uid: required(64),
    type: TicketType,
    device: v.object({ name: required(100), model: text(64), sn: text(64) }),
    orderNumber: text(64),
    text: required(4000),
  }),
  output: Ticket,
  keyed: true,
});

/** A picture for a message of customer service's: as the users' {@link uploadImage}. */
export const serviceUpload = endpoint({
  method: 'POST',
  path: '/api/v1/operate/rma/upload',
  service: 'operate',
  input: v.object({}),
  output: Image,
  body: 'image',
  keyed: true,
});

/** Adds a message, which makes the ticket unread. */
export const serviceTicketMessage = endpoint({
  method: 'POST',
  path: '/api/v1/operate/rma/message',
  service: 'operate',
  input: v.object({
    id: v.string(),
    text: required(4000),
    images: v.pipe(v.array(v.string()), v.maxLength(maxImages, 'tooLong')),
  }),
  output: Ticket,
  keyed: true,
});

/** A step of the ticket's way. The same status again with a note is a step too; without one it changes nothing. */
export const serviceTicketStatus = endpoint({
  method: 'POST',
  path: '/api/v1/operate/rma/status',
  service: 'operate',
  input: v.object({ id: v.string(), status: TicketStatus, note: text(500) }),
  output: Ticket,
  keyed: true,
});

const SentParcel = v.object({
  carrier: required(64),
  trackingNumber: text(64),
  /** Addresses other than https are a mistake, and no page follows them */
  trackingUrl: v.pipe(text(500), v.regex(/^(?:https:\/\/\S+)?$/, 'format')),
} satisfies Record<keyof typeof Parcel.entries, v.GenericSchema>);

/** What is known of the parcels, as a whole. */
export const serviceTicketShipping = endpoint({
  method: 'POST',
  path: '/api/v1/operate/rma/shipping',
  service: 'operate',
  input: v.object({
    id: v.string(),
    shipping: v.object({
      toService: v.nullable(SentParcel),
      toUser: v.nullable(SentParcel),
      address: text(500),
    } satisfies Record<keyof typeof Shipping.entries, v.GenericSchema>),
  }),
  output: Ticket,
});
