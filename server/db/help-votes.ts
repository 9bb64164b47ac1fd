import type { Db, Tables } from './tables.ts';

/** Stores a user's vote, and replaces an earlier one. */
export async function saveVote(db: Db, { uid, article, ...vote }: Tables['help_votes']): Promise<void> {
  await db
    .insertInto('help_votes')
    .values({ uid, article, ...vote })
    .onConflict((conflict) => conflict.columns(['article', 'uid']).doUpdateSet(vote))
    .execute();
}

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
