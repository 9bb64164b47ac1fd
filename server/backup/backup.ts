import { closeSync, createWriteStream, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { isPostgres } from '../db/dialect.ts';
import { connect } from '../db/open.ts';
import { searchColumns } from '../db/recipe-search.ts';
import type { Db } from '../db/tables.ts';
import { type Head, headLine, lastLine, type Row, rowLines } from './lines.ts';
import { boundedMemory } from './memory.ts';
import { tablesInOrder } from './tables.ts';

/** Rows that PostgreSQL gives at a time; of tables with pictures one. */
const batch = 200;
const withPictures: readonly string[] = ['images', 'small_images'];

/** What a backup is of that was never a database of Companion's, or not yet. */
export class NothingToBackUp extends Error {
  override name = 'NothingToBackUp';
}

/**
 * Writes all that a database holds into a file that only this user may read. Servers may go on meanwhile: it is as it was at one
 * moment. The file has its name only when all of it is on the disk.
 *
 * @param at as for `openDatabase`
 * @returns how many rows it has, and how many of them are users
 * @throws NothingToBackUp
 */
export async function backup(at: string, file: string): Promise<{ rows: number; users: number }> {
  const db = connect(at);
  const unfinished = `${file}.unfinished`;
  const count = { rows: 0, users: 0 };
  const done = boundedMemory();
  async function* lines(moment: Db) {
    yield `${headLine(await headOf(moment, at))}\n`;
    for (const table of tablesInOrder) {
      for await (const row of rowsOf(moment, table)) {
        count.rows += 1;
        if (table === 'users') count.users += 1;
        for (const line of rowLines(table, row)) {
          yield `${line}\n`;
          done(line.length);
        }
      }
    }
    yield `${lastLine(count.rows)}\n`;
  }
  try {
    rmSync(unfinished, { force: true });
    await atOneMoment(db, (moment) =>
      pipeline(
        Readable.from(lines(moment)),
        createGzip(),
        createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
      ),
    );
    renameSync(unfinished, file);
    flushFolder(dirname(file));
    return count;
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
  const present = new Set((await db.introspection.getTables()).map(({ name }) => name));
  if (!tablesInOrder.every((table) => present.has(table)))
    throw new NothingToBackUp('The database has not the tables of this version. Is it the right one?');
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  const secret = `${at}.secret`;
  return {
    companion: 2,
    migration: rows[0]?.name ?? '',
    ...(!isPostgres(db) && existsSync(secret) && { secret: readFileSync(secret, 'utf8') }),
  };
}

/** Reads what was there when it began. SQLite's usual transactions would keep writers out. */
async function atOneMoment(db: Db, work: (moment: Db) => Promise<void>): Promise<void> {
  if (isPostgres(db)) return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
  return db.connection().execute(async (connection) => {
    await sql`begin deferred`.execute(connection);
    await work(connection);
    await sql`commit`.execute(connection);
  });
}

async function* rowsOf(db: Db, table: (typeof tablesInOrder)[number]): AsyncIterable<Row> {
  const all =
    table === 'recipe_search'
      ? db.selectFrom(table).select(searchColumns)
      : // Which table it is makes no difference here.
        db.selectFrom(table as 'users').selectAll();
  if (!isPostgres(db)) return yield* all.stream();
  await sql`declare backup no scroll cursor for ${all}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(withPictures.includes(table) ? 1 : batch)} from backup`.execute(db);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close backup`.execute(db);
}
