import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isPostgres } from '../db/dialect.ts';
import { countRows, dropTables, hasRows, insertRows, type Row, type RowCounts } from '../db/dump.ts';
import { placeOf } from '../db/errors.ts';
import { isServed } from '../db/in-use.ts';
import { isNewer, migrate } from '../db/migrate.ts';
import { isBusy, isDamaged } from '../db/node-sqlite.ts';
import { connect } from '../db/open.ts';
import { uidsAfter } from '../db/personal-data.ts';
import type { Db } from '../db/tables.ts';
import type { TableName } from '../db/tables-in-order.ts';
import { vacuumDeleted } from '../db/vacuum.ts';
import { eraseIn } from '../personal-data/erase.ts';
import type { Erasures } from '../personal-data/erasures.ts';
import type { Head } from './lines.ts';
import { type BackupRow, NotRestored, readBackup, verifyBackup } from './read.ts';

/** Limits of a batch: rows, and their bytes, since some hold pictures. */
const [maxRows, maxBytes] = [200, 1024 * 1024];

interface RestoreOptions {
  /** Whether to delete what the database contains */
  force?: boolean;
  /** Whose data was erased */
  erasures?: Erasures;
  /** Whether these may be another list than when the backup was made */
  otherErasures?: boolean;
}

interface Restored {
  /** The rows that the database has now */
  counts: RowCounts;
  /** How many users were erased again */
  erased: number;
}

/**
 * Restores a backup into a database: creates the tables of the backup's version, fills them, and migrates them. The backup is read
 * to its end before anything is changed, and all changes are one transaction: if anything fails, the database stays as it was. Users
 * who were erased since the backup was made are erased again. With `force`, a damaged file of SQLite's is replaced.
 *
 * @param at as for `openDatabase`
 * @throws NotRestored
 */
export async function restore(at: string, file: string, options: RestoreOptions = {}): Promise<Restored> {
  const head = await verifyBackup(file);
  const { erasures, otherErasures } = options;
  if (erasures && head.erasures && erasures.list !== head.erasures && !otherErasures)
    throw new NotRestored(
      'The list of erasures is not the one of the time when the backup was made: users who were erased since would be back. ' +
        'Bring its copy. If that is lost, add --other-erasures.',
    );
  return restoreInto(at, file, head, options).catch((error: unknown) => {
    if (!options.force || !isDamaged(error)) throw error;
    return replaceDamaged(at, (fresh) => restoreInto(fresh, file, head, options));
  });
}

/** Puts a new file in the place of one that SQLite can no longer read; until the new one is whole, the old one stays. */
async function replaceDamaged<T>(at: string, fill: (fresh: string) => Promise<T>): Promise<T> {
  const fresh = `${at}.new`;
  const parts = [fresh, `${fresh}-wal`, `${fresh}-shm`, `${fresh}.secret`];
  const remove = (paths: readonly string[]) => {
    for (const path of paths) rmSync(path, { force: true });
  };
  remove(parts);
  try {
    const filled = await fill(fresh);
    // What was not yet written back into the damaged file would be written into the new one.
    remove([`${at}-wal`, `${at}-shm`]);
    renameSync(fresh, at);
    if (existsSync(`${fresh}.secret`)) renameSync(`${fresh}.secret`, `${at}.secret`);
    return filled;
  } finally {
    remove(parts);
  }
}

async function restoreInto(
  at: string,
  file: string,
  { migration, secret, madeAt }: Head,
  { force = false, erasures }: RestoreOptions,
): Promise<Restored> {
  const db = connectAlone(at);
  const key = secret && !isPostgres(db) ? { secret, file: `${at}.secret`, fresh: `${at}.secret.new` } : undefined;
  try {
    const restored = await db.transaction().execute(async (trx) => {
      if (await isServed(trx)) throw inUse();
      if (await isNewer(trx))
        throw new NotRestored('A newer version has migrated the database. Use the command of that version.');
      if (!force && (await hasRows(trx)))
        throw new NotRestored(`The database${placeOf(at)} is not empty. With --force all that it holds is thrown away.`);
      await dropTables(trx);
      await migrate(trx, migration);
      const { rows } = await readBackup(file);
      await fill(trx, rows);
      await migrate(trx);
      const erased = erasures ? await eraseAgain(trx, (uid) => erasures.has(uid, madeAt)) : 0;
      if (key) writeKey(key.fresh, key.secret);
      return { counts: await countRows(trx), erased };
    });
    if (key) renameSync(key.fresh, key.file);
    if (restored.erased > 0) await vacuumDeleted(db);
    return restored;
  } catch (error) {
    if (key) rmSync(key.fresh, { force: true });
    throw error;
  } finally {
    await db.destroy();
  }
}

/** Users who are looked at together: a database may have millions. */
const perPage = 1000;

/** @returns how many users were erased */
async function eraseAgain(trx: Db, isErased: (uid: string) => boolean): Promise<number> {
  let erased = 0;
  for (let uids = await uidsAfter(trx, '', perPage); uids.length > 0; uids = await uidsAfter(trx, uids.at(-1) ?? '', perPage)) {
    for (const uid of uids.filter(isErased)) {
      await eraseIn(trx, uid, Date.now());
      erased += 1;
    }
  }
  return erased;
}

/** Writes what may still fail before the database is changed for good; only its name is left to be given then. */
function writeKey(file: string, secret: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, secret, { mode: 0o600, flag: 'wx', flush: true });
}

const inUse = () => new NotRestored('A server uses this database. Stop it first.');

/** SQLite lets one process have a file for itself. @throws NotRestored where another has it open */
function connectAlone(at: string): Db {
  try {
    return connect(at, { alone: true });
  } catch (error) {
    throw isBusy(error) ? inUse() : error;
  }
}

async function fill(db: Db, rows: AsyncIterable<BackupRow>): Promise<void> {
  let batch: { table: TableName; rows: Row[]; bytes: number } = { table: 'users', rows: [], bytes: 0 };
  const write = async (next: TableName) => {
    if (batch.rows.length > 0) await insertRows(db, batch.table, batch.rows);
    batch = { table: next, rows: [], bytes: 0 };
  };
  for await (const { table, row } of rows) {
    if (table !== batch.table || batch.rows.length === maxRows || batch.bytes > maxBytes) await write(table);
    batch.rows.push(row);
    for (const value of Object.values(row)) batch.bytes += value instanceof Uint8Array ? value.length : 0;
  }
  await write('users');
}
