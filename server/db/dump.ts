import { sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import { fullTextOf } from './full-text.ts';
import { searchColumns } from './recipe-search.ts';
import type { Db, Tables } from './tables.ts';
import { type TableName, tablesInOrder } from './tables-in-order.ts';

/** A row of any table. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows that PostgreSQL gives at a time; of tables with pictures one. */
const batchSize = 200;
const withPictures: readonly string[] = ['images', 'small_images'];

/** The tables of this version that a database has. */
export async function existingTables(db: Db): Promise<TableName[]> {
  const present = new Set((await db.introspection.getTables()).map(({ name }) => name));
  return tablesInOrder.filter((table) => present.has(table));
}

/** The name of the newest migration that was run; empty before the first. */
export async function latestMigration(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  return rows[0]?.name ?? '';
}

/** Runs reads on a snapshot of the database. SQLite's usual transactions would keep writers out. */
export async function withSnapshot(db: Db, work: (snapshot: Db) => Promise<void>): Promise<void> {
  if (isPostgres(db)) return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
  return db.connection().execute(async (connection) => {
    await sql`begin deferred`.execute(connection);
    await work(connection);
    await sql`commit`.execute(connection);
  });
}

// Which table it is makes no difference to the types below.
const allRows = (db: Db, table: TableName) =>
  table === 'recipe_search' ? db.selectFrom(table).select(searchColumns) : db.selectFrom(table as 'users').selectAll();

/** Streams all rows of a table. Part of {@link withSnapshot}. */
export async function* streamRows(db: Db, table: TableName): AsyncIterable<Row> {
  if (!isPostgres(db)) return yield* allRows(db, table).stream();
  await sql`declare backup no scroll cursor for ${allRows(db, table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(withPictures.includes(table) ? 1 : batchSize)} from backup`.execute(db);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close backup`.execute(db);
}

/** How many rows a table has, by its name. */
export type RowCounts = ReadonlyMap<TableName, number>;

export async function countRows(db: Db): Promise<RowCounts> {
  const counts = new Map<TableName, number>();
  for (const table of tablesInOrder) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
    counts.set(table, Number(rows[0]?.count));
  }
  return counts;
}

export async function hasRows(db: Db): Promise<boolean> {
  for (const table of await existingTables(db)) {
    const rows = db
      .selectFrom(table as 'users')
      .selectAll()
      .limit(1);
    if (await rows.executeTakeFirst()) return true;
  }
  return false;
}

/** Dropped with the others, and in no backup: which migrations were run, and the counts of rate limits. */
const ownOfDatabase = ['kysely_migration', 'kysely_migration_lock', 'rate_limits'];

/** Drops all tables, and what is known of their migrations. */
export async function dropTables(db: Db): Promise<void> {
  for (const table of (await existingTables(db)).reverse()) await db.schema.dropTable(table).execute();
  for (const table of ownOfDatabase) await db.schema.dropTable(table).ifExists().execute();
}

export async function insertRows(db: Db, table: TableName, rows: readonly Row[]): Promise<void> {
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
