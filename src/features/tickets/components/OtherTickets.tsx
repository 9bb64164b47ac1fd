import { RecordLinks } from '../../../app/beside/RecordLinks.tsx';
import { dayOfMoment } from '../../../lib/moment.ts';
import { More } from '../../../ui/more/More.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { useTickets } from '../use-tickets.ts';
import { TicketTag } from './TicketTag.tsx';

/** The filter of the list is in the list's address, so a ticket's page does not know it. */
const all = {};

/** The user's tickets beside the one that is open. `details` is the address of a ticket without its id. */
export function OtherTickets({ uid, current, details }: { uid: string; current: string | undefined; details: string }) {
  const t = useT();
  const list = useTickets(uid, all);
  if (list.status !== 'ready') return null;
  return (
    <RecordLinks
      label={t('common.toTickets')}
      current={current}
      links={list.items.map(({ id, type, status, updatedAt, deviceName, unread }) => ({
        id,
        href: `${details}/${id}`,
        status: <TicketTag status={status} unread={unread} />,
        date: dayOfMoment(updatedAt, t.tag),
        text: [t(`rma.type_${type}`), deviceName].filter(Boolean).join(' · '),
      }))}
    >
      {!list.isStale && list.next !== null && <More onReached={list.more} />}
    </RecordLinks>
  );
}
