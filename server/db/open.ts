import { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { NodeSqliteDialect, type SqliteOptions } from './node-sqlite.ts';
import { isPostgresUrl, postgres } from './postgres.ts';
import type { Db, Tables } from './tables.ts';

interface OpenOptions {
  /** What one in memory begins with, as SQLite serializes it */
  contents?: Uint8Array | undefined;
  /** What comes before the first call, without the time limits of calls: migrating, by default */
  prepare?: (db: Db) => Promise<unknown>;
}

/**
 * Opens a database for calls and prepares it for them.
 *
 * @param at `postgres://…`, or a file of SQLite's, made with its folders where it is missing; `:memory:` for one in
 *   memory
 * @throws when it cannot be opened or prepared
 */
export async function openDatabase(at: string, { contents, prepare = migrate }: OpenOptions = {}): Promise<Db> {
  const db = connect(at, { contents });
  try {
    await prepare(db);
    if (at === ':memory:') return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
  await db.destroy();
  return connect(at, { forCalls: true });
}

/** Opens a database with its schema as it is. */
export const connect = (at: string, options: SqliteOptions = {}): Db =>
  new Kysely<Tables>(isPostgresUrl(at) ? postgres(at, options.forCalls) : { dialect: new NodeSqliteDialect(at, options) });
