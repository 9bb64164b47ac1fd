import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { migrate } from './migrate.ts';
import { openSqlite } from './node-sqlite.ts';
import { isPostgresUrl, postgres } from './postgres.ts';
import type { Db, Tables } from './tables.ts';

/**
 * Opens a database for calls and brings its schema up to date.
 *
 * @param at `postgres://…`, or a file of SQLite's, made with its folders where it is missing; `:memory:` for one that ends with
 *   the process
 * @param contents what one in memory begins with, as SQLite serializes it
 * @throws when it cannot be opened, or a migration fails
 */
export async function openDatabase(at: string, contents?: Uint8Array): Promise<Db> {
  const db = connect(at, contents);
  try {
    await migrate(db);
    if (!isPostgresUrl(at)) return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
  await db.destroy();
  return connect(at, undefined, { forCalls: true });
}

/** Opens a database with its schema as it is. @param options `forCalls`: what takes too long for a call is ended (PostgreSQL) */
export function connect(at: string, contents?: Uint8Array, { forCalls = false } = {}): Db {
  if (isPostgresUrl(at)) return new Kysely<Tables>(postgres(at, forCalls));
  if (at !== ':memory:') mkdirSync(dirname(at), { recursive: true });
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: openSqlite(at, contents) }) });
}
