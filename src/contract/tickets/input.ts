import * as v from '#rules/valibot';
import { Id } from '../fields.ts';
import { PageQuery } from '../input-fields.ts';
import { maxQueryLength } from '../search-limits.ts';
import { TicketType, ticketGroups } from './states.ts';

/** What a list may be narrowed by; `q` is words that number, device, order or one of the latest messages must all have. */
export const TicketFilter = v.object({
  group: v.optional(v.picklist(ticketGroups)),
  type: v.optional(TicketType),
  q: v.optional(v.pipe(v.string(), v.maxLength(maxQueryLength, 'tooLong'))),
});
export type TicketFilter = v.InferOutput<typeof TicketFilter>;

export const ListTickets = v.object({
  ...TicketFilter.entries,
  ...PageQuery.entries,
});

/** Asks for the page of messages before the page whose `earlier` or `next` is `cursor`. */
export const EarlierMessages = v.object({ id: Id, cursor: v.pipe(v.string(), v.regex(/^\d{1,9}$/)) });
