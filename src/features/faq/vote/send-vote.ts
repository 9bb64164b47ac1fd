import type * as v from 'valibot';
import { voteHelp } from '../../../contract/faq/votes.ts';
import type { LangKey } from '../../../i18n/locales.ts';
import { api, sessionKnown, startSession } from '../../../stores/session.ts';

export type Vote = Omit<v.InferInput<typeof voteHelp.input>, 'lang'>;

/** What became of a vote: kept, not kept because nobody is signed in, or not sent. */
export type Outcome = 'thanks' | 'signIn' | 'failed';

let started: Promise<void> | undefined;

/** Tells the server whether an answer helped; voting again replaces what was told before. */
export async function sendVote(vote: Vote, lang: string): Promise<Outcome> {
  started ??= startSession(lang as LangKey, { error: '', network: '', timeout: '' });
  await started;
  const { status } = await sessionKnown();
  if (status === 'anonymous') return 'signIn';
  if (status !== 'ready') return 'failed';
  return api(voteHelp, { ...vote, lang }, { quiet: true }).then(
    () => 'thanks',
    () => 'failed',
  );
}
