import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backup } from '../../server/backup/backup.ts';
import { restore } from '../../server/backup/restore.ts';
import { countRows, type Row } from '../../server/db/dump.ts';
import { connect } from '../../server/db/open.ts';
import { personalTables } from '../../server/db/personal-data.ts';
import type { Db } from '../../server/db/tables.ts';
import { tablesInOrder } from '../../server/db/tables-in-order.ts';
import { collectUnused } from '../../server/images/collect.ts';
import { eraseUser } from '../../server/personal-data/erase.ts';
import { noteErasure, readErasures } from '../../server/personal-data/erasures.ts';
import { exportUser, sections } from '../../server/personal-data/export.ts';
import { listFeedback } from '../../src/contract/feedback/read.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { recipeDetail, searchRecipes } from '../../src/contract/recipes/read.ts';
import { filesUnder } from '../../tools/scripts/site.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { emptyAt } from './databases.ts';
import { doEverything, type Traces, zelda } from './everything-of-a-user.ts';
import { namesIn } from './object-stores.ts';
import { jpeg } from './pictures.ts';
import { cluster } from './postgres.ts';
import { contentsOf, createServer, requestOf, type Server } from './server.ts';

let folder: string;
let server: Server;
let traces: Traces;

beforeEach(async () => {
  folder = temporaryFolder();
  server = await createServer({ file: join(folder, 'data.sqlite') });
  // Others are there with a few pictures, whose backup takes less time than that of all.
  await server.db.deleteFrom('images').where('uid', 'not in', ['de-anna', 'fr-louis']).execute();
});
afterEach(() => server.close());

