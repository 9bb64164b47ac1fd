import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backup } from '../../server/backup/backup.ts';
import { restore } from '../../server/backup/restore.ts';
import { deleteUnattached, insertUnattachedImage, unattachedQuota } from '../../server/db/images.ts';
import { unusedObjects } from '../../server/db/picture-objects.ts';
import { purge } from '../../server/db/purge.ts';
import { collectOrphans, collectUnused, ForeignObjects } from '../../server/images/collect.ts';
import { imageLinks } from '../../server/images/image-links.ts';
import { movePictures } from '../../server/images/move.ts';
import { type ObjectStore, ObjectStoreUnavailable } from '../../server/images/object-store.ts';
import { pictureStorage } from '../../server/images/storage.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { day } from '../../src/lib/time-units.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { emptyAt } from './databases.ts';
import { namesIn, openObjects } from './object-stores.ts';
import { jpeg } from './pictures.ts';
import { report } from './reports.ts';
import { createServer, newKey, type Server } from './server.ts';

let server: Server;
let objects: ObjectStore;
let token: string;
/** What fails, by turns of a test */
let fails: { put?: boolean; get?: boolean; delete?: boolean };

/** The object store, which a test can let fail. */
const breakable = (real: ObjectStore): ObjectStore => {
  const unless = <T>(broken: boolean | undefined, call: () => Promise<T>) =>
    broken ? Promise.reject(new ObjectStoreUnavailable('AccessDenied')) : call();
  return {
    put: (...args) => unless(fails.put, () => real.put(...args)),
    get: (name) => unless(fails.get, () => real.get(name)),
    delete: (names) => unless(fails.delete, () => real.delete(names)),
    list: () => real.list(),
  };
};

beforeEach(async () => {
  fails = {};
  objects = breakable(await openObjects());
  server = await createServer({ objects });
  token = await server.signIn('de-anna', { ttlSeconds: 30 * 24 * 3600 });
});
afterEach(() => server.close());

const send = async (key = newKey()) => server.call(uploadImage, { token, key, input: await jpeg() });
const links = imageLinks('a secret of the tests');
const show = (url: string) => server.app.request(url.replace('https://api.test', 'http://localhost'));
const rowOf = (id: string) =>
  server.db.selectFrom('images').select(['bytes', 'object', 'object_size']).where('id', '=', id).executeTakeFirst();
const small = { width: 40, height: 20, media_type: 'image/jpeg' };

describe('a picture in an object store', () => {
  test('is an object that its row names, and is shown by the server’s own address', async () => {
    const { code, data } = await send();
    expect(code).toBe(200);
    const row = await rowOf(data.id);
    expect(await namesIn(objects)).toEqual([row?.object]);
    expect(row?.bytes).toHaveLength(0);
    const shown = await show(data.url);
    expect(shown.headers.get('Content-Type')).toBe('image/jpeg');
    const bytes = await shown.arrayBuffer();
    expect(shown.headers.get('Content-Length')).toBe(String(row?.object_size));
    expect(bytes.byteLength).toBe(row?.object_size);
  });

  test('is one that is missing there when the object was lost, which is a fault in the log', async () => {
    const { data } = await send();
    await objects.delete([(await rowOf(data.id))?.object ?? '']);
    const shown = await show(data.url);
    expect(shown.status).toBe(404);
    expect(server.logs.filter((line) => line.includes('"fault":"MissingPicture"'))).toHaveLength(1);
    expect(server.logs.filter((line) => line.includes(data.id))).toEqual([]);
  });

  test('is refused for now while the object store is down, and reports are not', async () => {
    const { data } = await send();
    fails = { put: true, get: true, delete: true };
    for (const refused of [await send(), await show(data.url)]) {
      expect(refused.status).toBe(503);
      expect(refused.headers.get('Retry-After')).toBe('1');
    }
    expect((await server.call(createFeedback, { token, input: report({ images: [data.id] }) })).code).toBe(200);
  });

  test('is taken when the same upload comes again after that', async () => {
    const key = newKey();
    fails = { put: true };
    expect((await send(key)).code).toBe(503);
    fails = {};
    const { code, data } = await send(key);
    expect(code).toBe(200);
    expect((await send(key)).data).toEqual(data);
    expect(await namesIn(objects)).toHaveLength(1);
  });

  test('leaves nothing behind when it is one too many', async () => {
    const image = { ...small, bytes: new Uint8Array(9) };
    for (let count = 0; count < unattachedQuota.pictures; count++)
      await insertUnattachedImage(server.db, 'de-anna', image, server.clock.now);
    expect((await send()).code).toBe(429);
    expect(await namesIn(objects)).toEqual([]);
  });

  test('counts with its size among those of no record', async () => {
    const image = { ...small, bytes: new Uint8Array(), object: 'a/b', object_size: unattachedQuota.bytes };
    await insertUnattachedImage(server.db, 'de-anna', image, server.clock.now);
    expect((await send()).code).toBe(429);
  });

  test('is in the database all the same where new ones are to go there', async () => {
    const stored = await pictureStorage(objects, true).put('id', new Uint8Array([7]), 'image/png', 'de-anna');
    expect(stored).toEqual({ bytes: new Uint8Array([7]), object: null });
    expect(await namesIn(objects)).toEqual([]);
  });
});

