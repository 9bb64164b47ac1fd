import { open, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import { isBusy } from './node-sqlite.ts';
import type { Db } from './tables.ts';

/** Bytes that a disk must still take. */
const probeBytes = 65_536;

/**
 * Writes to the database until it is on the disk, and changes nothing: a row as it is, and 64 KiB more than the database has, since a
 * row finds room on a full disk too. The row is that of Kysely's lock, which every database has and no call uses.
 *
 * @throws the database's or the file system's error
 */
export async function tryWrite(db: Db): Promise<void> {
  if (isPostgres(db))
    return db.transaction().execute(async (trx) => {
      await touchRow(trx);
      await spillToDisk(trx);
    });
  await touchUnlessBusy(db);
  await writeBeside(db);
}

const touchRow = (db: Db) => sql`update kysely_migration_lock set is_locked = is_locked`.execute(db);

/** Another process that writes shows that the database can be written; waiting for it would stop this one. */
const touchUnlessBusy = (db: Db): Promise<void> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      await touchRow(connection);
    } catch (error) {
      if (!isBusy(error)) throw error;
    } finally {
      await sql.raw(`pragma busy_timeout = ${Number(rows[0]?.timeout ?? 0)}`).execute(connection);
    }
  });

/** A result that exceeds its memory goes to PostgreSQL's disk, and leaves no trace. */
async function spillToDisk(trx: Db): Promise<void> {
  await sql`set local work_mem = '64kB'`.execute(trx);
  await sql`select count(*) from generate_series(1, 10000)`.execute(trx);
}

/** Writes a file beside an SQLite database. */
async function writeBeside(db: Db): Promise<void> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db);
  const database = rows[0]?.file;
  if (!database) return;
  const path = `${database}.probe`;
  const file = await open(path, 'w', 0o600);
  try {
    await file.write(Buffer.alloc(probeBytes));
    await file.sync();
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}
