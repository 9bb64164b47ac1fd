import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RowCounts } from '../../server/db/dump.ts';
import { unreachable } from '../../server/db/errors.ts';
import type { SqliteOptions } from '../../server/db/node-sqlite.ts';
import { connect, isFileMissing } from '../../server/db/open.ts';
import { isPostgresUrl } from '../../server/db/postgres.ts';
import type { Db } from '../../server/db/tables.ts';
import { derivedTables } from '../../server/db/tables-in-order.ts';
import { type Erasures, readErasures } from '../../server/personal-data/erasures.ts';
import { isRelease, Problem, root } from './tools.ts';

const data = join(root, '.data');

/** The database of `npm start` and `npm run dev`, in a folder that is for nobody else. */
export function localDatabase(): string {
  mkdirSync(data, { recursive: true });
  chmodSync(data, 0o700);
  return join(data, 'companion.db');
}

/** The database that a command is about: of DATABASE_URL or DATABASE, or in the sources that of `npm start`. @throws Problem */
export function chosenDatabase(): string {
  const named = process.env.DATABASE_URL || process.env.DATABASE;
  if (!named && isRelease)
    throw new Problem(
      'Neither DATABASE_URL nor DATABASE is set. They belong in /etc/companion.env, or in the file that COMPANION_ENV names ' +
        '(docs/operating.md#one-machine, step 4).',
    );
  return named || join(data, 'companion.db');
}

/** The same, where it has to be there already. @throws Problem */
export function existingDatabase(): string {
  const at = chosenDatabase();
  if (!isPostgresUrl(at) && isFileMissing(at))
    throw new Problem(
      `There is no database ${at}. Name one by DATABASE or DATABASE_URL. If a running server has lost it, do not ` +
        'stop that server (docs/operating.md#a-lost-sqlite-file). Else restore the newest backup; the first one is made by npm run migrate -- --create.',
    );
  return at;
}

/** Where erasures are noted: in the file that ERASURES names, or beside an SQLite database. */
export function erasuresPath(at: string): string | undefined {
  const { ERASURES, INIT_CWD } = process.env;
  if (ERASURES) return resolve(INIT_CWD || '.', ERASURES);
  return isPostgresUrl(at) ? undefined : `${at}.erasures`;
}

/**
 * The same, where it has to be there already if ERASURES names it. A new file in the place of a lost one would
 * bring back whom that one has.
 *
 * @throws Problem also where the file that ERASURES names is not there
 */
export function erasuresFile(at: string): string {
  const file = erasuresPath(at);
  if (file && (existsSync(file) || !process.env.ERASURES)) return file;
  const missing = file
    ? `There is no file ${file}. If it was lost, bring its copy back.`
    : 'Let ERASURES name the file in which erased users are noted, outside of the database and its backups.';
  throw new Problem(`${missing} Where nobody was erased yet, make an empty one.`);
}

/** Whose erasure is noted in that file. @throws Problem where it is damaged or cannot be read */
export function notedErasures(file: string): Erasures {
  try {
    return readErasures(file);
  } catch (error) {
    throw new Problem((error as Error).message);
  }
}

/** How many rows there are of what people and customer service made, and in which tables. */
export function rowsByTable(counts: RowCounts): { total: number; byTable: string } {
  const own = [...counts].filter(([table]) => !derivedTables.includes(table));
  return {
    total: own.reduce((sum, [, count]) => sum + count, 0),
    byTable: own.map(([table, count]) => `${table} ${count}`).join(', '),
  };
}

/** The file that a command names, from where the person stands. @throws Problem */
export function namedFile(usage: string): string {
  const [file, ...more] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  if (!file || more.length > 0) throw new Problem(`One file is needed: ${usage}`);
  return resolve(process.env.INIT_CWD || '.', file);
}

/** Connects to a database. @throws Problem where its file cannot be opened */
export function connectExplained(at: string, options?: SqliteOptions): Db {
  try {
    return connect(at, options);
  } catch (error) {
    return throwExplained(error);
  }
}

/**
 * Rethrows an error; a database that cannot be reached is reported in a sentence.
 *
 * @param file what was being written: Node names none where its disk is full
 */
export function throwExplained(error: unknown, file?: string): never {
  const isFull = file && (error as NodeJS.ErrnoException).code === 'ENOSPC';
  const reason = unreachable(isFull ? { code: 'ENOSPC', path: file } : error, chosenDatabase());
  throw reason ? new Problem(reason) : error;
}
