import type { Db, Tables } from './tables.ts';

export type StoredImage = Pick<Tables['images'], 'media_type' | 'bytes' | 'width' | 'height'>;

/** Keeps a picture that is not yet part of a record. @returns its id */
export async function keepImage(db: Db, uid: string, image: StoredImage, now: number): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto('images')
    .values({ id, uid, record_id: null, position: 0, ...image, created_at: now })
    .execute();
  return id;
}

export const readImage = (db: Db, id: string): Promise<StoredImage | undefined> =>
  db.selectFrom('images').select(['media_type', 'bytes', 'width', 'height']).where('id', '=', id).executeTakeFirst();

/** The bytes of a picture's small variant, if it has been made. */
export async function readSmall(db: Db, id: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('small_images').select('bytes').where('image_id', '=', id).executeTakeFirst();
  return row?.bytes;
}

/** Keeps a small variant for as long as its picture; two that are made at once are the same. */
export async function keepSmall(db: Db, id: string, bytes: Uint8Array): Promise<void> {
  await db
    .insertInto('small_images')
    .values({ image_id: id, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Makes pictures part of a report or another record, in their order.
 *
 * @returns false when one of them is unknown, somebody else's, named twice or part of another record; the transaction
 *   is to be given up then
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

/** Takes a record's pictures out of it: they may be attached again, and are purged in time when they are not. */
export async function detachImages(db: Db, recordId: string): Promise<void> {
  await db.updateTable('images').set({ record_id: null }).where('record_id', '=', recordId).execute();
}
