import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Article, voteReasons } from './votes.ts';

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

/** For those who write the answers: those that help least first. Of the users of the operator's region. */
export const serviceHelpVotes = endpoint({
  method: 'GET',
  path: '/api/v1/operate/help/votes',
  service: 'operate',
  input: v.object({ article: v.optional(Article) }),
  output: v.object({ items: v.array(ArticleVotes) }),
});
