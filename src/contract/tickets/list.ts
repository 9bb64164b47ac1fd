import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { pageFields } from '../list-fields.ts';
import { maxQueryLength } from '../search-limits.ts';
import { TicketStatus, TicketType, ticketGroups } from './states.ts';

const Time = v.pipe(v.number(), v.integer());

export const TicketSummary = v.object({
  id: Id,
  /** What people call it: on a parcel, on the phone */
  number: v.string(),
  type: TicketType,
  status: TicketStatus,
  deviceName: v.string(),
  orderNumber: v.string(),
  /** The beginning of the latest message, at most 160 characters; empty when that is pictures only */
  excerpt: v.string(),
  /** Something of customer service's that the user has not opened */
  unread: v.boolean(),
  /** Seconds since 1970 */
  createdAt: Time,
  /** Seconds since 1970 of the latest message, change of status or of shipping */
  updatedAt: Time,
});
export type TicketSummary = v.InferOutput<typeof TicketSummary>;

/** What a list may be narrowed by; `q` is words that number, device, order or a message must all have. */
export const TicketFilter = v.object({
  group: v.optional(v.picklist(ticketGroups)),
  type: v.optional(TicketType),
  q: v.optional(v.pipe(v.string(), v.maxLength(maxQueryLength, 'tooLong'))),
});
export type TicketFilter = v.InferOutput<typeof TicketFilter>;

/** Latest change first. `next` is null on the last page. */
export const listTickets = endpoint({
  method: 'GET',
  path: '/api/v1/rma/list',
  service: 'app',
  input: v.object({
    ...TicketFilter.entries,
    ...pageFields,
  }),
  output: v.object({ items: v.array(TicketSummary), next: v.nullable(v.string()) }),
});