describe('an object', () => {
  test('goes after its row, and so does the thumbnail’s', async () => {
    const { data } = await send();
    const now = Math.floor(server.clock.now / 1000);
    expect((await show(links.urlOf('/eu/app', 'eu', data.id, now, { size: 'small' }))).status).toBe(200);
    expect(await namesIn(objects)).toHaveLength(2);
    await purge(server.db, server.clock.now + 7 * day + 1);
    expect(await namesIn(objects)).toHaveLength(2);
    expect(await collectUnused(server.db, server.storage)).toBe(2);
    expect(await namesIn(objects)).toEqual([]);
    expect(await unusedObjects(server.db, 9)).toEqual([]);
  });

  test('that cannot be deleted now is deleted later', async () => {
    const { data } = await send();
    await deleteUnattached(server.db, [data.id]);
    fails = { delete: true };
    await expect(collectUnused(server.db, server.storage)).rejects.toThrow(ObjectStoreUnavailable);
    fails = {};
    expect(await collectUnused(server.db, server.storage)).toBe(1);
    expect(await namesIn(objects)).toEqual([]);
  });

  test('that no row names is an orphan a day later, and not before', async () => {
    const { data } = await send();
    const { object } = (await rowOf(data.id)) ?? {};
    await objects.put('nobody/0123456789ab', new Uint8Array([1]), 'image/png');
    await objects.put('logo.png', new Uint8Array([1]), 'image/png');
    expect(await collectOrphans(server.db, objects, Date.now())).toBe(0);
    expect(await collectOrphans(server.db, objects, Date.now() + day + 60_000)).toBe(1);
    expect((await namesIn(objects)).sort()).toEqual([object, 'logo.png'].sort());
  });

  test('of another database is not taken for an orphan', async () => {
    await objects.put('nobody/0123456789ab', new Uint8Array([1]), 'image/png');
    await expect(collectOrphans(server.db, objects, Date.now() + 2 * day)).rejects.toThrow(ForeignObjects);
    expect(await namesIn(objects)).toEqual(['nobody/0123456789ab']);
  });
});

test('a backup holds the names of objects, and a server on the restored database shows them', async () => {
  const folder = temporaryFolder();
  const own = await createServer({ objects, file: join(folder, 'data.sqlite') });
  const input = await jpeg();
  const { data } = await own.call(uploadImage, { token: await own.signIn('de-anna'), input });
  const stored = await own.picture(data.id);
  expect(await backup(own.at, join(folder, 'a.backup'))).toMatchObject({ named: 1 });
  await own.close();
  await restore(await emptyAt(join(folder, 'other.sqlite')), join(folder, 'a.backup'));
  const other = await createServer({ objects, file: join(folder, 'other.sqlite') });
  expect(await other.picture(data.id)).toEqual(stored);
  await other.close();
});

describe('moving pictures', () => {
  const move = (to: 'objects' | 'database') => movePictures(server.db, objects, to, () => undefined);
  const inDatabase = async () => {
    const rows = await server.db.selectFrom('images').select(['id', 'object']).orderBy('id').execute();
    return rows.filter(({ object }) => object === null).length;
  };

  test('brings all of them over and back, byte by byte', async () => {
    const ids = (await server.db.selectFrom('images').select('id').orderBy('id').limit(9).execute()).map(({ id }) => id);
    const all = await inDatabase();
    const before = await Promise.all(ids.map(server.picture));
    expect(await move('objects')).toEqual({ moved: all, missing: [] });
    expect(await inDatabase()).toBe(0);
    expect(await Promise.all(ids.map(server.picture))).toEqual(before);
    expect((await move('objects')).moved).toBe(0);
    expect(await move('database')).toEqual({ moved: all, missing: [] });
    expect(await inDatabase()).toBe(all);
    expect(await Promise.all(ids.map(server.picture))).toEqual(before);
    expect(await collectUnused(server.db, server.storage)).toBe(all);
    expect(await namesIn(objects)).toEqual([]);
  });

  test('goes on where it was interrupted', async () => {
    const all = await inDatabase();
    let puts = 0;
    const dying = {
      ...objects,
      put: (...args: Parameters<ObjectStore['put']>) =>
        puts++ > 5 ? Promise.reject(new ObjectStoreUnavailable('x')) : objects.put(...args),
    };
    await expect(movePictures(server.db, dying, 'objects', () => undefined)).rejects.toThrow(ObjectStoreUnavailable);
    const left = await inDatabase();
    expect(left).toBe(all - 6);
    expect((await move('objects')).moved).toBe(left);
  });

  test('keeps a picture whose copy differs', async () => {
    const all = await inDatabase();
    const lying = {
      ...objects,
      put: (name: string, _: Uint8Array, type: string) => objects.put(name, new Uint8Array([0]), type),
    };
    await expect(movePictures(server.db, lying, 'objects', () => undefined)).rejects.toThrow('differs');
    expect(await inDatabase()).toBe(all);
  });

  test('names the pictures whose objects are lost, and keeps their rows', async () => {
    const { data } = await send();
    await objects.delete([(await rowOf(data.id))?.object ?? '']);
    expect(await move('database')).toEqual({ moved: 0, missing: [data.id] });
    expect((await rowOf(data.id))?.object).not.toBeNull();
  });
});
