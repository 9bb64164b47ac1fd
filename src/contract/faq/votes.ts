import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** Why an answer did not help. `notMine`: it is about something else than the reader's problem. */
export const voteReasons = ['unclear', 'incomplete', 'wrong', 'notMine', 'other'] as const;
export const VoteReason = v.picklist(voteReasons);
export type VoteReason = v.InferOutput<typeof VoteReason>;

/** Characters of a comment; ours, as all of this is: docs/spec.md §7 shows no such call. */
export const maxVoteComment = 500;

/** An answer's id, the name of its file in `content/<language>/faq`. Only its shape is checked: the server does not know the answers. */
export const Article = v.pipe(v.string(), v.regex(/^[a-z\d]+(-[a-z\d]+)*$/), v.maxLength(64));

/** A language key: `en`, `zhf`, … */
const Lang = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/));

/**
 * Whether an answer helped. A user has one vote for each answer and voting again replaces it, so that the call may be repeated as
 * it is. A reason is kept only with one that did not help.
 */
export const voteHelp = endpoint({
  method: 'POST',
  path: '/api/v1/help/vote',
  service: 'app',
  input: v.object({
    article: Article,
    lang: Lang,
    helpful: v.boolean(),
    reason: v.optional(VoteReason),
    comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxVoteComment, 'tooLong'))),
  }),
  output: v.object({}),
});
