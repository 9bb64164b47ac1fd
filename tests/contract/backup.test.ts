import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backup } from '../../server/backup/backup.ts';
import { NotRestored } from '../../server/backup/read.ts';
import { restore } from '../../server/backup/restore.ts';
import { markServed } from '../../server/db/in-use.ts';
import { tablesInOrder } from '../../server/db/tables-in-order.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { searchRecipes } from '../../src/contract/recipes/read.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { emptyAt } from './databases.ts';
import { jpeg } from './pictures.ts';
import { cluster } from './postgres.ts';
import { report, upload } from './reports.ts';
import { createServer, newKey, type Server } from './server.ts';

let folder: string;
let server: Server;
let file: string;
let number = 0;

beforeAll(async () => {
  folder = temporaryFolder();
  server = await createServer({ file: join(folder, 'data.sqlite') });
  // The pictures and words of one person and one letter are no other than those of all, and take a tenth of the time.
  await server.db.deleteFrom('images').where('uid', '<>', 'de-anna').execute();
  await server.db.deleteFrom('recipe_word_pieces').where('word', 'not like', 'b%').execute();
});
afterAll(() => server.close());
beforeEach(() => {
  number += 1;
  file = join(folder, `${number}.backup`);
});

/** As JSON, pictures as their hash: to compare them byte by byte as JSON takes seconds. */
const rowText = (row: object) =>
  JSON.stringify(
    Object.entries(row)
      .map(([column, value]) => [column, value instanceof Uint8Array ? hash('sha256', value) : value])
      .sort(),
  );

