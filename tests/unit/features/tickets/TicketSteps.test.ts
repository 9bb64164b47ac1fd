import { describe, expect, it } from 'vitest';
import { nextActor, ticketStatuses, ticketTypes } from '../../../../src/contract/tickets/states.ts';
import { upcomingStatuses } from '../../../../src/features/tickets/components/TicketSteps.tsx';

describe('what is still to come of a ticket', () => {
  it('is the rest of its way', () => {
    expect(upcomingStatuses('approved', 'repair')).toEqual(['toService', 'working', 'toUser', 'completed']);
    expect(upcomingStatuses('question', 'refund')).toEqual(['approved', 'toService', 'working', 'completed']);
  });

  it.each(ticketTypes)('of a %s ends with completion while it is open, and is nothing once it is closed', (type) => {
    for (const status of ticketStatuses) {
      const upcoming = upcomingStatuses(status, type);
      expect(upcoming.at(-1), status).toBe(nextActor[status] === 'nobody' ? undefined : 'completed');
      expect(upcoming).not.toContain(status);
    }
  });
});
