import { useCallback, useEffect, useMemo, useState } from 'react';
import { Form } from '../../../app/form/Form.tsx';
import { useForm } from '../../../app/form/form.ts';
import { Outbox } from '../../../app/form/Outbox.tsx';
import { PhotoField } from '../../../app/form/PhotoField.tsx';
import type { UserInfo } from '../../../contract/user/user.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { messageForm } from '../message-form.ts';
import './answer.css';

export interface MessageFormProps {
  id: string;
  user: UserInfo;
  /** Whether the ticket is closed: the form is folded until somebody wants to write anyway */
  closed: boolean;
  /** Where "Done" leads once a message was sent */
  doneHref: string;
  /** Called when a message was sent */
  onSent(): void;
}

/** Sends a message in a ticket, and lists those in the outbox. */
export function MessageForm({ id, user, closed, doneHref, onSent }: MessageFormProps) {
  const t = useT();
  const kind = useMemo(() => messageForm(id), [id]);
  /** Counts submissions: the list of the outbox is mounted anew after each */
  const [sent, setSent] = useState(0);
  const [arrived, setArrived] = useState(false);
  // A ticket that is closed while somebody writes must not fold what is being written.
  const [isFolded] = useState(closed);
  const [open, setOpen] = useState(false);
  const unfold = useCallback(() => setOpen(true), []);

  const form = (
    <Form
      kind={kind}
      user={user}
      submit={t('rma.send')}
      onSent={(queued) => {
        setSent((count) => count + 1);
        setArrived(!queued);
        if (queued) return;
        showToast(t('rma.sent'), 'success');
        onSent();
      }}
    >
      <Fields onRestored={unfold} />
    </Form>
  );
  return (
    <>
      <Outbox key={sent} forms={[kind.name]} user={user} editHref={location.href} onSent={onSent} />
      {isFolded ? (
        <details className="ticket-write" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="button button-secondary button-block">{t('rma.write')}</summary>
          {form}
        </details>
      ) : (
        form
      )}
      {arrived && (
        <div className="stack">
          <p className="quiet">{t('rma.sentNext')}</p>
          <Button href={doneHref} block>
            {t('common.done')}
          </Button>
        </div>
      )}
    </>
  );
}

function Fields({ onRestored }: { onRestored(): void }) {
  const t = useT();
  const { errors, restored } = useForm();
  useEffect(() => {
    if (restored) onRestored();
  }, [restored, onRestored]);
  return (
    <>
      <TextArea name="text" label={t('rma.answer')} error={errors.text} aria-required={false} />
      <PhotoField />
    </>
  );
}
