import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UserInfo } from '../../contract/user/user.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { Form } from '../form/Form.tsx';
import { useForm } from '../form/form.ts';
import { Outbox } from '../form/Outbox.tsx';
import { PhotoField } from '../form/PhotoField.tsx';
import { showSent } from '../form/show-sent.ts';
import { messageForm } from './message-form.ts';
import type { MessageForms } from './rules.ts';
import './message-form.css';

interface MessageFormProps {
  forms: MessageForms;
  /** Of the ticket or the report */
  id: string;
  user: UserInfo;
  /** Whether nobody waits for a message: the form is folded until somebody wants to write anyway */
  folded: boolean;
  /** What happened to the button that unfolds it before the form was there */
  pressed?: boolean;
  focused?: boolean;
  /** Where "Done" leads once a message was sent */
  doneHref: string;
  /** Called when a message was sent */
  onSent(): void;
}

/** Sends a message in a ticket or a report, and lists those in the outbox. */
export function MessageForm({ forms, id, user, folded, pressed = false, focused = false, doneHref, onSent }: MessageFormProps) {
  const t = useT();
  const kind = useMemo(() => messageForm(forms, id), [forms, id]);
  const [arrived, setArrived] = useState(false);
  // A record that is closed while somebody writes must not fold what is being written.
  const [isFolded] = useState(folded);
  const [open, setOpen] = useState(pressed);
  const unfold = useCallback(() => setOpen(true), []);
  const button = useRef<HTMLElement>(null);

  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);

  const form = (
    <Form
      kind={kind}
      user={user}
      submit={t('conversation.send')}
      onSent={(queued) => {
        setArrived(!queued);
        showSent(queued, t('conversation.sent'), t);
        if (!queued) onSent();
      }}
    >
      <Fields onRestored={unfold} />
    </Form>
  );
  return (
    <>
      <Outbox forms={[kind.name]} user={user} editHref={location.href} onSent={onSent} />
      {isFolded ? (
        <details className="message-form" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary ref={button} className="button button-secondary button-block">
            {t('conversation.write')}
          </summary>
          {form}
        </details>
      ) : (
        form
      )}
      {arrived && (
        <div className="stack">
          <p>
            <strong>{t('conversation.sent')}</strong>
            <br />
            {t('conversation.sentNext')}
          </p>
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
      <TextArea name="text" label={t('conversation.answer')} error={errors.text} aria-required={false} />
      <PhotoField />
    </>
  );
}
