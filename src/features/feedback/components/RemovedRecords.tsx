import { useState } from 'react';
import { definePageList, type Page, usePageList } from '../../../app/more/page-list.ts';
import { LoadFailed } from '../../../app/no-record/LoadFailed.tsx';
import { type FeedbackSummary, listRemovedFeedback } from '../../../contract/feedback/read.ts';
import { moment } from '../../../lib/moment.ts';
import { api } from '../../../stores/session.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { More } from '../../../ui/more/More.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';

const removed = definePageList<Page<FeedbackSummary>>(
  'removedFeedback',
  () => (position, quiet) => api(listRemovedFeedback, position, { quiet }),
);

interface RemovedRecordsProps {
  uid: string;
  /** Rejects where the record could not be restored, which a toast has said */
  restore(item: FeedbackSummary): Promise<void>;
  onRestored(): void;
  onClose(): void;
}

/** The records that the user has removed, each with a button that restores it. */
export function RemovedRecords({ uid, restore, onRestored, onClose }: RemovedRecordsProps) {
  const t = useT();
  const { items, next, more, ...list } = usePageList(removed, [uid]);
  const [restoring, setRestoring] = useState<string>();

  const restoreItem = async (item: FeedbackSummary) => {
    setRestoring(item.id);
    await restore(item).then(
      () => {
        list.update((page) => ({ ...page, items: page.items.filter(({ id }) => id !== item.id) }));
        onRestored();
      },
      () => setRestoring(undefined),
    );
  };

  return (
    <Dialog open title={t('feedback.removedTitle')} onClose={onClose}>
      {list.status === 'loading' && <Skeleton rows={3} />}
      <LoadFailed resource={list} />
      {list.status === 'ready' && items.length === 0 && <p>{t('feedback.removedEmpty')}</p>}
      {items.length > 0 && (
        <CellGroup>
          {items.map((item) => (
            <Cell
              key={item.id}
              label={<bdi className="feedback-list-excerpt">{item.excerpt}</bdi>}
              detail={moment(item.createdAt, t.tag)}
              action={
                <Button
                  compact
                  variant="quiet"
                  busy={restoring === item.id}
                  aria-label={`${t('feedback.restore')}: ${item.excerpt}`}
                  onClick={() => void restoreItem(item)}
                >
                  {t('feedback.restore')}
                </Button>
              }
            />
          ))}
        </CellGroup>
      )}
      {next !== null && <More onReached={more} />}
    </Dialog>
  );
}
