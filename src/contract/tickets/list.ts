import * as v from 'valibot';
import { type Endpoint, get } from '../endpoint.ts';
import { Id, pageOf, Time } from '../fields.ts';
import type { ListTickets } from './input.ts';
import { TicketStatus, TicketType } from './states.ts';

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

const TicketPage = pageOf(TicketSummary);

/** Latest change first. `next` is null on the last page. */
export const listTickets: Endpoint<typeof ListTickets, typeof TicketPage> = get('app', '/api/v1/rma/list', TicketPage);
