import { createReadStream, existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { isPostgres } from '../db/dialect.ts';
import { fullTextOf } from '../db/full-text/of.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations.ts';
import { connect } from '../db/open.ts';
import type { Db, Tables } from '../db/tables.ts';
import { type Head, type Row, readRow } from './lines.ts';
import { type TableName, tablesInOrder } from './tables.ts';

/** Why a backup is not restored; nothing was changed, or nothing of it was kept. */
export class NotRestored extends Error {
  override name = 'NotRestored';
}

/** Rows that are written at once. */
const batch = 200;

/**
 * Puts a backup into a database, which gets the tables that the backup was made of and is brought up to date then. No server may
 * run on it meanwhile.
 *
 * @param at as for `openDatabase`
 * @param force whether what the database holds is thrown away
 * @returns how many rows it has
 * @throws NotRestored
 */
export async function restore(at: string, file: string, force = false): Promise<number> {
  const lines = linesOf(file);
  const first = await lines.next();
  const head = first.done ? undefined : (first.value as Head);
  if (head?.companion !== 1) throw new NotRestored(`${file} is no backup.`);
  if (!(head.migration in migrations)) throw new NotRestored(`${file} was made by a newer version of the server.`);
  const db = connect(at);
  try {
    if (!force && (await holdsAnything(db)))
      throw new NotRestored('The database is not empty. With --force all that it holds is thrown away.');
    await clear(db);
    await migrate(db, head.migration);
    const rows = await db.transaction().execute((trx) => fill(trx, lines));
    await migrate(db);
    if (head.secret && !isPostgres(db)) writeFileSync(`${at}.secret`, head.secret, { mode: 0o600 });
    return rows;
  } finally {
    await db.destroy();
  }
}

async function* linesOf(file: string): AsyncGenerator<unknown> {
  if (!existsSync(file)) throw new NotRestored(`There is no file ${file}.`);
  const text = createReadStream(file).pipe(createGunzip());
  let broken = false;
  text.on('error', () => {
    broken = true;
    text.push(null);
  });
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) yield JSON.parse(line);
  } catch {
    broken = true;
  }
  if (broken) throw new NotRestored(`${file} is damaged, or no backup.`);
}

const presentIn = async (db: Db): Promise<TableName[]> => {
  const present = new Set((await db.introspection.getTables()).map(({ name }) => name));
  return tablesInOrder.filter((table) => present.has(table));
};

async function holdsAnything(db: Db): Promise<boolean> {
  for (const table of await presentIn(db)) {
    if (
      await db
        .selectFrom(table as 'users')
        .selectAll()
        .limit(1)
        .executeTakeFirst()
    )
      return true;
  }
  return false;
}

async function clear(db: Db): Promise<void> {
  for (const table of (await presentIn(db)).reverse()) await db.schema.dropTable(table).execute();
  for (const table of ['kysely_migration', 'kysely_migration_lock']) await db.schema.dropTable(table).ifExists().execute();
}

/** @throws NotRestored when rows are missing */
async function fill(db: Db, lines: AsyncIterable<unknown>): Promise<number> {
  let [count, said] = [0, -1];
  let waiting: { table: TableName; rows: Row[] } = { table: 'users', rows: [] };
  const write = async () => {
    if (waiting.rows.length > 0) await insert(db, waiting.table, waiting.rows);
  };
  for await (const line of lines) {
    if (!Array.isArray(line)) {
      said = (line as { rows: number }).rows;
      continue;
    }
    const { table, row } = readRow(line as [TableName, Row]);
    if (!tablesInOrder.includes(table)) throw new NotRestored(`It has rows of an unknown table ${table}.`);
    count += 1;
    if (table !== waiting.table || waiting.rows.length === batch) {
      await write();
      waiting = { table, rows: [] };
    }
    waiting.rows.push(row);
  }
  await write();
  if (said !== count) throw new NotRestored(`The backup ends after ${count} rows and is not whole.`);
  return count;
}

async function insert(db: Db, table: TableName, rows: readonly Row[]): Promise<void> {
  if (table === 'recipe_search') {
    const index = fullTextOf(db);
    for (const row of rows) await index.insertion(row as unknown as Tables['recipe_search']).execute(db);
    return;
  }
  await db
    .insertInto(table as 'users')
    .values(rows as unknown as Tables['users'][])
    .execute();
}
