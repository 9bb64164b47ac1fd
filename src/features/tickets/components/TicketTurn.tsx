import { Turn } from '../../../app/conversation/Turn.tsx';
import type { Ticket } from '../../../contract/tickets/read.ts';
import { nextActor } from '../../../contract/tickets/states.ts';
import { useT } from '../../../ui/screen/use-t.ts';

/** Whose turn it is in a ticket. */
export function TicketTurn({ ticket: { status, type } }: { ticket: Ticket }) {
  const t = useT();
  const turn = nextActor[status];
  return (
    <Turn
      turn={turn}
      title={turn === 'user' || turn === 'service' ? t(`conversation.turn_${turn}`) : t(`rma.turn_${turn}`)}
      text={status === 'working' ? t(`rma.next_working_${type}`) : t(`rma.next_${status}`)}
      icon={status === 'declined' ? 'close' : undefined}
    >
      {status === 'question' && <a href="#text">{t('conversation.toAnswer')}</a>}
    </Turn>
  );
}
