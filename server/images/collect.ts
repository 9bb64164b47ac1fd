import { day } from '../../src/lib/time-units.ts';
import { forgetUnusedObjects, namedObjects, unusedObjects } from '../db/picture-objects.ts';
import type { Db } from '../db/tables.ts';
import type { ObjectStore } from './object-store.ts';
import { idOfObject, isObjectName, type PictureStorage } from './storage.ts';

const perPage = 50;

/** Milliseconds after which an object without a row is an orphan: until then its row may be on its way. */
const gracePeriod = day;

/**
 * Deletes the objects whose rows are gone, in small pages. An object that cannot be deleted now stays noted.
 *
 * @returns how many
 * @throws ObjectStoreUnavailable
 */
export async function collectUnused(db: Db, { objects }: PictureStorage): Promise<number> {
  if (!objects) return 0;
  for (let count = 0; ; ) {
    const names = await unusedObjects(db, perPage);
    if (names.length === 0) return count;
    await objects.delete(names);
    await forgetUnusedObjects(db, names);
    count += names.length;
  }
}

/** None of the objects in the object store belongs to this database. */
export class ForeignObjects extends Error {
  override name = 'ForeignObjects';
}

/**
 * Deletes objects that no row has ever named: the server ended between writing them and their rows. Looks at every object, and
 * deletes none before it has seen one that this database names, since another database's would all look like orphans.
 *
 * @param now milliseconds
 * @returns how many
 * @throws ForeignObjects, ObjectStoreUnavailable
 */
export async function collectOrphans(db: Db, objects: ObjectStore, now: number): Promise<number> {
  let orphans: string[] = [];
  let isOurs = false;
  let count = 0;
  for await (const page of objects.list()) {
    const named = await namedObjects(db, [...new Set(page.map(({ name }) => idOfObject(name)))]);
    isOurs ||= named.size > 0;
    for (const { name, writtenAt } of page)
      if (isObjectName(name) && !named.has(name) && writtenAt < now - gracePeriod) orphans.push(name);
    if (!isOurs) continue;
    await objects.delete(orphans);
    count += orphans.length;
    orphans = [];
  }
  if (orphans.length > 0) throw new ForeignObjects('None of the objects belongs to this database');
  return count;
}
