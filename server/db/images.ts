import { type Insertable, sql } from 'kysely';
import type { Db, Tables } from './tables.ts';

/** What a row keeps of a picture: its bytes, or the name of the object that has them. */
export type Stored = Pick<Tables['images'], 'bytes' | 'object'>;

export type StoredImage = Pick<Tables['images'], 'media_type' | 'bytes' | 'width' | 'height'>;

export async function insertImage(db: Db, image: Insertable<Tables['images']>): Promise<void> {
  await db.insertInto('images').values(image).execute();
}

type UploadedImage = Omit<Insertable<Tables['images']>, 'id' | 'uid' | 'record_id' | 'position' | 'created_at'> & { id?: string };

/** Stores an uploaded picture that is not yet part of a record. @returns its id */
export async function insertUnattachedImage(db: Db, uid: string, image: UploadedImage, now: number): Promise<string> {
  const { id = crypto.randomUUID(), ...file } = image;
  await insertImage(db, { id, uid, record_id: null, position: 0, ...file, created_at: now });
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

/** SQLite knows the length of the bytes without reading them, but reads all of them to come to a column behind them. */
const sizeInBytes = sql<number>`case length(bytes) when 0 then object_size else length(bytes) end`;

/** The size of each picture of a user that is part of no record, the latest first. */
export const unattachedImages = (db: Db, uid: string) =>
  db
    .selectFrom('images')
    .select(['id', 'created_at', sizeInBytes.as('size')])
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

export const readImage = (db: Db, id: string): Promise<(Stored & Pick<StoredImage, 'media_type'>) | undefined> =>
  db.selectFrom('images').select(['media_type', 'bytes', 'object']).where('id', '=', id).executeTakeFirst();

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

/** What is stored of a picture's thumbnail, if it has been made. */
export const readThumbnail = (db: Db, id: string): Promise<Stored | undefined> =>
  db.selectFrom('small_images').select(['bytes', 'object']).where('image_id', '=', id).executeTakeFirst();

/**
 * Stores a thumbnail; it is deleted with its picture. Two that are made at the same time are equal.
 *
 * @returns false when there was one
 * @throws when its picture is gone
 */
export async function insertThumbnail(db: Db, id: string, stored: Stored): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('small_images')
    .values({ image_id: id, ...stored })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Forgets a thumbnail, which is made again when it is asked for. */
export async function deleteThumbnail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('small_images').where('image_id', '=', id).execute();
}

/**
 * Attaches pictures to a report or another record, in their order. Those of a recipe that its author has removed may be part of another:
 * one that was still open in an editor is saved as a new one.
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
      .where((eb) =>
        eb.or([
          eb('record_id', 'is', null),
          eb('record_id', 'in', eb.selectFrom('recipes').select('id').where('removed_at', 'is not', null)),
        ]),
      )
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
  }
  return true;
}

/** Detaches a record's pictures. They can be attached again, and are purged later if they are not. */
export async function detachImages(db: Db, recordId: string): Promise<void> {
  await db.updateTable('images').set({ record_id: null }).where('record_id', '=', recordId).execute();
}
