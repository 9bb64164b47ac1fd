import { RecordLinks } from '../../../app/beside/RecordLinks.tsx';
import { dayOfMoment } from '../../../lib/moment.ts';
import { More } from '../../../ui/more/More.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { useRecords } from '../use-records.ts';
import { StatusTag } from './StatusTag.tsx';

/** The user's records beside the one that is open. `details` is the address of a record without its id. */
export function OtherRecords({ uid, current, details }: { uid: string; current: string | undefined; details: string }) {
  const t = useT();
  const list = useRecords(uid);
  if (list.status !== 'ready') return null;
  return (
    <RecordLinks
      label={t('feedback.record')}
      current={current}
      links={list.items.map(({ id, status, createdAt, excerpt, unread }) => ({
        id,
        href: `${details}/${id}`,
        status: <StatusTag status={status} unread={unread} />,
        date: dayOfMoment(createdAt, t.tag),
        text: excerpt,
      }))}
    >
      {!list.isStale && list.next !== null && <More onReached={list.more} />}
    </RecordLinks>
  );
}
