import { useEffect, useRef } from 'react';
import { $outbox } from '../../../stores/outbox.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { useStore } from '../../../ui/store/use-store.ts';

interface SentProps {
  /** The report's key */
  sent: string;
  record: string;
  onAnother(): void;
}

/** What became of the report: arrived, or kept until there is a connection. Takes the focus, since the form is gone. */
export function Sent({ sent, record, onAnother }: SentProps) {
  const t = useT();
  const queued = useStore($outbox).some(({ key }) => key === sent);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus();
    scrollTo(0, 0);
  }, []);

  return (
    <div className="sent">
      <span className={queued ? 'sent-mark sent-mark-queued' : 'sent-mark'}>
        <Icon name={queued ? 'offline' : 'check'} />
      </span>
      <h2 className="sent-title" ref={heading} tabIndex={-1} aria-live="polite">
        {t(queued ? 'feedback.queuedTitle' : 'feedback.sentTitle')}
      </h2>
      <p>{t(queued ? 'feedback.queuedText' : 'feedback.sentText')}</p>
      <Button variant="primary" href={record} block>
        {t('feedback.viewRecord')}
      </Button>
      <Button variant="quiet" onClick={onAnother} block>
        {t('feedback.another')}
      </Button>
    </div>
  );
}
