import { nextActor, type TicketStatus } from '../../../contract/tickets/states.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Tag } from '../../../ui/tag/Tag.tsx';

/** A ticket's status; those that wait for the user stand out. */
export function TicketTag({ status }: { status: TicketStatus }) {
  const t = useT();
  const tone = status === 'completed' ? 'success' : nextActor[status] === 'user' ? 'progress' : 'neutral';
  return <Tag tone={tone}>{t(`rma.status_${status}`)}</Tag>;
}
