import { Buffer } from 'node:buffer';
import {
  type PictureLocation,
  type PictureTable,
  picturesAt,
  pictureTables,
  readStored,
  replaceStored,
} from '../db/picture-objects.ts';
import type { Db } from '../db/tables.ts';
import type { ObjectStore } from './object-store.ts';
import { bytesOf, newObjectName, pictureStorage } from './storage.ts';

/** Pictures at once: they are in memory. */
const concurrency = 4;

export interface Moved {
  moved: number;
  /** Ids of pictures whose objects are missing; their rows stay as they are */
  missing: string[];
}

/**
 * Moves all pictures and thumbnails to a location, while servers run. Each is copied, read again and compared before its row names the
 * copy; what is left behind is deleted after that. Run again, it goes on with what is not moved yet.
 *
 * @throws ObjectStoreUnavailable, with everything moved so far at its new location
 */
export async function movePictures(
  db: Db,
  objects: ObjectStore,
  to: PictureLocation,
  onPage: (moved: number) => void,
): Promise<Moved> {
  const result: Moved = { moved: 0, missing: [] };
  for (const table of Object.keys(pictureTables) as PictureTable[]) {
    let after = '';
    for (;;) {
      const ids = await picturesAt(db, table, to === 'objects' ? 'database' : 'objects', after, concurrency);
      const moves = await Promise.allSettled(ids.map((id) => moveOne(db, objects, table, id, to)));
      for (const [index, move] of moves.entries()) {
        if (move.status === 'rejected') throw move.reason;
        if (move.value === 'missing') result.missing.push(ids[index] ?? '');
        else if (move.value === 'moved') result.moved += 1;
      }
      onPage(result.moved);
      if (ids.length < concurrency) break;
      after = ids.at(-1) ?? '';
    }
  }
  return result;
}

async function moveOne(db: Db, objects: ObjectStore, table: PictureTable, id: string, to: PictureLocation) {
  const row = await readStored(db, table, id);
  if (!row || (row.object === null) === (to === 'database')) return 'gone';
  if (to === 'database') {
    const found = await objects.get(row.object ?? '');
    if (!found) return 'missing';
    const bytes = await bytesOf(found);
    if (bytes.length !== found.size) throw new Error('An object did not arrive as a whole');
    // The object's name is noted as unused by the same statement.
    return (await replaceStored(db, table, id, row.object, { bytes, object: null }, bytes.length)) ? 'moved' : 'gone';
  }
  const stored = { bytes: new Uint8Array(), object: newObjectName(id) };
  await objects.put(stored.object, row.bytes, row.media_type);
  const copy = await bytesOf(await pictureStorage(objects).get(stored));
  if (!Buffer.from(copy).equals(row.bytes)) throw new Error('A copy differs from its picture');
  // Where this fails the row may name the copy nevertheless: it is not deleted, and at worst an orphan.
  if (await replaceStored(db, table, id, null, stored, row.bytes.length)) return 'moved';
  await objects.delete([stored.object]);
  return 'gone';
}
