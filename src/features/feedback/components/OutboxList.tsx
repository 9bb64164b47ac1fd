import { useEffect } from 'react';
import type { UserInfo } from '../../../contract/user.ts';
import { isEmpty, loadDraft, newKey } from '../../../stores/drafts.ts';
import { $outbox, flush, type OutboxItem, withdraw } from '../../../stores/outbox.ts';
import { ask } from '../../../stores/questions.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { useStore } from '../../../ui/store/use-store.ts';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { form } from '../model.ts';
import { startReports } from '../send-report.ts';

export interface OutboxListProps {
  user: UserInfo | undefined;
  /** The form, where a refused report goes to be mended */
  editHref: string;
  /** Told when something was sent */
  onSent?: () => void;
}

/** Reports that have not reached the server yet, each with what it waits for; nothing where there is none. */
export function OutboxList({ user, editHref, onSent }: OutboxListProps) {
  const t = useT();
  const items = useStore($outbox);

  useEffect(() => {
    if (!user) return;
    void startReports(user.uid);
    return $outbox.listen((now, before) => {
      if (now.length < (before?.length ?? 0)) onSent?.();
    });
  }, [user, onSent]);

  /** One that may have arrived keeps its key, or it could arrive twice. */
  const edit = async ({ queuedAt: _, state, ...draft }: OutboxItem) => {
    const begun = await loadDraft(form, draft.uid);
    const question = {
      text: t('feedback.draftDiscardConfirm'),
      confirm: t('common.delete'),
      cancel: t('common.cancel'),
      danger: true,
    };
    if (begun && !isEmpty(begun) && !(await ask(question))) return;
    await withdraw(draft, state.is === 'refused' ? { ...draft, key: newKey() } : draft);
    location.assign(editHref);
  };
  const discard = async (item: OutboxItem) => {
    const question = {
      text: t('feedback.outboxDiscardConfirm'),
      confirm: t('common.delete'),
      cancel: t('common.cancel'),
      danger: true,
    };
    if (await ask(question)) await withdraw(item);
  };

  if (items.length === 0) return null;
  return (
    <CellGroup label={t('feedback.outboxTitle')}>
      {items.map((item) => (
        <Cell
          key={item.key}
          label={<bdi>{item.fields.description}</bdi>}
          detail={item.state.is === 'refused' ? item.state.message : undefined}
          trailing={<State item={item} />}
          action={
            <>
              {item.state.is === 'waiting' && (
                <Button variant="quiet" onClick={() => void flush()}>
                  {t('feedback.outboxSendNow')}
                </Button>
              )}
              {item.state.is !== 'sending' && (
                <>
                  <Button variant="quiet" onClick={() => void edit(item)}>
                    {t('feedback.outboxEdit')}
                  </Button>
                  <Button variant="quiet" onClick={() => void discard(item)}>
                    {t('common.delete')}
                  </Button>
                </>
              )}
            </>
          }
        />
      ))}
    </CellGroup>
  );
}

function State({ item }: { item: OutboxItem }) {
  const t = useT();
  if (item.state.is === 'refused') return <Tag tone="danger">{t('feedback.outboxRefused')}</Tag>;
  return <Tag tone="progress">{t(item.state.is === 'sending' ? 'feedback.outboxSending' : 'feedback.outboxWaiting')}</Tag>;
}
