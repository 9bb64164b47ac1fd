import type { PictureLocation } from '../../server/db/picture-objects.ts';
import type { Db } from '../../server/db/tables.ts';
import { collectOrphans, collectUnused, ForeignObjects } from '../../server/images/collect.ts';
import { movePictures } from '../../server/images/move.ts';
import type { ObjectStore } from '../../server/images/object-store.ts';
import { pictureStorage } from '../../server/images/storage.ts';
import { connectExplained, existingDatabase } from './database.ts';
import { chosenPictureStorage, throwStorageExplained } from './picture-storage.ts';
import { main, Problem } from './tools.ts';

const usage = `Move pictures between the database and the object store that PICTURES names, or delete objects without a record:
  npm run pictures -- move s3
  npm run pictures -- move database
  npm run pictures -- collect`;

await main(async () => {
  const [command, to, ...more] = process.argv.slice(2);
  const places: Readonly<Record<string, PictureLocation>> = { s3: 'objects', database: 'database' };
  const place = command === 'move' && to && Object.hasOwn(places, to) ? places[to] : undefined;
  if (more.length > 0 || !(place || (command === 'collect' && !to))) throw new Problem(usage);
  const objects = await chosenObjects();
  const db = connectExplained(existingDatabase(), { forCalls: true });
  try {
    await (place ? move(db, objects, place) : collect(db, objects));
  } catch (error) {
    if (error instanceof ForeignObjects)
      throw new Problem(`${error.message}. Nothing was deleted. Do DATABASE and DATABASE_URL name the right database?`);
    throwStorageExplained(error);
  } finally {
    await db.destroy();
  }
});

/** @throws Problem */
async function chosenObjects(): Promise<ObjectStore> {
  const { objects } = await chosenPictureStorage();
  if (!objects) throw new Problem('PICTURES names no object store. See docs/running-the-server.md#pictures.');
  return objects;
}

async function move(db: Db, objects: ObjectStore, to: PictureLocation): Promise<void> {
  let told = 0;
  const { moved, missing } = await movePictures(db, objects, to, (count) => {
    if (count < told + 1000) return;
    told = count;
    console.log(`${count} are moved…`);
  });
  await collectUnused(db, pictureStorage(objects));
  console.log(`${moved} pictures and thumbnails are moved.`);
  if (missing.length === 0) return;
  console.error(`Warning: the object store has lost ${missing.length} of them: ${missing.slice(0, 20).join(' ')}`);
  process.exitCode = 1;
}

async function collect(db: Db, objects: ObjectStore): Promise<void> {
  const unused = await collectUnused(db, pictureStorage(objects));
  const orphans = await collectOrphans(db, objects, Date.now());
  console.log(`${unused} objects of deleted pictures and ${orphans} without a record are deleted.`);
}
