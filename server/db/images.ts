import { sql } from 'kysely';
import type { Db, Tables } from './tables.ts';

export type StoredImage = Pick<Tables['images'], 'media_type' | 'bytes' | 'width' | 'height'>;

export async function insertImage(db: Db, image: Tables['images']): Promise<void> {
  await db.insertInto('images').values(image).execute();
}

/** Stores an uploaded picture that is not yet part of a record. @returns its id */
export async function insertUnattachedImage(db: Db, uid: string, image: StoredImage, now: number): Promise<string> {
  const id = crypto.randomUUID();
  await insertImage(db, { id, uid, record_id: null, position: 0, ...image, created_at: now });
  return id;
}

/** The pictures of a record, in its order. */
export const imagesOf = (db: Db, recordId: string): Promise<Pick<Tables['images'], 'id' | 'width' | 'height'>[]> =>
  db.selectFrom('images').select(['id', 'width', 'height']).where('record_id', '=', recordId).orderBy('position').execute();

/** The pictures of several records, those of each in its order. */
export const imagesOfAll = (db: Db, recordIds: readonly string[]) =>
  db
    .selectFrom('images')
    .select(['id', 'record_id', 'width', 'height'])
    .where('record_id', 'in', recordIds)
    .orderBy('position')
    .execute();

export type RecordImage = Awaited<ReturnType<typeof imagesOfAll>>[number];

/** How many uploaded pictures of a user may wait for their record. A recipe has up to 31 pictures, so one form always fits. */
export const unattachedQuota = { pictures: 40, bytes: 64 * 1024 * 1024 } as const;

/** The size of each picture of a user that is part of no record, the latest first. */
export const unattachedImages = (db: Db, uid: string) =>
  db
    .selectFrom('images')
    .select(['id', 'created_at', sql<number>`length(bytes)`.as('size')])
    .where('uid', '=', uid)
    .where('record_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Ids of pictures from before a time (milliseconds) that are part of no record, so many at most. */
export async function unattachedImagesBefore(db: Db, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('images')
    .select('id')
    .where('record_id', 'is', null)
    .where('created_at', '<', before)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes pictures, except those that were attached to a record meanwhile. */
export async function deleteUnattached(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('images').where('id', 'in', ids).where('record_id', 'is', null).execute();
}

export const readImage = (db: Db, id: string): Promise<Pick<StoredImage, 'media_type' | 'bytes'> | undefined> =>
  db.selectFrom('images').select(['media_type', 'bytes']).where('id', '=', id).executeTakeFirst();

/**
 * A picture's size, as long as its record is visible: the pictures of a removed report or recipe are hidden with it.
 *
 * @param isAuthor for the author of the record, who also sees what is not published, or hidden by customer service
 */
export const visibleImage = (db: Db, id: string, isAuthor: boolean): Promise<{ width: number; height: number } | undefined> =>
  db
    .selectFrom('images')
    .leftJoin('replies', 'replies.id', 'images.record_id')
    .leftJoin('feedback', (join) =>
      join.on((eb) => eb('feedback.id', '=', eb.fn.coalesce('replies.feedback_id', 'images.record_id'))),
    )
    .leftJoin('recipes', 'recipes.id', 'images.record_id')
    .select(['images.width', 'images.height'])
    .where('images.id', '=', id)
    .where('feedback.removed_at', 'is', null)
    .where('recipes.removed_at', 'is', null)
    .where((eb) => (isAuthor ? eb.lit(true) : eb.or([eb('recipes.id', 'is', null), eb('recipes.listed', '=', 1)])))
    .executeTakeFirst();

/** The bytes of a picture's thumbnail, if it has been made. */
export async function readThumbnail(db: Db, id: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('small_images').select('bytes').where('image_id', '=', id).executeTakeFirst();
  return row?.bytes;
}

/** Stores a thumbnail; it is deleted with its picture. Two that are made at the same time are equal. */
export async function insertThumbnail(db: Db, id: string, bytes: Uint8Array): Promise<void> {
  await db
    .insertInto('small_images')
    .values({ image_id: id, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Attaches pictures to a report or another record, in their order.
 *
 * @returns false when one of them is unknown, another user's, named twice or part of another record; the caller must roll the
 *   transaction back then
 */
export async function attachImages(db: Db, uid: string, ids: readonly string[], recordId: string): Promise<boolean> {
  for (const [position, id] of ids.entries()) {
    const { numUpdatedRows } = await db
      .updateTable('images')
      .set({ record_id: recordId, position })
      .where('id', '=', id)
      .where('uid', '=', uid)
      .where('record_id', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
  }
  return true;
}

/** Detaches a record's pictures. They can be attached again, and are purged later if they are not. */
export async function detachImages(db: Db, recordId: string): Promise<void> {
  await db.updateTable('images').set({ record_id: null }).where('record_id', '=', recordId).execute();
}
