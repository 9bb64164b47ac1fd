import { useEffect, useRef } from 'react';
import { Beside } from '../../../app/beside/Beside.tsx';
import { Conversation } from '../../../app/conversation/Conversation.tsx';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { NoRecord } from '../../../app/no-record/NoRecord.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import { StaleNotice } from '../../../app/stale-notice/StaleNotice.tsx';
import { useNotifications } from '../../../app/use-notifications.ts';
import { useResource } from '../../../app/use-resource.ts';
import { type Feedback, feedbackDetail, readFeedback } from '../../../contract/feedback/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { poll } from '../../../stores/notifications.ts';
import { defineResource } from '../../../stores/resources.ts';
import { api } from '../../../stores/session.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { modelName } from '../../../ui/device/model-name.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useRouteId } from '../../../ui/screen/use-route-id.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { StatusTag } from '../components/StatusTag.tsx';
import './feedback-details.css';

/** `details` is the address of a record without its id. */
type Props = ScreenProps<'records' | 'details'>;

const OtherRecords = lazyComponent('records', () => import('../components/OtherRecords.tsx').then((part) => part.OtherRecords));

/** A record with its conversation; fetching it marks it as read. */
const records = defineResource<Feedback>('feedback', (_uid, id) => ({
  async query() {
    const feedback = await api(feedbackDetail, { id }, { quiet: true });
    if (feedback.unread) void api(readFeedback, { id }, { quiet: true }).then(poll, () => undefined);
    return feedback;
  },
}));

/** `/feedbackDetails/:id`: a report and the conversation with customer service. */
export function FeedbackDetails({ strings, tag, lang, hrefs }: Props) {
  return (
    <Screen strings={strings} tag={tag}>
      <SignedIn lang={lang} why="feedback.whyRecords">
        {(user) => <RecordInList user={user} hrefs={hrefs} />}
      </SignedIn>
    </Screen>
  );
}

interface RecordProps {
  user: UserInfo | undefined;
  hrefs: Props['hrefs'];
}

function RecordInList({ user, hrefs }: RecordProps) {
  const id = useRouteId('/feedbackDetails');
  return (
    <Beside list={user && <OtherRecords uid={user.uid} current={id} details={hrefs.details} />}>
      <Record user={user} hrefs={hrefs} id={id} />
    </Beside>
  );
}

function Record({ user, hrefs, id }: RecordProps & { id: string | undefined }) {
  const t = useT();
  const resource = useResource(records, [user?.uid, id]);
  const { refetch } = resource;
  useNotifications(user !== undefined, refetch);
  const replies = useRef<number>(undefined);
  const count = resource.status === 'ready' ? resource.data.messages.length : undefined;

  useEffect(() => {
    if (count === undefined) return;
    if (replies.current !== undefined && count > replies.current) showToast(t('feedback.newReply'), 'success');
    replies.current = count;
  }, [count, t]);

  if (resource.status !== 'ready')
    return (
      <NoRecord resource={resource}>
        <Button href={hrefs.records}>{t('feedback.toRecords')}</Button>
      </NoRecord>
    );
  const { data: feedback } = resource;
  return (
    <article className="stack stack-close">
      <StaleNotice resource={resource} />
      <p>
        <StatusTag status={feedback.status} />
      </p>
      <Conversation messages={feedback.messages} onStale={refetch} />
      {feedback.status !== 'replied' && <p className="feedback-details-waiting">{t('feedback.waiting')}</p>}
      <Details feedback={feedback} />
    </article>
  );
}

function Details({ feedback }: { feedback: Feedback }) {
  const t = useT();
  const { device } = feedback;
  return (
    <section>
      <h2 className="feedback-details-heading">{t('feedback.details')}</h2>
      <Facts
        facts={[
          [t('feedback.type'), feedback.typeName],
          [t('device.label'), [device.name, modelName(device.model)].filter(Boolean).join(' · ')],
          [t('feedback.sn'), device.sn],
          [t('feedback.deviceId'), device.deviceId],
          [t('feedback.contact'), feedback.contact],
          [t('feedback.platform'), feedback.platform],
          [t('feedback.orderNumber'), feedback.orderNumber],
        ]}
      />
    </section>
  );
}
