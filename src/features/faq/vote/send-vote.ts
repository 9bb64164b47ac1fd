import { voteReasons } from '../../../contract/faq/vote-reasons.ts';
import { voteHelp } from '../../../contract/faq/votes.ts';
import { localeIdOf } from '../../../i18n/locale-ids.ts';
import { api, sessionKnown, startSession } from '../../../stores/session.ts';

/** A vote as entered. `reason` is one of the contract's, or empty. */
export interface Vote {
  article: string;
  helpful: boolean;
  reason?: string;
  comment?: string;
}

/** What became of a vote: stored, refused since nobody is signed in, or not sent. */
export type Outcome = 'thanks' | 'signIn' | 'failed';

let started: Promise<void> | undefined;

async function sessionStatus(lang: string) {
  started ??= startSession(localeIdOf(lang).key);
  await started;
  const { status } = await sessionKnown();
  return status;
}

/** Whether nobody is signed in, of whom no reason is kept. */
export const isAnonymous = async (lang: string) => (await sessionStatus(lang)) === 'anonymous';

/** Sends whether an answer helped; voting again replaces the vote. @param lang of the page: a `LangKey` */
export async function sendVote(vote: Vote, lang: string): Promise<Outcome> {
  const { article, helpful, comment } = vote;
  const status = await sessionStatus(lang);
  if (status === 'anonymous') return __DEPLOYMENT__.helpStatistics ? countVote(vote, lang) : 'signIn';
  if (status !== 'ready') return 'failed';
  const reason = voteReasons.find((name) => name === vote.reason);
  const input = { article, lang, helpful, ...(reason && { reason }), ...(comment && { comment }) };
  return api(voteHelp, input, { quiet: true }).then(
    () => 'thanks',
    () => 'failed',
  );
}

/** The vote of somebody who is not signed in, where the deployment counts it: the first of a day. A comment needs signing in. */
async function countVote({ article, helpful, comment }: Vote, lang: string): Promise<Outcome> {
  if (comment) return 'signIn';
  const { sendSignal } = await import('../../../stores/help-signals.ts');
  return (await sendSignal({ kind: 'vote', article, helpful }, lang)) ? 'thanks' : 'failed';
}
