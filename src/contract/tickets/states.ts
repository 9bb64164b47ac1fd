import * as v from 'valibot';

/** What a ticket is for. */
export const ticketTypes = ['repair', 'replacement', 'return', 'refund'] as const;
export const TicketType = v.picklist(ticketTypes);
export type TicketType = v.InferOutput<typeof TicketType>;

/** Who has to act next; nobody if the ticket is closed. */
export type Actor = 'user' | 'service' | 'carrier' | 'nobody';

/**
 * The statuses of a ticket, each with who has to act next. An answer of the user to a `question` makes it `reviewing` again; every
 * other change is customer service's.
 *
 * - `approved`: the user is to send the device
 * - `toService`, `toUser`: a parcel is under way
 * - `working`: the device is with customer service
 */
export const nextActor = {
  reviewing: 'service',
  question: 'user',
  approved: 'user',
  toService: 'carrier',
  working: 'service',
  toUser: 'carrier',
  completed: 'nobody',
  declined: 'nobody',
} as const satisfies Record<string, Actor>;

export type TicketStatus = keyof typeof nextActor;

/** Of every new ticket, and again when the user has answered a question. */
export const firstStatus = 'reviewing' as const satisfies TicketStatus;

export const ticketStatuses = Object.keys(nextActor) as TicketStatus[];
export const TicketStatus = v.picklist(ticketStatuses);

/** Which tickets a list has: all that are not closed, those of them where it is the user's turn, and those that are closed. */
export const ticketGroups = ['open', 'waiting', 'closed'] as const;
export type TicketGroup = (typeof ticketGroups)[number];

export const isInGroup = (status: TicketStatus, group: TicketGroup): boolean =>
  group === 'waiting' ? nextActor[status] === 'user' : (nextActor[status] === 'nobody') === (group === 'closed');
