import type { TicketStatus, TicketType } from '../../contract/tickets/states.ts';

/** The statuses that a ticket goes through if nothing unusual happens; a refund or return sends nothing back. */
const ways: Readonly<Record<TicketType, readonly TicketStatus[]>> = {
  repair: ['reviewing', 'approved', 'toService', 'working', 'toUser', 'completed'],
  replacement: ['reviewing', 'approved', 'toService', 'working', 'toUser', 'completed'],
  return: ['reviewing', 'approved', 'toService', 'working', 'completed'],
  refund: ['reviewing', 'approved', 'toService', 'working', 'completed'],
};

/** The statuses that are still to come; none once the ticket is closed. */
export function upcomingStatuses(status: TicketStatus, type: TicketType): readonly TicketStatus[] {
  if (status === 'declined') return [];
  const way = ways[type];
  // A question comes up during the review.
  const at = way.indexOf(status === 'question' ? 'reviewing' : status);
  return at < 0 ? ['completed'] : way.slice(at + 1);
}
