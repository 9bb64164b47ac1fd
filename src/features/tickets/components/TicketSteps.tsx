import type { TicketStep } from '../../../contract/tickets/read.ts';
import { moment } from '../../../lib/moment.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import './ticket-steps.css';

/** The history of the ticket's status, latest first. */
export function TicketSteps({ steps }: { steps: readonly TicketStep[] }) {
  const t = useT();
  return (
    <section>
      <h2 className="ticket-heading">{t('rma.steps')}</h2>
      <ol className="ticket-steps" reversed>
        {[...steps].reverse().map(({ id, status, at, note }, index) => (
          <li className="ticket-step" key={id} aria-current={index === 0 ? 'step' : undefined}>
            <strong>{t(`rma.status_${status}`)}</strong>
            <span className="ticket-step-time">{moment(at, t.tag)}</span>
            {note && (
              <p className="ticket-step-note" dir="auto">
                {note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
