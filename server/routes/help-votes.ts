import { serviceFailing } from '../../src/contract/faq/failing.ts';
import { OfLanguage } from '../../src/contract/faq/failing-input.ts';
import { VoteHelp } from '../../src/contract/faq/input.ts';
import { type ArticleVotes, ServiceHelpVotes, serviceHelpVotes } from '../../src/contract/faq/operate.ts';
import { type VoteReason, voteReasons } from '../../src/contract/faq/vote-reasons.ts';
import { voteHelp } from '../../src/contract/faq/votes.ts';
import { toSeconds } from '../../src/lib/time-units.ts';
import { saveVote, votesOf } from '../db/help-votes.ts';
import type { Tables } from '../db/tables.ts';
import { countriesOf } from '../db/users.ts';
import { failingOf } from '../help/failing.ts';
import type { Mount } from '../http/mount.ts';

/** How many comments of an answer are shown. */
const commentCount = 20;

export function helpVoteRoutes(mount: Mount): void {
  mount(voteHelp, VoteHelp, async ({ db, user, input, now, about }) => {
    about(input.article);
    const { helpful, reason, comment = '', ...vote } = input;
    await saveVote(db, {
      uid: user.uid,
      ...vote,
      helpful: helpful ? 1 : 0,
      reason: helpful ? null : (reason ?? null),
      comment,
      voted_at: now,
    });
    return {};
  });

  mount(serviceFailing, OfLanguage, ({ db, region, input, now }) => failingOf(db, region, input.lang, now));

  mount(serviceHelpVotes, ServiceHelpVotes, async ({ db, region, input }) => {
    const byArticle = Map.groupBy(await votesOf(db, countriesOf(region), input.article), ({ article }) => article);
    const items = [...byArticle].map(([article, votes]) => summary(article, votes));
    return { items: items.toSorted((a, b) => b.notHelpful - a.notHelpful || a.article.localeCompare(b.article)) };
  });
}

/** @param votes the newest first */
function summary(article: string, votes: readonly Tables['help_votes'][]): ArticleVotes {
  const helpful = votes.filter((vote) => vote.helpful === 1).length;
  const count = (wanted: VoteReason) => votes.filter(({ reason }) => reason === wanted).length;
  return {
    article,
    helpful,
    notHelpful: votes.length - helpful,
    votedAt: toSeconds(votes[0]?.voted_at ?? 0),
    reasons: Object.fromEntries(voteReasons.map((reason) => [reason, count(reason)])) as ArticleVotes['reasons'],
    comments: votes
      .filter(({ comment }) => comment)
      .slice(0, commentCount)
      .map((vote) => ({
        text: vote.comment,
        lang: vote.lang,
        helpful: vote.helpful === 1,
        at: toSeconds(vote.voted_at),
      })),
  };
}
