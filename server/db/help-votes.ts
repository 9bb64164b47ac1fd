import type { Db, Tables } from './tables.ts';

/** Stores a user's vote, and replaces an earlier one. */
export async function saveVote(db: Db, { uid, article, ...vote }: Tables['help_votes']): Promise<void> {
  await db
    .insertInto('help_votes')
    .values({ uid, article, ...vote })
    .onConflict((conflict) => conflict.columns(['article', 'uid']).doUpdateSet(vote))
    .execute();
}

/** How many votes are counted, the latest: enough to know the share of those that helped to two percent. */
const maxVotes = 2000;

/**
 * How many of the latest votes in a language helped and did not, by answer: those of the users of some countries among the last
 * {@link maxVotes}. @param since milliseconds
 */
export const votesSince = (db: Db, countries: readonly string[], lang: string, since: number) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('help_votes')
        .select(['uid', 'article', 'helpful'])
        .where('lang', '=', lang)
        .where('voted_at', '>=', since)
        .orderBy('voted_at', 'desc')
        .limit(maxVotes)
        .as('latest'),
    )
    .innerJoin('users', 'users.uid', 'latest.uid')
    .select(['article', 'helpful'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('users.country', 'in', countries)
    .groupBy(['article', 'helpful'])
    .execute();

/** The latest votes of the users of some countries, the newest first, {@link maxVotes} at most. @param article one answer only */
export function votesOf(db: Db, countries: readonly string[], article: string | undefined) {
  const query = db
    .selectFrom('help_votes')
    .innerJoin('users', 'users.uid', 'help_votes.uid')
    .selectAll('help_votes')
    .where('users.country', 'in', countries)
    .orderBy('voted_at', 'desc')
    .orderBy('help_votes.uid', 'desc')
    .limit(maxVotes);
  return (article ? query.where('article', '=', article) : query).execute();
}
