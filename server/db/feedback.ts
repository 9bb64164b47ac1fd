import type * as v from 'valibot';
import type { ServiceList } from '../../src/contract/feedback/operate.ts';
import { startsWith } from './beginnings.ts';
import { isAfter, type TimeCursor } from './cursors.ts';
import { imagesOfAll } from './images.ts';
import type { Db, Tables } from './tables.ts';

const summaryColumns = [
  'feedback.id',
  'feedback.uid',
  'type_id',
  'device_name',
  'description',
  'status',
  'unread',
  'feedback.created_at',
  'feedback.updated_at',
] as const;

const summaries = (db: Db) =>
  db
    .selectFrom('feedback')
    .select(summaryColumns)
    .select((eb) =>
      eb
        .selectFrom('images')
        .whereRef('images.record_id', '=', 'feedback.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('image_count'),
    )
    .orderBy('feedback.created_at', 'desc')
    .orderBy('feedback.id', 'desc');

/** Up to how many unread records are counted: more are no news to anybody. */
export const maxUnread = 100;

export type FeedbackSummaryRow = Awaited<ReturnType<typeof feedbackPage>>[number];

/**
 * Records of a user, newest first, from after a cursor. New records do not move those that follow.
 *
 * @param removed those that the user has removed, in place of the others
 */
export function feedbackPage(db: Db, uid: string, after: TimeCursor | undefined, limit: number, removed = false) {
  const query = summaries(db)
    .where('feedback.uid', '=', uid)
    .where('removed_at', removed ? 'is not' : 'is', null)
    .limit(limit);
  return (after ? query.where(isAfter(['feedback.created_at', 'feedback.id'], after)) : query).execute();
}

/**
 * The records of all users of some countries in which something happened last, for customer service; those with a number by their ids.
 */
export function latestFeedback(
  db: Db,
  countries: readonly string[],
  { status, number }: v.InferOutput<typeof ServiceList>,
  limit: number,
) {
  const all = summaries(db)
    .innerJoin('users', 'users.uid', 'feedback.uid')
    .select('users.username')
    .where('removed_at', 'is', null)
    .where('users.country', 'in', countries)
    .clearOrderBy()
    .limit(limit);
  const query = status ? all.where('status', '=', status) : all;
  const sorted = number ? query.where(startsWith('feedback.id', number)) : query.orderBy('feedback.updated_at', 'desc');
  return sorted.orderBy('feedback.id', 'desc').execute();
}

/**
 * One record with its conversation, the ids of all images, and of the reports before and after it that are not removed; nothing when it
 * is not this user's. Removed ones too.
 */
export async function feedbackOf(db: Db, uid: string, id: string) {
  const feedback = await db.selectFrom('feedback').selectAll().where('id', '=', id).where('uid', '=', uid).executeTakeFirst();
  if (!feedback) return undefined;
  const replies = await db
    .selectFrom('replies')
    .selectAll()
    .where('feedback_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const others = db.selectFrom('feedback').select('id').where('uid', '=', uid).where('removed_at', 'is', null);
  const follower = await others.where('follows', '=', id).orderBy('created_at', 'desc').limit(1).executeTakeFirst();
  const followed = feedback.follows ? await others.where('id', '=', feedback.follows).executeTakeFirst() : undefined;
  const images = await imagesOfAll(db, [id, ...replies.map((reply) => reply.id)]);
  return { ...feedback, replies, images, follows: followed?.id ?? '', followed_by: follower?.id ?? '' };
}

export type FeedbackRow = NonNullable<Awaited<ReturnType<typeof feedbackOf>>>;

/** The user whose record this is, if the user lives in one of these countries and has not removed it. */
export async function feedbackOwner(db: Db, id: string, countries: readonly string[]): Promise<string | undefined> {
  const row = await db
    .selectFrom('feedback')
    .innerJoin('users', 'users.uid', 'feedback.uid')
    .select('feedback.uid')
    .where('feedback.id', '=', id)
    .where('removed_at', 'is', null)
    .where('users.country', 'in', countries)
    .executeTakeFirst();
  return row?.uid;
}

/** How many reports of a user are unread, {@link maxUnread} at most. */
export async function unreadFeedback(db: Db, uid: string): Promise<number> {
  const rows = await db
    .selectFrom('feedback')
    .select((eb) => eb.lit(1).as('one'))
    .where('uid', '=', uid)
    // Constants: SQLite takes no partial index for a parameter.
    .where((eb) => eb('unread', '=', eb.lit(1)))
    .where('removed_at', 'is', null)
    .limit(maxUnread)
    .execute();
  return rows.length;
}

export async function insertFeedback(db: Db, report: Tables['feedback']): Promise<void> {
  await db.insertInto('feedback').values(report).execute();
}

export async function insertReply(db: Db, reply: Tables['replies']): Promise<void> {
  await db.insertInto('replies').values(reply).execute();
}

/** The latest reply to a report that its user has not removed, with the report's text. */
export const latestReply = (db: Db, feedbackId: string) =>
  db
    .selectFrom('replies')
    .innerJoin('feedback', 'feedback.id', 'feedback_id')
    .select(['uid', 'description', 'text'])
    .where('feedback_id', '=', feedbackId)
    .where('sender', '=', 'service')
    .where('removed_at', 'is', null)
    .orderBy('replies.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** How many reports of a type {@link answerTimes} looks at, the latest. */
const maxTimes = 5000;

/**
 * When the reports of some countries since a time were made, and when they were first replied to: null for those that wait, or waited
 * until their user removed them.
 */
export const answerTimes = (
  db: Db,
  countries: readonly string[],
  { typeId, lang }: { typeId: string; lang: string },
  since: number,
): Promise<{ created_at: number; removed_at: number | null; answered_at: number | null }[]> =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('feedback')
        .select(['id', 'uid', 'created_at', 'removed_at'])
        .where('type_id', '=', typeId)
        .where('created_at', '>=', since)
        .orderBy('created_at', 'desc')
        .limit(maxTimes)
        .as('feedback'),
    )
    .innerJoin('users', 'users.uid', 'feedback.uid')
    .select((eb) => [
      'feedback.created_at',
      'feedback.removed_at',
      eb
        .selectFrom('replies')
        .whereRef('replies.feedback_id', '=', 'feedback.id')
        .where('sender', '=', 'service')
        .select((first) => first.fn.min('replies.created_at').as('first'))
        .as('answered_at'),
    ])
    .where('users.country', 'in', countries)
    .where('users.lang', '=', lang)
    .execute();

/** Changes a user's record. @returns false when the user has no such record */
export async function changeFeedback(db: Db, uid: string, id: string, set: Partial<Tables['feedback']>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feedback')
    .set(set)
    .where('id', '=', id)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
