import { useState } from 'react';
import { Turn } from '../../../app/conversation/Turn.tsx';
import { settleFeedback, thankFeedback } from '../../../contract/feedback/conversation.ts';
import type { Feedback } from '../../../contract/feedback/read.ts';
import { joinSentences } from '../../../lib/join-sentences.ts';
import { sentencesOf } from '../../../lib/sentences.ts';
import { weekdayAndTime } from '../../../lib/weekday-and-time.ts';
import { api } from '../../../stores/session.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { StatusTag } from './StatusTag.tsx';

interface FeedbackTurnProps {
  feedback: Feedback;
  /** Called when the reader has said something: the report has changed on the server */
  onChange(): Promise<unknown>;
}

/** Whose turn it is in a report, and what the reader can say without words. */
export function FeedbackTurn({ feedback: { id, status, messages, conversation }, onChange }: FeedbackTurnProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const turn = conversation?.turn ?? (status === 'replied' ? undefined : 'service');
  if (turn === 'service') {
    const by = conversation?.expected;
    const isToCome = by && by * 1000 > Date.now();
    const [title = '', ...rest] = sentencesOf(t('feedback.waiting'));
    return (
      <Turn turn={turn} title={title} text={joinSentences(rest, t.tag)}>
        {isToCome && <p>{t('feedback.expected', { when: weekdayAndTime(by, t.tag) })}</p>}
      </Turn>
    );
  }
  // A server that knows no turns: its state is all there is to say.
  if (!conversation || !turn)
    return (
      <p>
        <StatusTag status={status} />
      </p>
    );

  /** A failure is a toast. What was pressed goes, so the outcome takes the focus. */
  const say = async (call: Promise<unknown>) => {
    setBusy(true);
    const said = await call.then(onChange).then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (said) document.getElementById('turn')?.focus();
  };
  const reply = messages.findLast(({ from }) => from === 'service')?.id;
  const settle = (solved: boolean) => say(api(settleFeedback, { id, reply, solved }));
  const { closed, thanked, followedBy } = conversation;
  const state = turn === 'user' ? 'replied' : closed ? 'closed' : 'solved';
  return (
    <Turn
      turn={turn}
      title={state === 'replied' ? t('conversation.turn_user') : t(`feedback.turn_${state}`)}
      text={followedBy ? undefined : t(`feedback.next_${state}`)}
    >
      {(turn === 'user' || !thanked) && (
        <div className="feedback-turn-actions">
          {turn === 'user' && (
            <>
              <Button variant="primary" busy={busy} onClick={() => settle(true)}>
                {t('feedback.solved')}
              </Button>
              <Button busy={busy} onClick={() => settle(false)}>
                {t('feedback.notSolved')}
              </Button>
            </>
          )}
          {!thanked && (
            <Button variant="quiet" flush={turn === 'nobody'} busy={busy} onClick={() => say(api(thankFeedback, { id, reply }))}>
              {t('feedback.thank')}
            </Button>
          )}
        </div>
      )}
      {thanked && <p>{t('feedback.thanked')}</p>}
    </Turn>
  );
}
