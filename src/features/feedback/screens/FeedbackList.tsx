import { useCallback, useRef } from 'react';
import { Outbox } from '../../../app/form/Outbox.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import type { FeedbackSummary } from '../../../contract/feedback/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { moment } from '../../../lib/moment.ts';
import { ask } from '../../../stores/questions.ts';
import { offerUndo } from '../../../stores/undo.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { More } from '../../../ui/more/More.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { StatusTag } from '../components/StatusTag.tsx';
import { useRecords } from '../use-records.ts';
import './feedback-list.css';

/** `details` is the address of a record without its id. */
type Props = ScreenProps<'details' | 'feedback'>;

/** `/feedbackList`: what the user has reported, whether it is answered, and what is still on its way. */
export function FeedbackList({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang}>{(user) => <Records user={user} hrefs={hrefs} />}</SignedIn>
    </Screen>
  );
}

function Records({ user, hrefs }: { user: UserInfo | undefined; hrefs: Props['hrefs'] }) {
  const t = useT();
  const { status, items, next, more, remove, restore, refresh } = useRecords(user !== undefined);
  const sent = useRef(refresh);
  sent.current = refresh;
  const onSent = useCallback(() => sent.current(), []);

  const askToRemove = async (item: FeedbackSummary) => {
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
      <Outbox forms={['feedback']} user={user} editHref={hrefs.feedback} onSent={onSent} />
      {status === 'loading' && <Skeleton rows={5} />}
      {status === 'failed' && (
        <EmptyState icon="offline" title={t('common.listFailed')}>
          <Button onClick={refresh}>{t('common.retry')}</Button>
        </EmptyState>
      )}
      {status === 'ready' && items.length === 0 && (
        <EmptyState icon="inbox" title={t('common.noRecord')} text={t('feedback.listEmptyText')}>
          <Button variant="primary" href={hrefs.feedback}>
            {t('feedback.new')}
          </Button>
        </EmptyState>
      )}
      {items.length > 0 && (
        <>
          <CellGroup>
            {items.map((item) => (
              <Cell
                key={item.id}
                href={`${hrefs.details}/${item.id}`}
                label={
                  <>
                    <span className="feedback-list-head">
                      <StatusTag status={item.status} />
                      <span>{moment(item.createdAt, t.tag)}</span>
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
                badge={item.unread ? 'dot' : undefined}
                badgeLabel={item.unread ? t('common.unreadMark') : undefined}
                action={
                  <button
                    className="feedback-list-remove"
                    type="button"
                    aria-label={`${t('common.delete')}: ${item.excerpt}`}
                    onClick={() => void askToRemove(item)}
                  >
                    <Icon name="trash" />
                  </button>
                }
              />
            ))}
          </CellGroup>
          {next === null ? <p className="feedback-list-end">{t('common.noMore')}</p> : <More onReached={more} />}
        </>
      )}
    </div>
  );
}
