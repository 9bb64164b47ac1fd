import type { RatingKind } from '../../src/contract/rating/aspects.ts';
import type { Db, Tables } from './tables.ts';

export type RatingRow = Tables['ratings'];

/** The subject of a rating, and its author. */
export type Subject = Pick<RatingRow, 'uid' | 'kind' | 'subject_id' | 'subject_title' | 'subject_text'>;

export async function insertRating(db: Db, rating: RatingRow): Promise<void> {
  await db.insertInto('ratings').values(rating).execute();
}

/** Asks a user to rate something. @param now milliseconds */
export async function askForRating(db: Db, subject: Subject, now: number): Promise<RatingRow> {
  const row = {
    id: crypto.randomUUID(),
    ...subject,
    asked_at: now,
    stars: null,
    aspects: '',
    comment: '',
    answered_at: null,
  };
  await insertRating(db, row);
  return row;
}

/** A user's rating; nothing when it is not this user's. */
export const ratingOf = (db: Db, uid: string, id: string): Promise<RatingRow | undefined> =>
  db.selectFrom('ratings').selectAll().where('id', '=', id).where('uid', '=', uid).executeTakeFirst();

export async function answerRating(
  db: Db,
  id: string,
  answer: Pick<RatingRow, 'stars' | 'aspects' | 'comment' | 'answered_at'>,
): Promise<void> {
  await db.updateTable('ratings').set(answer).where('id', '=', id).execute();
}

/** The latest of all users of some countries, for customer service. */
export function latestRatings(db: Db, countries: readonly string[], kind: RatingKind | undefined, limit: number) {
  const query = db
    .selectFrom('ratings')
    .innerJoin('users', 'users.uid', 'ratings.uid')
    .selectAll('ratings')
    .select('users.username')
    .where('users.country', 'in', countries)
    .orderBy('asked_at', 'desc')
    .orderBy('ratings.id', 'desc')
    .limit(limit);
  return (kind ? query.where('kind', '=', kind) : query).execute();
}
