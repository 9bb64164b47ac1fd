import { Turn } from '../../../app/conversation/Turn.tsx';
import type { Ticket } from '../../../contract/tickets/read.ts';
import { nextActor } from '../../../contract/tickets/states.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import './ticket-turn.css';

/** Whose turn it is in a ticket. A question to the user stands there itself: it is far down among the messages. */
export function TicketTurn({ ticket: { status, type, steps, messages } }: { ticket: Ticket }) {
  const t = useT();
  const turn = nextActor[status];
  const asked = steps.at(-1)?.note || messages.findLast(({ from }) => from === 'service')?.text;
  return (
    <Turn
      turn={turn}
      title={turn === 'user' || turn === 'service' ? t(`conversation.turn_${turn}`) : t(`rma.turn_${turn}`)}
      text={status === 'working' ? t(`rma.next_working_${type}`) : t(`rma.next_${status}`)}
      icon={status === 'declined' ? 'close' : undefined}
    >
      {status === 'question' && (
        <>
          {asked && <blockquote className="ticket-question">{asked}</blockquote>}
          <Button variant="primary" href="#text" block>
            {t('conversation.toAnswer')}
          </Button>
        </>
      )}
    </Turn>
  );
}
