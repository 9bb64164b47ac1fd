import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  dropTables,
  existingTables,
  hasRows,
  insertRows,
  latestMigration,
  type Row,
  streamRows,
  withSnapshot,
} from '../../../../server/db/dump.ts';
import { migrations } from '../../../../server/db/migrations.ts';
import { connect, openDatabase } from '../../../../server/db/open.ts';
import type { Db } from '../../../../server/db/tables.ts';
import { type TableName, tablesInOrder } from '../../../../server/db/tables-in-order.ts';
import { recordingPostgres } from './recording-postgres.ts';

async function rowsOf(db: Db, table: TableName): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of streamRows(db, table)) rows.push(row);
  return rows;
}

describe('PostgreSQL', () => {
  test('is read in a snapshot that changes nothing', async () => {
    const { db, texts } = recordingPostgres();
    await withSnapshot(db, async (snapshot) => expect(snapshot.isTransaction).toBe(true));
    expect(texts()).toEqual(['begin repeatable read read only', 'commit']);
  });

  test('gives the rows of a table in batches, through a cursor that is closed', async () => {
    const batches = [[{ uid: 'a' }, { uid: 'b' }], [{ uid: 'c' }], []];
    const { db, texts } = recordingPostgres((sql) => (sql.startsWith('fetch') ? (batches.shift() ?? []) : []));
    expect(await rowsOf(db, 'users')).toEqual([{ uid: 'a' }, { uid: 'b' }, { uid: 'c' }]);
    expect(texts()).toEqual([
      'declare backup no scroll cursor for (select * from "users")',
      ...Array(3).fill('fetch 200 from backup'),
      'close backup',
    ]);
  });

  test.each(['images', 'small_images'] as const)('gives the pictures of %s one by one', async (table) => {
    const { db, texts } = recordingPostgres();
    expect(await rowsOf(db, table)).toEqual([]);
    expect(texts()[1]).toBe('fetch 1 from backup');
  });

  test('names the newest migration, or none', async () => {
    const { db, texts } = recordingPostgres(() => [{ name: '0002-images' }]);
    expect(await latestMigration(db)).toBe('0002-images');
    expect(texts()).toEqual(['select max(name) as name from kysely_migration']);
    expect(await latestMigration(recordingPostgres(() => [{ name: null }]).db)).toBe('');
  });
});

describe('SQLite', () => {
  let db: Db;
  const user = { uid: 'a', username: 'A', country: 'DE', lang: 'de', role: 'user', version: 0 };
  const found = { rowid: 3, title: 'baked apple', ingredients: 'apple', tags: 'sweet', recipe_id: 'r' };
  beforeAll(async () => {
    db = await openDatabase(':memory:');
  });
  afterAll(() => db.destroy());

  test('has every table in the order in which they can be filled', async () => {
    expect(await existingTables(db)).toEqual([...tablesInOrder]);
    expect(await latestMigration(db)).toBe(Object.keys(migrations).at(-1));
  });

  test('gives back the rows that were written, those of the search index with their number', async () => {
    expect(await hasRows(db)).toBe(false);
    await insertRows(db, 'users', [user, { ...user, uid: 'b' }]);
    await insertRows(db, 'recipe_search', [found, { ...found, rowid: 9 }]);
    expect(await hasRows(db)).toBe(true);
    expect(await rowsOf(db, 'users')).toEqual([user, { ...user, uid: 'b' }]);
    expect(await rowsOf(db, 'recipe_search')).toEqual([found, { ...found, rowid: 9 }]);
  });

  test('is read in a transaction that ends', async () => {
    let seen: unknown;
    await withSnapshot(db, async (snapshot) => {
      seen = await snapshot.selectFrom('users').select('uid').execute();
    });
    expect(seen).toEqual([{ uid: 'a' }, { uid: 'b' }]);
    await withSnapshot(db, async () => undefined);
  });

  test('loses every table, and what is known of migrations', async () => {
    const other = await openDatabase(':memory:');
    await dropTables(other);
    expect(await existingTables(other)).toEqual([]);
    const left = await other.introspection.getTables({ withInternalKyselyTables: true });
    expect(left.filter(({ name }) => name.startsWith('kysely_'))).toEqual([]);
    await other.destroy();
    const empty = connect(':memory:');
    await dropTables(empty);
    expect(await hasRows(empty)).toBe(false);
    await empty.destroy();
  });
});
