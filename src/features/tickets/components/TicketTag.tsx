import { nextActor, type TicketStatus } from '../../../contract/tickets/states.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Tag } from '../../../ui/tag/Tag.tsx';

/** A ticket's status, and whether it is new; those that wait for the user stand out. */
export function TicketTag({ status, unread }: { status: TicketStatus; unread?: boolean }) {
  const t = useT();
  const tone = status === 'completed' ? 'success' : nextActor[status] === 'user' ? 'progress' : 'neutral';
  return (
    <span>
      <Tag tone={tone}>{t(`rma.status_${status}`)}</Tag> {unread && <Tag tone="danger">{t('rma.unreadMark')}</Tag>}
    </span>
  );
}
