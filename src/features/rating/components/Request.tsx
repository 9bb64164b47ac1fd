import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Outbox } from '../../../app/form/Outbox.tsx';
import type { Rating } from '../../../contract/rating/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { moment } from '../../../lib/moment.ts';
import { retentionDays } from '../../../stores/drafts.ts';
import { $outbox, hasExpired } from '../../../stores/outbox.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { ratingForm } from '../form.ts';
import { Answer } from './Answer.tsx';
import { RatingForm } from './RatingForm.tsx';
import { Subject } from './Subject.tsx';

export interface RequestProps {
  rating: Rating;
  user: UserInfo | undefined;
  /** `report` and `ticket` are addresses without their ids */
  hrefs: Readonly<Record<'report' | 'ticket' | 'feedback', string>>;
  /** Just sent from here */
  fresh: boolean;
  onSent(): void;
  /** Called when the URL of a picture has expired */
  onStale(): void;
  /** Fetches the rating again after the outbox has sent it */
  reload(): void;
}

/** What the user is asked to rate, and the rating, unless that waits in the outbox. */
export function Request({ reload, ...request }: RequestProps) {
  const t = useT();
  const { rating, user, hrefs } = request;
  const { name } = ratingForm(rating);
  const [opened] = useState(Date.now);
  const [queued, setQueued] = useState(false);
  const isQueued = useStore($outbox, { ssr: 'initial' }).some(
    (item) => item.form === name && !hasExpired(item) && (queued || item.queuedAt < opened),
  );
  return (
    <article className="stack">
      <Subject rating={rating} hrefs={hrefs} />
      <Outbox forms={[name]} user={user} editHref="" onSent={reload} />
      {isQueued ? (
        <p>{t('form.queuedText', { days: retentionDays })}</p>
      ) : (
        <State {...request} onQueued={() => setQueued(true)} />
      )}
    </article>
  );
}

interface StateProps extends Omit<RequestProps, 'reload'> {
  onQueued(): void;
}

/** The rating, the form for it, or a notice that it is too late. */
function State({ rating, user, hrefs, fresh, onSent, onStale, onQueued }: StateProps) {
  const t = useT();
  const [changing, setChanging] = useState(false);
  const { answer, open, openUntil } = rating;
  const until = { moment: moment(openUntil, t.tag) };

  if (answer && !(open && changing))
    return <Answer rating={{ ...rating, answer }} fresh={fresh} onChange={() => setChanging(true)} onStale={onStale} />;
  if (open)
    return (
      <RatingForm
        rating={rating}
        hint={t(answer ? 'rating.changeUntil' : 'rating.openUntil', until)}
        user={user}
        onSent={(queued) => (queued ? onQueued() : onSent())}
        onStale={onStale}
      />
    );
  return (
    <EmptyState icon="alert" title={t('rating.expiredTitle')} text={t('rating.expiredText', until)}>
      <Button href={hrefs.feedback}>{t('rating.toFeedback')}</Button>
    </EmptyState>
  );
}
