import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import { openSqlite } from './node-sqlite.ts';
import type { Db, Tables } from './tables.ts';

/**
 * Opens a database and brings its schema up to date.
 *
 * @param file made with its folders where it is missing; `:memory:` for one that ends with the process
 * @param contents what one in memory begins with, as SQLite serializes it
 * @throws when it cannot be opened, or a migration fails
 */
export async function openDatabase(file: string, contents?: Uint8Array): Promise<Db> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openSqlite(file, contents) }) });
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (!error) return db;
  await db.destroy();
  throw error;
}
