import type { Db, Tables } from './tables.ts';

/** Stores a user's vote, and replaces an earlier one. */
export async function saveVote(db: Db, { uid, article, ...vote }: Tables['help_votes']): Promise<void> {
  await db
    .insertInto('help_votes')
    .values({ uid, article, ...vote })
    .onConflict((conflict) => conflict.columns(['article', 'uid']).doUpdateSet(vote))
    .execute();
}

/** How many of the latest votes of the users of some countries helped and did not, by answer. @param since milliseconds */
export const votesSince = (db: Db, countries: readonly string[], lang: string, since: number) =>
  db
    .selectFrom('help_votes')
    .innerJoin('users', 'users.uid', 'help_votes.uid')
    .select(['article', 'helpful'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('users.country', 'in', countries)
    .where('help_votes.lang', '=', lang)
    .where('voted_at', '>=', since)
    .groupBy(['article', 'helpful'])
    .execute();

/** Every vote of the users of some countries, the newest first. @param article one answer only */
export function votesOf(db: Db, countries: readonly string[], article: string | undefined) {
  const query = db
    .selectFrom('help_votes')
    .innerJoin('users', 'users.uid', 'help_votes.uid')
    .selectAll('help_votes')
    .where('users.country', 'in', countries)
    .orderBy('voted_at', 'desc')
    .orderBy('help_votes.uid');
  return (article ? query.where('article', '=', article) : query).execute();
}
