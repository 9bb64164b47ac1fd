import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';

export interface SqliteOptions {
  /** Initial contents of an in-memory database, as SQLite serializes it */
  contents?: Uint8Array | undefined;
  /** Locks every other process out of the file until it is closed */
  alone?: boolean;
  /** With the time limits of a call; migrations, backups and the seed take as long as they take */
  forCalls?: boolean;
}

/** Milliseconds that a call waits while another process writes. */
const writeTimeout = 5000;

/** Milliseconds to wait while another process migrates or seeds. */
const prepareTimeout = 120_000;

/** Milliseconds to wait while another process has the file open. */
const openTimeout = 500;

/** Node's own SQLite for Kysely, with transactional DDL: a migration runs completely or not at all. */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(file: string, options?: SqliteOptions) {
    super({ database: openSqlite(file, options) });
  }
  override createAdapter(): SqliteAdapter {
    return new TransactionalDdl();
  }
}

class TransactionalDdl extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Node's own SQLite in the shape that Kysely's `SqliteDialect` expects (that of better-sqlite3), so that nothing native
 * has to be installed.
 *
 * Transactions take the write lock when they begin: one that reads first and then writes would otherwise fail at once,
 * without waiting, when another process wrote in between.
 */
export function openSqlite(file: string, { contents, alone, forCalls }: SqliteOptions = {}): SqliteDatabase {
  if (file !== ':memory:') makePrivate(file);
  // The time limit comes first: of two processes that begin on an empty file, one waits while the other makes it a WAL database.
  const timeout = alone ? openTimeout : forCalls ? writeTimeout : prepareTimeout;
  const database = new DatabaseSync(file, { timeout });
  try {
    if (contents) database.deserialize(contents);
    if (alone) database.exec('pragma locking_mode = exclusive');
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on');
    if (alone) database.exec('begin immediate; commit');
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(replacement(sql, database) ?? sql);
      const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bind(parameters)),
        run: (parameters) => statement.run(...bind(parameters)),
        iterate: (parameters) => statement.iterate(...bind(parameters)),
      };
    },
  };
}

/** What is run instead of a statement of Kysely's. */
function replacement(sql: string, { isTransaction }: DatabaseSync): string | undefined {
  if (sql === 'begin') return 'begin immediate';
  // A full disk has ended the transaction already: rolling back again would fail, and hide why.
  return sql === 'rollback' && !isTransaction ? 'select 1' : undefined;
}

/** SQLite's primary result code, the lowest byte of every extended one; 0 for any other error. */
const primaryCode = (error: unknown): number => ((error as { errcode?: number } | null)?.errcode ?? 0) & 0xff;

/** Whether another process has locked the file: SQLITE_BUSY. */
export const isBusy = (error: unknown): boolean => primaryCode(error) === 5;

/** Whether the file is damaged, or none of SQLite's: SQLITE_CORRUPT, SQLITE_NOTADB. */
export const isDamaged = (error: unknown): boolean => [11, 26].includes(primaryCode(error));

/** Only its owner may read the file, in a folder of their own where it has to be made. SQLite gives the files beside it the same mode. */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const { mode = 0, uid } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (mode & 0o077 && uid === process.geteuid?.()) chmodSync(path, 0o600);
  }
}
