import { closeSync, createWriteStream, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isPostgres } from '../db/dialect.ts';
import { existingTables, latestMigration, type RowCounts, streamRows, withSnapshot } from '../db/dump.ts';
import { isNewer } from '../db/migrate.ts';
import { connect } from '../db/open.ts';
import type { Db } from '../db/tables.ts';
import { type TableName, tablesInOrder } from '../db/tables-in-order.ts';
import { type Head, headLine, lastLine, rowLines } from './lines.ts';
import { boundedMemory } from './memory.ts';

/** The database does not have the tables of this version: a backup of it would lack some, or all. */
export class OtherVersion extends Error {
  override name = 'OtherVersion';
}

/** @throws OtherVersion */
export async function requireThisVersion(db: Db): Promise<void> {
  if (await isNewer(db)) throw new OtherVersion('A newer version has migrated the database. Use the command of that version.');
  if ((await existingTables(db)).length < tablesInOrder.length)
    throw new OtherVersion('The database lacks tables of this version. Is it the right one? If so, npm run migrate makes them.');
}

/**
 * Writes a consistent snapshot of a database into a file that only this user may read, while servers keep running. The file gets
 * its name only when all of it is on the disk. A database without users gets none: it would be the newest, which a restore takes.
 *
 * @param at as for `openDatabase`
 * @param erasures the list of erasures, as `listIn` says
 * @returns how many rows it has, and how many pictures it only names, since an object store has them
 * @throws OtherVersion
 */
export async function backup(at: string, file: string, erasures?: string): Promise<{ counts: RowCounts; named: number }> {
  const db = connect(at);
  const unfinished = `${file}.unfinished`;
  const counts = new Map<TableName, number>();
  let named = 0;
  const done = boundedMemory();
  async function* lines(snapshot: Db) {
    yield `${headLine({ ...(await headOf(snapshot, at)), ...(erasures && { erasures }) })}\n`;
    let rows = 0;
    for (const table of tablesInOrder) {
      const before = rows;
      for await (const row of streamRows(snapshot, table)) {
        rows += 1;
        if (table === 'images' && row.object) named += 1;
        for (const line of rowLines(table, row)) {
          yield `${line}\n`;
          done(line.length);
        }
      }
      counts.set(table, rows - before);
    }
    yield `${lastLine(rows)}\n`;
  }
  try {
    rmSync(unfinished, { force: true });
    await withSnapshot(db, (snapshot) =>
      pipeline(
        Readable.from(lines(snapshot)),
        createGzip(),
        createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
      ),
    );
    if (!counts.get('users')) return { counts, named };
    renameSync(unfinished, file);
    flushFolder(dirname(file));
    return { counts, named };
  } finally {
    rmSync(unfinished, { force: true });
    await db.destroy();
  }
}

/** The name of a file is on the disk only when its folder is. */
function flushFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

async function headOf(db: Db, at: string): Promise<Head> {
  await requireThisVersion(db);
  const secret = `${at}.secret`;
  return {
    companion: 2,
    migration: await latestMigration(db),
    madeAt: Date.now(),
    ...(!isPostgres(db) && existsSync(secret) && { secret: readFileSync(secret, 'utf8') }),
  };
}
