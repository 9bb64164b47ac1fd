import { Outbox } from '../../../app/form/Outbox.tsx';
import type { UserInfo } from '../../../contract/user/user.ts';

interface ReportsOutboxProps {
  user: UserInfo | undefined;
  /** `details` is the address of a record without its id */
  hrefs: Readonly<Record<'feedback' | 'details', string>>;
  onSent?: () => void;
}

/** The reports, and the answers in reports, that wait to be sent. */
export function ReportsOutbox({ hrefs, ...rest }: ReportsOutboxProps) {
  return (
    <Outbox
      forms={['feedback', 'feedbackAnswer']}
      editHref={(form) => (form === 'feedback' ? hrefs.feedback : `${hrefs.details}/${form.split('/')[1]}`)}
      {...rest}
    />
  );
}
