import type { Ticket } from '../../../contract/tickets/read.ts';
import { moment } from '../../../lib/moment.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { upcomingStatuses } from '../upcoming.ts';
import './ticket-steps.css';

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
