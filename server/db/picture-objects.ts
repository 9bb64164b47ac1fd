import { sql } from 'kysely';
import type { Stored } from './images.ts';
import type { Db } from './tables.ts';

/** The tables whose rows have pictures, with the column that names the picture. */
export const pictureTables = { images: 'id', small_images: 'image_id' } as const;
export type PictureTable = keyof typeof pictureTables;

/** Where the bytes of a picture are. */
export type PictureLocation = 'database' | 'objects';

/** Objects that no row names any more, so many at most. */
export const unusedObjects = async (db: Db, limit: number): Promise<string[]> =>
  (await db.selectFrom('unused_objects').select('object').limit(limit).execute()).map(({ object }) => object);

/** Forgets unused objects once they are deleted. */
export async function forgetUnusedObjects(db: Db, objects: readonly string[]): Promise<void> {
  await db.deleteFrom('unused_objects').where('object', 'in', objects).execute();
}

/** Which of some objects are named by a row. @param ids of the pictures that they are of */
export async function namedObjects(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const pictures = await db.selectFrom('images').select('object').where('id', 'in', ids).execute();
  const thumbnails = await db.selectFrom('small_images').select('object').where('image_id', 'in', ids).execute();
  return new Set([...pictures, ...thumbnails].flatMap(({ object }) => object ?? []));
}

/** Pictures whose bytes are at a location, in the order of their ids, so many at most. @param after the id to go on behind */
export async function picturesAt(
  db: Db,
  table: PictureTable,
  location: PictureLocation,
  after: string,
  limit: number,
): Promise<string[]> {
  const id = sql.ref<string>(pictureTables[table]);
  // SQLite knows the length of the bytes without reading them.
  const { rows } = await sql<{ id: string }>`
    select ${id} as id from ${sql.table(table)}
    where ${id} > ${after} and ${location === 'objects' ? sql`length(bytes) = 0` : sql`length(bytes) > 0`}
    order by ${id} limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** A picture's row, as far as moving it needs it. */
export async function readStored(
  db: Db,
  table: PictureTable,
  id: string,
): Promise<(Stored & { media_type: string }) | undefined> {
  const type = table === 'images' ? sql.ref('media_type') : sql`'image/webp'`;
  const { rows } = await sql<Stored & { media_type: string }>`
    select bytes, object, ${type} as media_type from ${sql.table(table)} where ${sql.ref(pictureTables[table])} = ${id}`.execute(
    db,
  );
  return rows[0];
}

/**
 * Makes a row keep its picture at the other location.
 *
 * @param was the object that it named, or null
 * @param size bytes of the picture
 * @returns false when the row is gone, or was changed meanwhile
 */
export async function replaceStored(
  db: Db,
  table: PictureTable,
  id: string,
  was: string | null,
  { bytes, object }: Stored,
  size: number,
): Promise<boolean> {
  const withSize = table === 'images' ? sql`, object_size = ${object === null ? null : size}` : sql``;
  const unchanged = was === null ? sql`object is null` : sql`object = ${was}`;
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set bytes = ${bytes}, object = ${object}${withSize}
    where ${sql.ref(pictureTables[table])} = ${id} and ${unchanged}`.execute(db);
  return numAffectedRows > 0n;
}
