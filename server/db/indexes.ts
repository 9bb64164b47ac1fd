import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from './dialect.ts';

/** A migration that runs outside of a transaction on PostgreSQL, so that servers go on writing. It must be able to run again. */
export interface OnlineMigration extends Migration {
  online: true;
}

export interface Index {
  name: string;
  table: string;
  /** Names of columns, or expressions in parentheses */
  columns: readonly string[];
  /** The condition of a partial index, with constants only: SQLite does not use it for a query whose condition has parameters */
  where?: string;
}

/** A migration that builds indexes of tables that may be large, none of which is locked for writing meanwhile. */
export const indexMigration = (indexes: readonly Index[]): OnlineMigration => ({
  online: true,
  async up(db) {
    for (const index of indexes) await createIndex(db, index);
  },
});

async function createIndex(db: Kysely<unknown>, { name, table, columns, where }: Index): Promise<void> {
  const online = isPostgres(db) && !db.isTransaction;
  const how = sql.raw(online ? 'concurrently ' : '');
  // What an interrupted migration has left behind is incomplete.
  if (online) await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
  const of = sql`${sql.table(table)} (${sql.join(columns.map((column) => (column.startsWith('(') ? sql.raw(column) : sql.ref(column))))})`;
  const condition = sql.raw(where ? ` where ${where}` : '');
  await sql`create index ${how}${sql.ref(name)} on ${of}${condition}`.execute(db);
}
