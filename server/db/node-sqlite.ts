import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/**
 * Node's own SQLite in the shape that Kysely's `SqliteDialect` expects (that of better-sqlite3), so that nothing native
 * has to be installed.
 *
 * Transactions take the write lock when they begin: one that reads first and then writes would otherwise fail at once,
 * without waiting, when another process wrote in between.
 *
 * @param contents what a database in memory begins with, as SQLite serializes it
 */
export function openSqlite(file: string, contents?: Uint8Array): SqliteDatabase {
  const database = new DatabaseSync(file);
  if (contents) database.deserialize(contents);
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000;');
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
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
