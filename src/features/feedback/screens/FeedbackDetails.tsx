import { Beside } from '../../../app/beside/Beside.tsx';
import { Conversation } from '../../../app/conversation/Conversation.tsx';
import { LazyMessageForm } from '../../../app/conversation/LazyMessageForm.tsx';
import { useConversation } from '../../../app/conversation/use-conversation.ts';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { NoRecord } from '../../../app/no-record/NoRecord.tsx';
import { Screen } from '../../../app/screen/Screen.tsx';
import { SignedIn } from '../../../app/signed-in/SignedIn.tsx';
import { StaleNotice } from '../../../app/stale-notice/StaleNotice.tsx';
import { type Feedback, feedbackDetail, readFeedback } from '../../../contract/feedback/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { defineConversations } from '../../../stores/conversations.ts';
import { api } from '../../../stores/session.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { modelName } from '../../../ui/device/model-name.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import type { ScreenProps } from '../../../ui/screen/screen-props.ts';
import { useRouteId } from '../../../ui/screen/use-route-id.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { FeedbackTurn } from '../components/FeedbackTurn.tsx';
import './feedback-details.css';

/** `details` and `answer` are the addresses of a record and of an answer without their ids. */
type Props = ScreenProps<'records' | 'details' | 'answer'>;

const OtherRecords = lazyComponent('records', () => import('../components/OtherRecords.tsx').then((part) => part.OtherRecords));

const records = defineConversations<Feedback>('feedback', (id) => api(feedbackDetail, { id }, { quiet: true }), readFeedback);

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
      {(onChange) => <Record user={user} hrefs={hrefs} id={id} onSent={onChange} />}
    </Beside>
  );
}

function Record({ user, hrefs, id, onSent }: RecordProps & { id: string | undefined; onSent(): void }) {
  const t = useT();
  const resource = useConversation(records, [user?.uid, id], t('feedback.newReply'));
  const { refetch } = resource;

  if (resource.status !== 'ready')
    return (
      <NoRecord resource={resource}>
        <Button href={hrefs.records}>{t('feedback.toRecords')}</Button>
      </NoRecord>
    );
  const { data: feedback } = resource;
  const { conversation } = feedback;
  return (
    <article className="stack stack-close">
      <StaleNotice resource={resource} />
      <Conversation messages={feedback.messages} onStale={refetch} />
      <FeedbackTurn feedback={feedback} onChange={refetch} />
      {user && conversation && !conversation.followedBy && (
        <LazyMessageForm
          forms="feedbackAnswer"
          id={feedback.id}
          user={user}
          folded={conversation.turn !== 'user'}
          doneHref={hrefs.records}
          onSent={() => void refetch().then(onSent)}
        />
      )}
      <OtherReports {...{ conversation, details: hrefs.details }} />
      <Details feedback={feedback} answer={hrefs.answer} />
    </article>
  );
}

interface OtherReportsProps extends Pick<Feedback, 'conversation'> {
  details: string;
}

/** The report that this one follows, and the one that follows this one. */
function OtherReports({ conversation, details }: OtherReportsProps) {
  const t = useT();
  return (
    <>
      {conversation?.follows && (
        <Button href={`${details}/${conversation.follows}`} variant="quiet" flush>
          {t('feedback.follows')}
        </Button>
      )}
      {conversation?.followedBy && (
        <Button href={`${details}/${conversation.followedBy}`} block>
          {t('feedback.followedBy')}
        </Button>
      )}
    </>
  );
}

interface DetailsProps {
  feedback: Feedback;
  /** The address of an answer without its id */
  answer: string;
}

function Details({ feedback, answer }: DetailsProps) {
  const t = useT();
  const { device } = feedback;
  const tried = feedback.tried?.[0];
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
          [t('feedback.tried'), tried && <a href={`${answer}/${tried.answer}`}>{feedback.tried?.length}</a>],
        ]}
      />
    </section>
  );
}
