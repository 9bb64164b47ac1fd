import { createWriteStream, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { isPostgres } from '../db/dialect.ts';
import { connect } from '../db/open.ts';
import { searchColumns } from '../db/recipe-search.ts';
import type { Db } from '../db/tables.ts';
import { type Head, headLine, lastLine, type Row, rowLine } from './lines.ts';
import { tablesInOrder } from './tables.ts';

/** So many rows at a time, since some hold pictures. */
const batch = 50;

/**
 * Writes all that a database holds into a file that only this user may read. Servers may go on meanwhile: it is as it was at one
 * moment.
 *
 * @param at as for `openDatabase`
 * @returns how many rows it has
 */
export async function backup(at: string, file: string): Promise<number> {
  const db = connect(at);
  const unfinished = `${file}.unfinished`;
  let rows = 0;
  async function* lines(moment: Db) {
    yield `${headLine(await headOf(moment, at))}\n`;
    for (const table of tablesInOrder) {
      for await (const row of rowsOf(moment, table)) {
        rows += 1;
        yield `${rowLine(table, row)}\n`;
      }
    }
    yield `${lastLine(rows)}\n`;
  }
  try {
    await atOneMoment(db, (moment) =>
      pipeline(Readable.from(lines(moment)), createGzip(), createWriteStream(unfinished, { mode: 0o600 })),
    );
    renameSync(unfinished, file);
    return rows;
  } finally {
    rmSync(unfinished, { force: true });
    await db.destroy();
  }
}

async function headOf(db: Db, at: string): Promise<Head> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  const secret = `${at}.secret`;
  return {
    companion: 1,
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
    const { rows } = await sql<Row>`fetch ${sql.lit(batch)} from backup`.execute(db);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close backup`.execute(db);
}
