import * as v from 'valibot';
import { ServiceMessage } from '../conversation/service-message.ts';
import { type Endpoint, get, post } from '../endpoint.ts';
import { type Empty, Id, Image, listOf, pageOf } from '../fields.ts';
import { maxImages } from '../images/limits.ts';
import { type ById, requiredText, shortText } from '../input-fields.ts';
import type { EarlierMessages, TicketFilter } from './input.ts';
import { TicketSummary } from './list.ts';
import { type Parcel, type Shipping, Ticket } from './read.ts';
import { TicketStatus, TicketType } from './states.ts';

/**
 * Customer service's side of tickets, on a region's `operate` endpoint; docs/spec.md §7 shows nothing of it. Nothing of it is in the
 * site.
 */
const ServiceTicketList = listOf(v.object({ ...TicketSummary.entries, username: v.string() }));

export const serviceTickets: Endpoint<typeof TicketFilter, typeof ServiceTicketList> = get(
  'operate',
  '/api/v1/operate/rma/list',
  ServiceTicketList,
);

const TicketForService = v.object({ ...Ticket.entries, messages: v.array(ServiceMessage) });
const ServiceMessagePage = pageOf(ServiceMessage);

export const serviceTicket: Endpoint<typeof ById, typeof TicketForService> = get(
  'operate',
  '/api/v1/operate/rma/detail',
  TicketForService,
);

export const serviceTicketMessages: Endpoint<typeof EarlierMessages, typeof ServiceMessagePage> = get(
  'operate',
  '/api/v1/operate/rma/messages',
  ServiceMessagePage,
);

export const ServiceCreateTicket = v.object({
  uid: requiredText(64),
  type: TicketType,
  device: v.object({ name: requiredText(100), model: shortText(64), sn: shortText(64) }),
  orderNumber: shortText(64),
  text: requiredText(4000),
});

/** Opens a ticket for a user of the operator's region, with a first message. */
export const serviceCreateTicket: Endpoint<typeof ServiceCreateTicket, typeof TicketForService> = post(
  'operate',
  '/api/v1/operate/rma/create',
  TicketForService,
  { keyed: true },
);

/** A picture for a message of customer service's: as the users' {@link uploadImage}. */
export const serviceUpload: Endpoint<typeof Empty, typeof Image> = post('operate', '/api/v1/operate/rma/upload', Image, {
  body: 'image',
  keyed: true,
});

export const ServiceTicketMessage = v.object({
  id: Id,
  text: requiredText(4000),
  images: v.pipe(v.array(Id), v.maxLength(maxImages, 'tooLong')),
});

/** Adds a message, which makes the ticket unread. */
export const serviceTicketMessage: Endpoint<typeof ServiceTicketMessage, typeof TicketForService> = post(
  'operate',
  '/api/v1/operate/rma/message',
  TicketForService,
  { keyed: true },
);

export const ServiceTicketStatus = v.object({ id: Id, status: TicketStatus, note: shortText(500) });

/** A step of the ticket's way. The same status again with a note is a step too; without one it changes nothing. */
export const serviceTicketStatus: Endpoint<typeof ServiceTicketStatus, typeof TicketForService> = post(
  'operate',
  '/api/v1/operate/rma/status',
  TicketForService,
  { keyed: true },
);

const SentParcel = v.object({
  carrier: requiredText(64),
  trackingNumber: shortText(64),
  /** Addresses other than https are a mistake, and no page follows them */
  trackingUrl: v.pipe(shortText(500), v.regex(/^(?:https:\/\/\S+)?$/, 'format')),
} satisfies Record<keyof typeof Parcel.entries, v.GenericSchema>);

export const ServiceTicketShipping = v.object({
  id: Id,
  shipping: v.object({
    toService: v.nullable(SentParcel),
    toUser: v.nullable(SentParcel),
    address: shortText(500),
  } satisfies Record<keyof typeof Shipping.entries, v.GenericSchema>),
});

/** What is known of the parcels, as a whole. */
export const serviceTicketShipping: Endpoint<typeof ServiceTicketShipping, typeof TicketForService> = post(
  'operate',
  '/api/v1/operate/rma/shipping',
  TicketForService,
);