/** Every row of every table, bytes too; their order is nobody's promise. */
async function everything({ db }: Server): Promise<Record<string, string[]>> {
  const tables = tablesInOrder.map(async (table) => {
    const rows = await db
      .selectFrom(table as 'users')
      .selectAll()
      .execute();
    return [table, rows.map(rowText).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

const elsewhere = () => join(folder, `restored-${number}.sqlite`);

describe('a backup', () => {
  test('brings every row back, and the server answers as before', async () => {
    const token = await server.signIn('de-anna');
    const [key, imageKey] = [newKey(), newKey()];
    const picture = await jpeg();
    const input = report({ images: [await upload(server, token)] });
    const first = await server.call(createFeedback, { token, key, input });
    const image = await server.call(uploadImage, { token, key: imageKey, input: picture });
    const found = await server.call(searchRecipes, { token, input: { q: 'bratapfel' } });
    const before = await everything(server);

    const { counts } = await backup(server.at, file);
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries(Object.entries(before).map(([table, rows]) => [table, rows.length])),
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await restore(await emptyAt(elsewhere()), file)).toEqual({ counts, erased: 0 });

    const again = await createServer({ file: elsewhere() });
    expect(await everything(again)).toEqual(before);
    expect((await again.call(createFeedback, { token, key, input })).text).toBe(first.text);
    expect((await again.call(uploadImage, { token, key: imageKey, input: picture })).text).toBe(image.text);
    expect((await again.call(searchRecipes, { token, input: { q: 'bratapfel' } })).text).toBe(found.text);
    expect((await again.call(createFeedback, { token, key, input: report() })).code).toBe(422);
    expect(await everything(again)).toEqual(before);
    await again.close();
  });

  test('is refused by a database that holds anything, unless forced', async () => {
    const before = await everything(server);
    await backup(server.at, file);
    const token = await server.signIn('de-anna');
    await server.call(createFeedback, { token, input: report() });
    const now = await everything(server);
    await server.close();
    await expect(restore(server.at, file)).rejects.toThrow('is not empty');
    server = await createServer({ file: join(folder, 'data.sqlite') });
    expect(await everything(server)).toEqual(now);
    await server.close();
    await restore(server.at, file, { force: true });
    server = await createServer({ file: join(folder, 'data.sqlite') });
    expect(await everything(server)).toEqual(before);
  });

  test.each<[string, (text: string) => Buffer, string]>([
    ['that lacks its end', (text) => gzipSync(text.split('\n').slice(0, -10).join('\n')), 'is not whole'],
    ['that was cut', (text) => gzipSync(text).subarray(0, 5000), 'is damaged'],
    ['of a newer version', (text) => gzipSync(text.replace('"0', '"9')), 'newer version'],
    ['that is something else', () => Buffer.from('{}'), 'is damaged'],
  ])('%s leaves nothing behind', async (_, spoil, sentence) => {
    await backup(server.at, file);
    writeFileSync(file, spoil(gunzipSync(readFileSync(file)).toString()));
    await expect(restore(await emptyAt(elsewhere()), file)).rejects.toThrow(sentence);
    expect(existsSync(elsewhere())).toBe(false);
    const other = await createServer({ file: elsewhere(), seeded: false });
    expect(Object.values(await everything(other)).flat()).toEqual([]);
    await other.close();
  });

  test('of pictures in their rows, as older versions made them, is restored as well', async () => {
    const before = await everything(server);
    await backup(server.at, file);
    const chunks: string[] = [];
    const lines = gunzipSync(readFileSync(file))
      .toString()
      .split('\n')
      .flatMap((line) => {
        const data = line && JSON.parse(line);
        if (typeof data === 'string') chunks.push(data);
        if (typeof data === 'string') return [];
        if (data.companion) return [line.replace('"companion":2', '"companion":1')];
        const inRow = () => Buffer.concat(chunks.splice(0).map((chunk) => Buffer.from(chunk, 'base64'))).toString('base64');
        return [line.replace(/\{"\$bytes":\d+\}/g, () => JSON.stringify({ $bytes: inRow() }))];
      });
    writeFileSync(file, gzipSync(lines.join('\n')));
    await restore(await emptyAt(elsewhere()), file);
    const other = await createServer({ file: elsewhere(), seeded: false });
    expect(await everything(other)).toEqual(before);
    await other.close();
  });

  test('is not made of a database without users, nor of something else', async () => {
    const empty = await createServer({ file: elsewhere(), seeded: false });
    expect(await backup(empty.at, file)).toMatchObject({ named: 0 });
    expect(existsSync(file)).toBe(false);
    await empty.close();
    number += 1;
    const nothing = await emptyAt(elsewhere());
    await expect(backup(nothing, `${file}-2`)).rejects.toThrow(/lacks tables .* npm run migrate makes them/);
    expect(readdirSync(folder).filter((name) => name.startsWith(`${number - 1}.backup-2`))).toEqual([]);
  });

  test.skipIf(cluster)('replaces a damaged file when forced, and otherwise leaves it', async () => {
    const before = await everything(server);
    await backup(server.at, file);
    const damaged = Buffer.alloc(5000, 'x');
    writeFileSync(elsewhere(), damaged);
    await expect(restore(elsewhere(), file)).rejects.toThrow('not a database');
    expect(readFileSync(elsewhere())).toEqual(damaged);
    await restore(elsewhere(), file, { force: true });
    expect(readdirSync(folder).filter((name) => name.includes('.new'))).toEqual([]);
    const other = await createServer({ file: elsewhere(), seeded: false });
    expect(await everything(other)).toEqual(before);
    await other.close();
  });

  describe.skipIf(cluster)('of a file of SQLite’s with the key of its pictures', () => {
    const backUpWithKey = async () => {
      writeFileSync(`${server.at}.secret`, 'the key');
      await backup(server.at, file);
      rmSync(`${server.at}.secret`);
    };

    test('puts the key beside the database, for its owner only, whoever could read the one before', async () => {
      await backUpWithKey();
      writeFileSync(`${elsewhere()}.secret`, 'another key', { mode: 0o644 });
      await restore(elsewhere(), file);
      expect(readFileSync(`${elsewhere()}.secret`, 'utf8')).toBe('the key');
      expect(statSync(`${elsewhere()}.secret`).mode & 0o777).toBe(0o600);
      expect(existsSync(`${elsewhere()}.secret.new`)).toBe(false);
    });

    test('changes nothing where the key cannot be written', async () => {
      await backUpWithKey();
      mkdirSync(join(`${elsewhere()}.secret.new`, 'in-the-way'), { recursive: true });
      await expect(restore(elsewhere(), file)).rejects.toThrow();
      const other = await createServer({ file: elsewhere(), seeded: false });
      expect(Object.values(await everything(other)).flat()).toEqual([]);
      await other.close();
    });
  });

  test('knows every table that there is', async () => {
    const present = (await server.db.introspection.getTables()).map(({ name }) => name);
    const own = present.filter((name) => !/^(kysely_|recipe_search_|rate_limits$|sqlite_)/.test(name));
    expect(own.sort()).toEqual([...tablesInOrder].sort());
  });
});

describe('what a database holds stays as it was, also with --force', () => {
  let good: Buffer;
  let text: string;
  let before: Record<string, string[]>;
  beforeAll(async () => {
    before = await everything(server);
    const path = join(folder, 'good.backup');
    await backup(server.at, path);
    good = readFileSync(path);
    text = gunzipSync(good).toString();
  });

  /** Tries to restore each into the server's own database, which holds the same people. */
  async function expectRefused(
    spoiled: Record<string, Buffer>,
    reason: new (message: string) => Error = NotRestored,
  ): Promise<void> {
    await server.close();
    for (const [how, bytes] of Object.entries(spoiled)) {
      writeFileSync(file, bytes);
      expect(await restore(server.at, file, { force: true }).catch((error: unknown) => error), how).toBeInstanceOf(reason);
    }
    server = await createServer({ file: join(folder, 'data.sqlite') });
    expect(await everything(server)).toEqual(before);
  }

  test('where a backup is cut, at any place', async () => {
    const lengths = [0, 0.001, 0.1, 0.5, 0.9, 0.999].map((part) => Math.floor(good.length * part));
    for (const missing of [1, 4, 8, 9]) lengths.push(good.length - missing);
    await expectRefused(Object.fromEntries(lengths.map((length) => [`cut at ${length}`, good.subarray(0, length)])));
  });

  test('where one byte of it is another', async () => {
    const places = [0, 0.0001, 0.3, 0.7, 0.99999].map((part) => Math.floor(good.length * part));
    const spoil = (at: number) => good.map((byte, index) => (index === at ? byte ^ 0x10 : byte)) as Buffer;
    await expectRefused(Object.fromEntries(places.map((at) => [`byte ${at}`, spoil(at)])));
  });

  test('where a backup is something else, or has more than it says', async () => {
    await expectRefused({
      nothing: Buffer.alloc(0),
      'something else': Buffer.from('{"companion":1}'),
      'something else that is packed': gzipSync('null\n'),
      'no head': gzipSync(text.slice(text.indexOf('\n') + 1)),
      'a migration that every object has': gzipSync(text.replace(/"migration":"[^"]+"/, '"migration":"toString"')),
      'a table that is unknown': gzipSync(text.replace('["homes"', '["mansions"')),
      'more after its end': gzipSync(`${text}["users",{}]\n`),
      'garbage after its end': Buffer.concat([good, Buffer.from('garbage')]),
      'much of it': Buffer.concat([good, Buffer.alloc(500_000, 'x')]),
      'a zero after its end': Buffer.concat([good, Buffer.alloc(1)]),
      'a row less than it says': gzipSync(text.replace(/\["users".*\n/, '')),
      'itself once more': Buffer.concat([good, good]),
    });
  });

  test('where its rows do not fit together', async () => {
    await expectRefused(
      {
        'a column that is unknown': gzipSync(text.replace('"username":', '"surname":')),
        'a row that refers to nobody': gzipSync(text.replace('"uid":"de-anna"', '"uid":"de-nobody"')),
      },
      Error,
    );
  });

  test('while a server uses it', async () => {
    writeFileSync(file, good);
    // As one that runs does; SQLite knows by itself who has the file open.
    const release = await markServed(server.at);
    await expect(restore(server.at, file, { force: true })).rejects.toThrow('A server uses this database');
    await release();
    expect(await everything(server)).toEqual(before);
    await server.close();
    expect((await restore(server.at, file, { force: true })).counts.get('users')).toBeGreaterThan(0);
    server = await createServer({ file: join(folder, 'data.sqlite') });
    expect(await everything(server)).toEqual(before);
  });
});
