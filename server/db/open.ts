import { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { NodeSqliteDialect, type SqliteOptions } from './node-sqlite.ts';
import { isPostgresUrl, postgres } from './postgres.ts';
import type { Db, Tables } from './tables.ts';

/**
 * Opens a database for calls and brings its schema up to date.
 *
 * @param at `postgres://…`, or a file of SQLite's, made with its folders where it is missing; `:memory:` for one in
 *   memory
 * @param contents what one in memory begins with, as SQLite serializes it
 * @throws when it cannot be opened, or a migration fails
 */
export async function openDatabase(at: string, contents?: Uint8Array): Promise<Db> {
  const db = connect(at, { contents });
  try {
    await migrate(db);
    if (!isPostgresUrl(at)) return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
  await db.destroy();
  return connect(at, { forCalls: true });
}

interface ConnectOptions extends SqliteOptions {
  /** Sets statement timeouts (PostgreSQL) */
  forCalls?: boolean;
}

/** Opens a database with its schema as it is. */
export const connect = (at: string, { forCalls = false, ...sqlite }: ConnectOptions = {}): Db =>
  new Kysely<Tables>(isPostgresUrl(at) ? postgres(at, forCalls) : { dialect: new NodeSqliteDialect(at, sqlite) });
