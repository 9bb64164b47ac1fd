import { type Stats, statSync } from 'node:fs';
import { Kysely } from 'kysely';
import type { Pool } from 'pg';
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

const pools = new WeakMap<Db, Pool>();
const files = new WeakMap<Db, { at: string; opened: Stats }>();

/** Opens a database with its schema as it is. */
export function connect(at: string, options: SqliteOptions = {}): Db {
  if (!isPostgresUrl(at)) {
    const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(at, options) });
    if (at !== ':memory:') files.set(db, { at, opened: statSync(at) });
    return db;
  }
  const { pool, ...parts } = postgres(at, options.forCalls);
  const db = new Kysely<Tables>(parts);
  pools.set(db, pool);
  return db;
}

/** The connections of a PostgreSQL database that {@link connect} opened, and calls that wait for one. */
export function connectionsOf(db: Db): { open: number; idle: number; waiting: number } | undefined {
  const pool = pools.get(db);
  return pool && { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

/** Whether there is no such file. One that this user may not look at is told when it is opened. */
export function isFileMissing(at: string): boolean {
  try {
    return !statSync(at, { throwIfNoEntry: false });
  } catch {
    return false;
  }
}

/** Whether the file that an SQLite database has open was removed, or another one put in its place: what is written to it is lost. */
export function isFileLost(db: Db): boolean {
  const file = files.get(db);
  if (!file) return false;
  const { dev, ino } = statSync(file.at, { throwIfNoEntry: false }) ?? {};
  return dev !== file.opened.dev || ino !== file.opened.ino;
}
