import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { retentionDays } from '../../stores/drafts.ts';
import { $outbox } from '../../stores/outbox.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { useTitleState } from '../use-title-state.ts';

interface SentProps {
  /** The key that it was sent under */
  sent: string;
  /** The line that stands for what was sent */
  label: string;
  /** Said where it has arrived */
  title: string;
  text: string;
  /** Where "Done" leads */
  doneHref?: string;
  /** Where else to go from here */
  children: ReactNode;
}

/** What became of a form: arrived, or kept until there is a connection. Takes the focus, since the form is gone. */
export function Sent({ sent, label, title, text, doneHref, children }: SentProps) {
  const t = useT();
  const queued = useStore($outbox, { ssr: 'initial' }).some(({ key }) => key === sent);
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = queued ? t('form.queuedTitle') : title;
  useTitleState(outcome);

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
        {outcome}
      </h2>
      <p>{queued ? t('form.queuedText', { days: retentionDays }) : text}</p>
      {label && (
        <blockquote className="sent-label">
          <bdi>{label}</bdi>
        </blockquote>
      )}
      {children}
      {doneHref && (
        <Button href={doneHref} block>
          {t('common.done')}
        </Button>
      )}
    </div>
  );
}
