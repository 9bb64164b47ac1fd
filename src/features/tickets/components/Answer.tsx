import { useMemo, useState } from 'react';
import { Form } from '../../../app/form/Form.tsx';
import { useForm } from '../../../app/form/form.ts';
import { Outbox } from '../../../app/form/Outbox.tsx';
import { PhotoField } from '../../../app/form/PhotoField.tsx';
import type { UserInfo } from '../../../contract/user/user.ts';
import { showToast } from '../../../stores/toasts.ts';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { answerTo } from '../answer.ts';
import './answer.css';

export interface AnswerProps {
  id: string;
  user: UserInfo;
  /** Told when the server has a message more */
  onSent(): void;
}

/** What the user writes in a ticket, and what of it is still on its way. */
export function Answer({ id, user, onSent }: AnswerProps) {
  const t = useT();
  const kind = useMemo(() => answerTo(id), [id]);
  /** Grows with everything that was sent: the outbox may have something then */
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
