import type { RatingKind } from '../../src/contract/rating/aspects.ts';
import type { Subject } from '../db/ratings.ts';
import type { Db } from '../db/tables.ts';
import { excerpt } from '../feedback/views.ts';

type Found = Pick<Subject, 'uid' | 'subject_title' | 'subject_text'> | undefined;

const finders: Record<RatingKind, (db: Db, id: string) => Promise<Found>> = {
  device: (db, id) =>
    db
      .selectFrom('devices')
      .select(['uid', 'name as subject_title', 'model as subject_text'])
      .where('id', '=', id)
      .executeTakeFirst(),

  reply: async (db, id) => {
    const row = await db
      .selectFrom('replies')
      .innerJoin('feedback', 'feedback.id', 'feedback_id')
      .select(['uid', 'description', 'text'])
      .where('feedback_id', '=', id)
      .where('removed_at', 'is', null)
      .orderBy('replies.created_at', 'desc')
      .executeTakeFirst();
    return row && { uid: row.uid, subject_title: excerpt(row.description), subject_text: row.text };
  },

  ticket: (db, id) =>
    db
      .selectFrom('tickets')
      .select(['uid', 'number as subject_title', 'device_name as subject_text'])
      .where('id', '=', id)
      .executeTakeFirst(),
};

/**
 * What an owner can be asked to rate, as it is now, and whose it is.
 *
 * @param id of a device, of a report with a reply, of a ticket
 */
export async function subjectOf(db: Db, kind: RatingKind, id: string): Promise<Subject | undefined> {
  const found = await finders[kind](db, id);
  return found && { ...found, kind, subject_id: id };
}
