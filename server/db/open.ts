import { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { NodeSqliteDialect, type SqliteOptions } from './node-sqlite.ts';
import { isPostgresUrl, postgres } from './postgres.ts';
import type { Db, Tables } from './tables.ts';

/**
 * Opens a database and brings its schema up to date.
 *
 * @param at `postgres://…`, or a file of SQLite's, made with its folders where it is missing; `:memory:` for one that ends with
 *   the process
 * @param contents what one in memory begins with, as SQLite serializes it
 * @throws when it cannot be opened, or a migration fails
 */
export async function openDatabase(at: string, contents?: Uint8Array): Promise<Db> {
  const db = connect(at, { contents });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** The same with its schema as it is. @param options of SQLite's */
export const connect = (at: string, options?: SqliteOptions): Db =>
  new Kysely<Tables>(isPostgresUrl(at) ? postgres(at) : { dialect: new NodeSqliteDialect(at, options) });
