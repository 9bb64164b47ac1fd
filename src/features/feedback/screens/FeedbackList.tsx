import { useState } from 'react';
import { loadChunk, useLazyChunk } from '../../../app/lazy-chunk/lazy-chunk.ts';
import { ListEnd } from '../../../app/more/ListEnd.tsx';
import { LoadFailed } from '../../../app/no-record/LoadFailed.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import { StaleNotice } from '../../../app/stale-notice/StaleNotice.tsx';
import type { FeedbackSummary } from '../../../contract/feedback/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { dayOfMoment } from '../../../lib/moment.ts';
import { ask } from '../../../stores/questions.ts';
import { showToast } from '../../../stores/toasts.ts';
import { offerUndo } from '../../../stores/undo.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { NewReport } from '../components/NewReport.tsx';
import { ReportsOutbox } from '../components/ReportsOutbox.tsx';
import { StatusTag } from '../components/StatusTag.tsx';
import { useRecords } from '../use-records.ts';
import './feedback-list.css';

/** `details` is the address of a record without its id. */
type Props = ScreenProps<'details' | 'feedback'>;

/** `/feedbackList`: the user's reports with their states, and those in the outbox. */
export function FeedbackList({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang} why="feedback.whyRecords">
        {(user) => <Records user={user} hrefs={hrefs} />}
      </SignedIn>
    </Screen>
  );
}

function Records({ user, hrefs }: { user: UserInfo | undefined; hrefs: Props['hrefs'] }) {
  const t = useT();
  const list = useRecords(user?.uid);
  const { status, items, next, more, remove, restore, refetch } = list;
  const [chosen, setChosen] = useState<FeedbackSummary>();
  const menu = useLazyChunk(chosen, () => loadChunk('recordMenu', () => import('../components/RecordMenu.tsx')));
  const isStale = list.status === 'ready' && list.isStale;

  const askToRemove = async (item: FeedbackSummary) => {
    setChosen(undefined);
    if (
      !(await ask({ text: t('feedback.removeConfirm'), confirm: t('common.delete'), cancel: t('common.cancel'), danger: true }))
    )
      return;
    await remove(item.id).then(
      () => offerUndo({ text: t('feedback.removed'), undo: () => void restore(item).catch(() => undefined) }),
      () => undefined,
    );
  };

  return (
    <div className="feedback-list">
      <ReportsOutbox user={user} hrefs={hrefs} onSent={refetch} />
      <StaleNotice resource={list} />
      {status === 'loading' && <Skeleton rows={5} />}
      <LoadFailed resource={list} />
      {status === 'ready' && items.length === 0 && (
        <EmptyState icon="inbox" title={t('common.noRecord')} text={t('feedback.listEmptyText')}>
          <Button variant="primary" href={hrefs.feedback}>
            {t('common.toReport')}
          </Button>
        </EmptyState>
      )}
      {items.length > 0 && (
        <>
          <NewReport href={hrefs.feedback} label={t('common.toReport')} />
          <CellGroup>
            {items.map((item) => (
              <RecordCell key={item.id} item={item} href={`${hrefs.details}/${item.id}`} onMore={() => setChosen(item)} />
            ))}
          </CellGroup>
          {!isStale && <ListEnd next={next} onReached={more} />}
          {chosen && menu && (
            <menu.RecordMenu item={chosen} onRemove={() => void askToRemove(chosen)} onClose={() => setChosen(undefined)} />
          )}
        </>
      )}
      {user && status === 'ready' && <Removed uid={user.uid} restore={restore} />}
    </div>
  );
}

/** The way to the records that were removed. */
function Removed({ uid, restore }: { uid: string; restore(item: FeedbackSummary): Promise<void> }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const sheet = useLazyChunk(open, () => loadChunk('removedRecords', () => import('../components/RemovedRecords.tsx')));
  const close = () => setOpen(false);
  return (
    <>
      <CellGroup>
        <Cell label={t('feedback.removedTitle')} leading={<Icon name="trash" />} chevron onClick={() => setOpen(true)} />
      </CellGroup>
      {open && sheet && (
        <sheet.RemovedRecords
          uid={uid}
          restore={restore}
          onRestored={() => {
            close();
            showToast(t('feedback.restored'), 'success');
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface RecordCellProps {
  item: FeedbackSummary;
  href: string;
  onMore(): void;
}

function RecordCell({ item, href, onMore }: RecordCellProps) {
  const t = useT();
  return (
    <Cell
      href={href}
      chevron={false}
      label={
        <>
          <span className="feedback-list-head">
            <StatusTag status={item.status} unread={item.unread} />
            <span>{dayOfMoment(item.createdAt, t.tag)}</span>
          </span>
          <bdi className="feedback-list-excerpt">{item.excerpt}</bdi>
        </>
      }
      detail={
        <>
          {item.typeName}
          {item.deviceName && ' · '}
          <bdi>{item.deviceName}</bdi>
        </>
      }
      action={
        <IconButton icon="more" aria-haspopup="dialog" aria-label={`${t('feedback.more')}: ${item.excerpt}`} onClick={onMore} />
      }
    />
  );
}
