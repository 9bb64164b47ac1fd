import type { Ticket } from '../../../contract/tickets/read.ts';
import type { TicketStatus, TicketType } from '../../../contract/tickets/states.ts';
import { moment } from '../../../lib/moment.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import './ticket-steps.css';

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

/** What has happened with a ticket, and what is still to come. */
export function TicketSteps({ ticket: { steps, status, type } }: { ticket: Ticket }) {
  const t = useT();
  return (
    <section>
      <h2 className="ticket-heading">{t('rma.steps')}</h2>
      <ol className="ticket-steps">
        {steps.map(({ id, status, at, note }, index) => (
          <li className="ticket-step" key={id} aria-current={index === steps.length - 1 ? 'step' : undefined}>
            <strong>{t(`rma.status_${status}`)}</strong>
            <span className="ticket-step-time">{moment(at, t.tag)}</span>
            {note && (
              <p className="ticket-step-note" dir="auto">
                {note}
              </p>
            )}
          </li>
        ))}
        {upcomingStatuses(status, type).map((next) => (
          <li className="ticket-step ticket-step-upcoming" key={next}>
            <span className="visually-hidden">{t('rma.upcoming')}: </span>
            {t(`rma.status_${next}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
