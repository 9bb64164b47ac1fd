import * as v from '#rules/valibot';
import { LangKey, shortText } from '../input-fields.ts';
import { voteReasons } from './vote-reasons.ts';

/** Characters of a comment; ours, as all of this is: docs/spec.md §7 shows no such call. */
export const maxVoteComment = 500;

/** An answer's id, the name of its file in `content/<language>/faq`. Only its shape is checked: the server does not know the answers. */
export const Article = v.pipe(v.string(), v.regex(/^[a-z\d]+(-[a-z\d]+)*$/), v.maxLength(64));

export const VoteHelp = v.object({
  article: Article,
  lang: LangKey,
  helpful: v.boolean(),
  reason: v.optional(v.picklist(voteReasons)),
  comment: v.optional(shortText(maxVoteComment)),
});
