import { sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import { personalTables } from './personal-data.ts';
import type { Db } from './tables.ts';
import type { TableName } from './tables-in-order.ts';

/** Tables that change when a recipe is taken out of search. */
const ofSearch: readonly TableName[] = ['recipe_words', 'recipe_word_pieces', 'recipe_search'];

/** A reader kept SQLite from truncating its write-ahead log, which may still have what was deleted. */
export class WalInUse extends Error {
  override name = 'WalInUse';
}

/**
 * Removes what a database keeps of rows that were deleted. SQLite keeps some in its full-text index, in pages and in its write-ahead
 * log; for as long as it rewrites the file, nobody else can write. PostgreSQL keeps dead rows, and samples of values for its planner.
 *
 * @throws WalInUse
 */
export async function vacuumDeleted(db: Db): Promise<void> {
  if (isPostgres(db)) {
    for (const table of [...personalTables, ...ofSearch]) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
    return;
  }
  await sql`insert into recipe_search (recipe_search) values ('optimize')`.execute(db);
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) throw new WalInUse('Another process is reading the database');
}
