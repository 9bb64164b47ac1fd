import * as v from '#rules/valibot';
import type { Endpoint } from '../endpoint.ts';
import { Empty } from '../fields.ts';
import { LangKey, shortText } from '../text-fields.ts';

/** Why an answer did not help. `notMine`: it is about something else than the reader's problem. */
export const voteReasons = ['unclear', 'incomplete', 'wrong', 'notMine', 'other'] as const;
export const VoteReason = v.picklist(voteReasons);
export type VoteReason = v.InferOutput<typeof VoteReason>;

/** Characters of a comment; ours, as all of this is: docs/spec.md §7 shows no such call. */
export const maxVoteComment = 500;

/** An answer's id, the name of its file in `content/<language>/faq`. Only its shape is checked: the server does not know the answers. */
export const Article = v.pipe(v.string(), v.regex(/^[a-z\d]+(-[a-z\d]+)*$/), v.maxLength(64));

export const VoteHelp = v.object({
  article: Article,
  lang: LangKey,
  helpful: v.boolean(),
  reason: v.optional(VoteReason),
  comment: v.optional(shortText(maxVoteComment)),
});

/**
 * Whether an answer helped. A user has one vote for each answer and voting again replaces it, so that the call may be repeated as
 * it is. A reason is kept only with one that did not help.
 */
export const voteHelp: Endpoint<typeof VoteHelp, typeof Empty> = {
  method: 'POST',
  path: '/api/v1/help/vote',
  service: 'app',
  output: Empty,
};
