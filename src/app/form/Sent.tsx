import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Draft, retentionDays } from '../../stores/drafts.ts';
import { $lastResponse, $outbox } from '../../stores/outbox.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Facts } from '../../ui/facts/Facts.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { Copyable } from '../copy-button/Copyable.tsx';
import { useTitleState } from '../use-title-state.ts';
import type { FormRules } from './form.ts';

/** What a form says once it is sent, in the order of the page. */
export interface SentText {
  /** Said where it has arrived */
  title: string;
  text: string;
  /** What became of it */
  details?: ReactNode;
  /** Where "Done" leads */
  doneHref?: string;
  /** Where to go on meanwhile: to its record, which may still wait there, if there is one */
  next?: { href: string; label: string };
  /** The label of the button that begins another one */
  again?: string;
}

interface SentProps extends SentText {
  /** What was sent */
  draft: Draft;
  rules: FormRules;
  /** Begins another one */
  onAgain(): void;
}

/** What became of a form: arrived, or kept until there is a connection. Takes the focus, since the form is gone. */
export function Sent({ draft, rules, title, text, details, doneHref, next, again, onAgain }: SentProps) {
  const t = useT();
  const queued = useStore($outbox, { ssr: 'initial' }).some(({ key }) => key === draft.key);
  const last = useStore($lastResponse, { ssr: 'initial' });
  const label = rules.label(draft);
  const facts = rules.facts?.(draft, t, last?.key === draft.key ? last.response : undefined) ?? [];
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
      {facts.some(([, value]) => value) && (
        <div className="sent-facts">
          <Facts
            facts={facts.map(([name, value, copy]) => [
              name,
              copy && value ? <Copyable key={name} text={value} what={name} /> : value,
            ])}
          />
        </div>
      )}
      {details}
      {doneHref && (
        <Button variant="primary" href={doneHref} block>
          {t('common.done')}
        </Button>
      )}
      {next && (
        <Button href={next.href} block>
          {next.label}
        </Button>
      )}
      {again && (
        <Button variant="quiet" onClick={onAgain} block>
          {again}
        </Button>
      )}
    </div>
  );
}
