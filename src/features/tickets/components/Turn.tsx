import type { Ticket } from '../../../contract/tickets/read.ts';
import { nextActor } from '../../../contract/tickets/states.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import './turn.css';

const icons = { user: 'person', service: 'inbox', carrier: 'parcel', nobody: 'check' } as const;

/** Whose turn it is, and what comes next. */
export function Turn({ ticket: { status, type } }: { ticket: Ticket }) {
  const t = useT();
  const turn = nextActor[status];
  return (
    <section className={`turn turn-${turn}`} aria-labelledby="turn">
      <span className="turn-icon">
        <Icon name={status === 'declined' ? 'close' : icons[turn]} />
      </span>
      <div>
        <h2 className="turn-title" id="turn">
          {t(`rma.turn_${turn}`)}
        </h2>
        <p>{status === 'working' ? t(`rma.next_working_${type}`) : t(`rma.next_${status}`)}</p>
        {status === 'question' && <a href="#text">{t('rma.toAnswer')}</a>}
      </div>
    </section>
  );
}
