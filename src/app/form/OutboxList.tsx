import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { UserInfo } from '../../contract/user/user.ts';
import type { Translate } from '../../i18n/t.ts';
import { isEmpty, loadDraft, newKey, retentionDays } from '../../stores/drafts.ts';
import { leaveForDraft } from '../../stores/leave-for-draft.ts';
import { $outbox, hasExpired, type OutboxItem, sendNow, startOutbox, withdraw } from '../../stores/outbox.ts';
import { ask } from '../../stores/questions.ts';
import { $storageWorks } from '../../stores/storage.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Cell, CellGroup } from '../../ui/cell/Cell.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { Tag } from '../../ui/tag/Tag.tsx';

export interface OutboxListProps {
  /** Names of forms, or their beginnings up to the slash where there is a form for each of something */
  forms: readonly string[];
  user: UserInfo | undefined;
  /** The form's page, where a refused one is corrected */
  editHref: string | ((form: string) => string);
  /** Called when something was sent */
  onSent?: () => void;
}

/** The forms that wait to be sent, each with its state and actions; nothing where there are none. */
export function OutboxList({ forms, user, editHref, onSent }: OutboxListProps) {
  const t = useT();
  const items = useStore($outbox, { ssr: 'initial' }).filter((item) =>
    forms.some((form) => item.form === form || item.form.startsWith(`${form}/`)),
  );

  useEffect(() => {
    if (!user) return;
    void startOutbox(user.uid);
    return $outbox.listen((now, before) => {
      if (now.length < (before?.length ?? 0)) onSent?.();
    });
  }, [user, onSent]);

  if (items.length === 0) return null;
  return (
    <CellGroup label={t('form.outboxTitle')}>
      {items.map((item) => (
        <OutboxCell key={item.key} item={item} editHref={editHref} />
      ))}
    </CellGroup>
  );
}

function OutboxCell({ item, editHref }: { item: OutboxItem; editHref: OutboxListProps['editHref'] }) {
  const t = useT();

  /** As a draft, which must outlive this page. One that may have arrived keeps its key, or it could arrive twice. */
  const edit = async () => {
    const { queuedAt: _, expiredAt: _expired, path: _path, body: _body, label: _label, state, ...draft } = item;
    // Forms save what was just typed.
    dispatchEvent(new Event('pagehide'));
    const begun = await loadDraft(draft.form, draft.uid);
    if (begun && !isEmpty(begun) && !(await ask(deletionOf('form.draftDiscardConfirm', t)))) return;
    await leaveForDraft(typeof editHref === 'string' ? editHref : editHref(draft.form), () =>
      withdraw(draft, state.is === 'refused' ? { ...draft, key: newKey() } : draft),
    );
  };
  const discard = async () => {
    if (await ask(deletionOf('form.outboxDiscardConfirm', t))) await withdraw(item);
  };

  return (
    <Cell
      label={<bdi>{item.label}</bdi>}
      detail={detailOf(item, t)}
      trailing={<State item={item} />}
      action={
        <>
          {item.state.is === 'waiting' && (
            <Button variant="quiet" onClick={() => void sendNow(item)}>
              {t('form.outboxSendNow')}
            </Button>
          )}
          {item.state.is !== 'sending' && (
            <>
              {$storageWorks.get() && (
                <Button variant="quiet" onClick={() => void edit()}>
                  {t('form.outboxEdit')}
                </Button>
              )}
              <Button variant="quiet" onClick={() => void discard()}>
                {t('common.delete')}
              </Button>
            </>
          )}
        </>
      }
    />
  );
}

const deletionOf = (question: 'form.draftDiscardConfirm' | 'form.outboxDiscardConfirm', t: Translate) => ({
  text: t(question),
  confirm: t('common.delete'),
  cancel: t('common.cancel'),
  danger: true,
});

/** Why it needs its writer, if it does. */
function detailOf(item: OutboxItem, t: Translate): string | undefined {
  if (item.state.is === 'refused') return item.state.message;
  return hasExpired(item) ? t('form.outboxExpiredText', { days: retentionDays }) : undefined;
}

function State({ item }: { item: OutboxItem }) {
  const t = useT();
  if (item.state.is === 'refused') return <Tag tone="danger">{t('form.outboxRefused')}</Tag>;
  if (hasExpired(item)) return <Tag tone="danger">{t('form.outboxExpired')}</Tag>;
  return <Tag tone="progress">{t(item.state.is === 'sending' ? 'form.outboxSending' : 'form.outboxWaiting')}</Tag>;
}
