import * as v from 'valibot';
import { type Endpoint, get } from '../endpoint.ts';
import { listOf } from '../fields.ts';
import { Article } from './input.ts';
import { voteReasons } from './vote-reasons.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the readers of one answer think of it. */
export const ArticleVotes = v.object({
  article: Article,
  helpful: Count,
  notHelpful: Count,
  /** Seconds since 1970 of the latest vote */
  votedAt: Count,
  /** How often each reason was given */
  reasons: v.object(v.entriesFromList(voteReasons, Count)),
  /** The latest, newest first */
  comments: v.array(v.object({ text: v.string(), lang: v.string(), helpful: v.boolean(), at: Count })),
});
export type ArticleVotes = v.InferOutput<typeof ArticleVotes>;

export const ServiceHelpVotes = v.object({ article: v.optional(Article) });

const ArticleVotesList = listOf(ArticleVotes);

/** For those who write the answers: those that help least first. Of the latest votes of users of the operator's region. */
export const serviceHelpVotes: Endpoint<typeof ServiceHelpVotes, typeof ArticleVotesList> = get(
  'operate',
  '/api/v1/operate/help/votes',
  ArticleVotesList,
);
