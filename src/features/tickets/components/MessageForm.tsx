import { useMemo, useState } from 'react';
import { Form } from '../../../app/form/Form.tsx';
import { useForm } from '../../../app/form/form.ts';
import { Outbox } from '../../../app/form/Outbox.tsx';
import { PhotoField } from '../../../app/form/PhotoField.tsx';
import type { UserInfo } from '../../../contract/user/user.ts';
import { showToast } from '../../../stores/toasts.ts';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { messageForm } from '../message-form.ts';
import './answer.css';

export interface MessageFormProps {
  id: string;
  user: UserInfo;
  /** Called when a message was sent */
  onSent(): void;
}

/** Sends a message in a ticket, and lists those in the outbox. */
export function MessageForm({ id, user, onSent }: MessageFormProps) {
  const t = useT();
  const kind = useMemo(() => messageForm(id), [id]);
  /** Counts submissions: the list of the outbox is mounted anew after each */
  const [sent, setSent] = useState(0);

  return (
    <>
      <Outbox key={sent} forms={[kind.name]} user={user} editHref={location.href} onSent={onSent} />
      <Form
        kind={kind}
        user={user}
        submit={t('rma.send')}
        onSent={(queued) => {
          setSent((count) => count + 1);
          if (queued) return;
          showToast(t('rma.sent'), 'success');
          onSent();
        }}
      >
        <Fields />
      </Form>
    </>
  );
}

function Fields() {
  const t = useT();
  const { errors } = useForm();
  return (
    <>
      <TextArea name="text" label={t('rma.answer')} error={errors.text} aria-required={false} />
      <PhotoField />
    </>
  );
}
