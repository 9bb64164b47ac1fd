import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backup } from '../../server/backup/backup.ts';
import { restore } from '../../server/backup/restore.ts';
import { tablesInOrder } from '../../server/backup/tables.ts';
import { uploadImage } from '../../src/contract/images.ts';
import { createFeedback } from '../../src/contract/new-feedback.ts';
import { searchRecipes } from '../../src/contract/recipes.ts';
import { emptyAt } from './databases.ts';
import { jpeg } from './pictures.ts';
import { report, upload } from './reports.ts';
import { createServer, newKey, type Server } from './server.ts';

let folder: string;
let server: Server;
let file: string;
let number = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'companion-backup-'));
  server = await createServer({ file: join(folder, 'data.sqlite') });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  number += 1;
  file = join(folder, `${number}.backup`);
});

/** Every row of every table, bytes too; their order is nobody's promise. */
async function everything({ db }: Server): Promise<Record<string, string[]>> {
  const tables = tablesInOrder.map(async (table) => {
    const rows = await db
      .selectFrom(table as 'users')
      .selectAll()
      .execute();
    return [table, rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()] as const;
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

    const rows = await backup(server.at, file);
    expect(rows).toBe(Object.values(before).flat().length);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await restore(await emptyAt(elsewhere()), file)).toBe(rows);

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
    await expect(restore(server.at, file)).rejects.toThrow('The database is not empty');
    expect(await everything(server)).toEqual(now);
    await server.close();
    await restore(server.at, file, true);
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
    const other = await createServer({ file: elsewhere(), seeded: false });
    expect(Object.values(await everything(other)).flat()).toEqual([]);
    await other.close();
  });

  test('knows every table that there is', async () => {
    const present = (await server.db.introspection.getTables()).map(({ name }) => name);
    const own = present.filter((name) => !/^(kysely_|recipe_search_|sqlite_)/.test(name));
    expect(own.sort()).toEqual([...tablesInOrder].sort());
  });
});
