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

/** Where the deployment counts the votes of those who are not signed in. A comment is somebody's, and is not sent. */
async function countVote(article: string, helpful: boolean, lang: string): Promise<boolean> {
  if (!__DEPLOYMENT__.helpStatistics) return false;
  const { sendSignal } = await import('../../../stores/help-signals.ts');
  return sendSignal({ kind: 'vote', article, helpful }, lang);
}

/** What became of a vote: stored, refused since nobody is signed in, or not sent. */
export type Outcome = 'thanks' | 'signIn' | 'failed';

let started: Promise<void> | undefined;

/** Sends whether an answer helped; voting again replaces the vote. @param lang of the page: a `LangKey` */
export async function sendVote({ article, helpful, comment, ...vote }: Vote, lang: string): Promise<Outcome> {
  started ??= startSession(localeIdOf(lang).key);
  await started;
  const { status } = await sessionKnown();
  if (status === 'anonymous') return (await countVote(article, helpful, lang)) && !comment ? 'thanks' : 'signIn';
  if (status !== 'ready') return 'failed';
  const reason = voteReasons.find((name) => name === vote.reason);
  const input = { article, lang, helpful, ...(reason && { reason }), ...(comment && { comment }) };
  return api(voteHelp, input, { quiet: true }).then(
    () => 'thanks',
    () => 'failed',
  );
}