const rowsIn = async (db: Db, table: string): Promise<readonly Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)}`.execute(db)).rows;

const unfilled =
  'A table has nothing of Zelda: let doEverything (tests/contract/everything-of-a-user.ts) fill it by calls in her name, with a word() in each text';

/** The tables that have any of the traces in any column. */
async function tablesWith(db: Db, { words, pictures }: Pick<Traces, 'words' | 'pictures'>): Promise<string[]> {
  const found: string[] = [];
  for (const table of tablesInOrder) {
    const rows = await rowsIn(db, table);
    const text = JSON.stringify(rows.map(({ bytes, ...row }) => row));
    const bytes = rows.flatMap((row) => (row.bytes instanceof Uint8Array ? [Buffer.from(row.bytes)] : []));
    const isIn = (word: string) => text.includes(word) || bytes.some((data) => data.includes(word));
    if (words.some(isIn) || pictures.some((picture) => bytes.some((data) => data.equals(picture)))) found.push(table);
  }
  return found;
}

/** The files of a folder whose bytes have any of the traces. A picture is known by its end, since SQLite spreads it over pages. */
function filesWith(where: string, { words, pictures }: Pick<Traces, 'words' | 'pictures'>): string[] {
  const ends = pictures.map((picture) => Buffer.from(picture.subarray(-200)));
  return filesUnder(where).filter((file) => {
    const data = readFileSync(file);
    return words.some((word) => data.includes(word)) || ends.some((end) => data.includes(end));
  });
}

describe('a user who did everything', () => {
  beforeEach(async () => {
    traces = await doEverything(server);
  });

  test('is in every table that has personal data, and in the files, before anything is erased', async () => {
    const { words, records, pictures } = traces;
    const present = await tablesWith(server.db, { words: [...words, ...records], pictures });
    expect(
      personalTables.filter((table) => !present.includes(table)),
      unfilled,
    ).toEqual([]);
    if (!cluster) expect(filesWith(folder, traces)).not.toEqual([]);
  });

  test('is nowhere after an erasure: no table, file or log', async () => {
    await eraseUser(server.db, zelda, server.clock.now);
    expect(await tablesWith(server.db, traces)).toEqual([]);
    expect(await tablesWith(server.db, { words: traces.records, pictures: [] })).toEqual(['audit']);
    await collectUnused(server.db, server.storage);
    const objects = server.storage.objects ? await namesIn(server.storage.objects) : [];
    expect(objects.filter((name) => traces.images.some((id) => name.startsWith(id)))).toEqual([]);
    expect(filesWith(folder, traces)).toEqual([]);
    expect(traces.words.filter((word) => server.logs.join().includes(word))).toEqual([]);
  });

  test('is signed out by it, and recipes are gone from others’ lists', async () => {
    const louis = await server.signIn('fr-louis');
    const favorites = async () =>
      (await server.call(recipeDetail, { token: louis, input: { id: traces.collected } })).data.favorites;
    const before = await favorites();
    await eraseUser(server.db, zelda, server.clock.now);
    expect((await server.call(listFeedback, { token: traces.token, input: {} })).code).toBe(401);
    expect((await server.call(recipeDetail, { token: louis, input: { id: traces.recipe } })).code).toBe(404);
    expect((await server.call(searchRecipes, { input: { q: traces.words[30] ?? '' } })).data.items).toEqual([]);
    expect(await favorites()).toBe(before - 1);
  });

  test('is not brought back by an older backup', async () => {
    const file = join(folder, 'old.backup');
    const { counts: saved } = await backup(server.at, file);
    const elsewhere = temporaryFolder();
    const erasures = join(elsewhere, 'erasures');
    noteErasure(erasures, zelda, Date.now());
    await eraseUser(server.db, zelda, server.clock.now);
    const at = await emptyAt(join(elsewhere, 'restored.sqlite'));
    const { counts, erased } = await restore(at, file, { erasures: readErasures(erasures) });
    expect(erased).toBe(1);
    const db = connect(at);
    expect(counts).toEqual(await countRows(db));
    expect(counts).not.toEqual(saved);
    expect(await tablesWith(db, traces)).toEqual([]);
    await db.destroy();
    expect(filesWith(elsewhere, traces)).toEqual([]);
  });

  test('stays in a backup that was made after somebody with the same uid came back', async () => {
    const erasures = join(folder, 'erasures');
    noteErasure(erasures, zelda, Date.now() - 3 * 24 * 3600_000);
    const file = join(folder, 'new.backup');
    await backup(server.at, file);
    const at = await emptyAt(join(folder, 'restored.sqlite'));
    await restore(at, file, { erasures: readErasures(erasures) });
    const db = connect(at);
    expect(await tablesWith(db, traces)).toContain('users');
    await db.destroy();
  });

  test('can be exported: every table, or the reason why it is left out', async () => {
    const target = join(folder, 'export');
    const { records, pictures } = await exportUser(server.db, server.storage, zelda, target);
    const written = JSON.parse(readFileSync(join(target, 'records.json'), 'utf8'));
    const expected = personalTables.filter((table) => !('leftOut' in sections[table]));
    // Whoever cooked her recipe, and whoever collected or reported it, is somebody else.
    expect(Object.keys(written.records), unfilled).toEqual(expected.filter((table) => table !== 'cookings'));
    expect(Object.keys(written.about)).toEqual(Object.keys(written.records));
    expect(Object.values(written.records).flat()).toHaveLength(records);
    const text = JSON.stringify(written);
    const missing = traces.words.filter((word) => !text.includes(word));
    // What Louis wrote about her recipe, and the bytes of a thumbnail.
    expect(missing).toHaveLength(2);
    expect(text).not.toContain(traces.token);
    // Nor who else took part.
    expect(text).not.toMatch(/service-eu|fr-louis|"author"/);
    expect(readdirSync(join(target, 'pictures'))).toHaveLength(pictures);
    expect(pictures).toBeGreaterThan(5);
  });
});

test('an erasure leaves everything of the others', async () => {
  // A purge after the first call would delete what has had its time.
  await server.call(searchRecipes, { input: { q: 'potatoes' } });
  const louis = await server.signIn('fr-louis');
  await server.db.deleteFrom('tokens').execute();
  const before = await contentsOf(server.db);
  traces = await doEverything(server);
  await eraseUser(server.db, zelda, server.clock.now);
  // What is erased from an object store is noted, and collected afterwards.
  const others = (text: string) =>
    (JSON.parse(text) as string[][]).map((rows) =>
      rows
        .filter((row) => !/"path":|"favorites":|order-of-louis|^\{"object":/.test(row))
        .map((row) => row.replace(/"version":\d+/, '')),
    );
  expect(others(await contentsOf(server.db))).toEqual(others(before));
  expect(louis).not.toBe('');
});

test('a call that was admitted before its user was erased is answered with 401, and the page asks for a token', async () => {
  const token = await server.signIn('at-lena');
  // The body comes when the token was looked up long ago.
  const body = new ReadableStream(
    {
      async pull(controller) {
        await eraseUser(server.db, 'at-lena', server.clock.now);
        controller.enqueue(await jpeg());
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const request = requestOf(uploadImage, { token, input: await jpeg() });
  const response = await server.app.request(new Request(request, { body, duplex: 'half' } as RequestInit));
  expect(response.status).toBe(401);
});

describe.skipIf(cluster)('the file of SQLite', () => {
  const texts = Array.from({ length: 40 }, (_, number) => `qzx-deleted-${number} ${'x'.repeat(400)}`);
  const write = async () => {
    for (const [number, name] of texts.entries())
      await server.db
        .insertInto('homes')
        .values({ id: `home-${number}`, uid: 'at-lena', name, is_current: 0 })
        .execute();
  };
  const found = () => filesWith(folder, { words: ['qzx-deleted'], pictures: [] }).map((file) => basename(file));
  const truncateLog = () => sql`pragma wal_checkpoint(truncate)`.execute(server.db);

  test('has nothing of what any call deletes, once the log is written back', async () => {
    await write();
    await server.db.deleteFrom('homes').where('uid', '=', 'at-lena').execute();
    await truncateLog();
    expect(found()).toEqual([]);
  });

  test('has nothing after an erasure of what was deleted before, when bytes were not overwritten', async () => {
    await write();
    await sql`pragma secure_delete = off`.execute(server.db);
    await server.db.deleteFrom('homes').where('uid', '=', 'at-lena').execute();
    await truncateLog();
    expect(found()).toEqual(['data.sqlite']);
    await eraseUser(server.db, 'at-lena', server.clock.now);
    expect(found()).toEqual([]);
  });
});

describe('the file of erasures', () => {
  test('tells who was erased, and no uid to a reader without its key', () => {
    const file = join(folder, 'erasures');
    expect(existsSync(file)).toBe(false);
    expect(readErasures(file).has(zelda)).toBe(false);
    noteErasure(file, zelda, Date.now());
    noteErasure(file, 'another', Date.now());
    expect(readErasures(file).has(zelda)).toBe(true);
    expect(readErasures(file).has('another')).toBe(true);
    expect(readErasures(file).has('a third')).toBe(false);
    const [key, line] = readFileSync(file, 'utf8').split('\n');
    const second = join(folder, 'second');
    noteErasure(second, zelda, Date.now());
    expect(readFileSync(second, 'utf8')).not.toContain(line?.split(' ')[1]);
    expect(key).toMatch(/^key [\w-]{43}$/);
  });

  const noted = (file: string) => {
    noteErasure(file, zelda, Date.now());
    return readFileSync(file, 'utf8');
  };

  test.each([
    ['its key', (text: string) => text.slice(0, 20)],
    ['its first line', (text: string) => text.slice(0, text.indexOf('\n') + 30)],
    ['nothing', () => ''],
  ])('is whole again after a full disk has left %s unfinished', (_, cut) => {
    const file = join(folder, 'erasures');
    writeFileSync(file, cut(noted(file)));
    expect(readErasures(file).has(zelda)).toBe(false);
    noteErasure(file, 'another', Date.now());
    expect(readErasures(file).has('another')).toBe(true);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3);
  });

  test('believes a last line that lacks nothing but its end', () => {
    const file = join(folder, 'erasures');
    writeFileSync(file, noted(file).trimEnd());
    noteErasure(file, 'another', Date.now());
    for (const uid of [zelda, 'another']) expect(readErasures(file).has(uid)).toBe(true);
  });

  test.each(['something else', 'key x\nelse'])('is not made of a file with %j', (text) => {
    const file = join(folder, 'erasures');
    writeFileSync(file, text);
    expect(() => noteErasure(file, zelda, Date.now())).toThrow('is no file of erasures');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
