import { isBusy, isDamaged } from './node-sqlite.ts';
import { isPostgresUrl, postgresAddress } from './postgres.ts';

/** PostgreSQL's codes for a statement that timed out or cannot run now, and Node's for a lost connection. */
const unavailableCodes = /^(57014|55P03|25P03|53300|57P0[123]|08\w{3}|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/;

/** Errors of node-postgres without a code, and Node's code for the same. */
const codesOfMessages: readonly (readonly [RegExp, string])[] = [
  [/^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)/, 'ETIMEDOUT'],
  [/^(Connection terminated|Client has encountered a connection error)/, 'ECONNRESET'],
];

/** The code of an error, also of one of node-postgres that has none. */
export const codeOrMeaning = ({ code, message }: NodeJS.ErrnoException): string | undefined =>
  code || codesOfMessages.find(([pattern]) => pattern.test(message))?.[1];

/** What Node could not do where a database's host or socket is not there, as while it restarts. */
const connecting = ['connect', 'getaddrinfo'];

/** Whether the database is temporarily unavailable, so that the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { syscall = '' } = error as NodeJS.ErrnoException;
  return unavailableCodes.test(codeOrMeaning(error) ?? '') || connecting.includes(syscall) || isBusy(error);
}

/** Whether a row refers to one that is not there: SQLITE_CONSTRAINT_FOREIGNKEY, or PostgreSQL's code for it. */
export function isForeignKeyViolation(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return code === '23503' || errcode === 787;
}

/** Error codes of Node, PostgreSQL and SQLite, and what the operator can do about each. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^(ECONNREFUSED|ENOENT|EACCES)$/, 'nothing answers at its address. Is PostgreSQL running, and are host and port right?'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'its host has no address. Is the name right?'],
  [/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/, 'its host does not answer. Does a firewall stand between?'],
  [/^ERR_INVALID_URL$/, `its address must be ${postgresAddress}.`],
  [/^28/, 'user or password are not accepted.'],
  [/^3D000$/, 'there is no database of this name. createdb makes one.'],
  [/^NO_TABLES$/, 'it is empty. If it was lost, restore the newest backup; npm run migrate -- --create makes the first tables.'],
  [/^(42501|25006)$/, 'the user may not make or change tables in it.'],
  [/^53300$/, 'it has no connection left: max_connections must be more than thirteen times the number of processes.'],
  [/^57P0/, 'it is starting or stopping. Try again in a moment.'],
  [/^RESTORING$/, 'a backup is being restored into it. Try again when that has ended.'],
  [/^SQLITE_BUSY$/, 'another process keeps its file locked. Is a backup being restored into it?'],
  [
    /^SQLITE_CORRUPT$/,
    'its file is damaged, or none of SQLite’s. Copy it, with the -wal beside it, and save what it still holds (docs/operating.md#a-damaged-sqlite-file); then restore with --force.',
  ],
  [/^ERR_SQLITE_ERROR$/, 'SQLite cannot open, read or write its file.'],
];

/** What is wrong with a file, by Node's code. */
const fileReasons: Readonly<Record<string, string>> = {
  ENOENT: 'it, or its folder, is not there.',
  ENOTDIR: 'a part of its path is no folder.',
  EISDIR: 'it is a folder.',
  EACCES: 'this user may not read or write it.',
  EPERM: 'this user may not read or write it.',
  EROFS: 'its disk is read-only.',
  ENOSPC: 'its disk is full.',
};

/** Where a database is, after a space, and which variable says so; without user and password. */
export function placeOf(at: string): string {
  if (!isPostgresUrl(at)) return ` ${at} (DATABASE)`;
  if (!URL.canParse(at)) return ' (DATABASE_URL)';
  const { host, pathname } = new URL(at);
  return ` ${host}${pathname} (DATABASE_URL)`;
}

/**
 * Why a database, or a file that an error names, cannot be used, for the server's operator; undefined for any other error.
 *
 * @param at as for `openDatabase`
 */
export function unreachable(error: unknown, at?: string): string | undefined {
  const { code = '', message = '', path, syscall, errors } = error as NodeJS.ErrnoException & { errors?: unknown[] };
  if (errors?.length) return unreachable(errors[0], at);
  if (path && syscall === 'mkdir') {
    const hint = at?.startsWith(path) ? ' Does DATABASE name the right file?' : '';
    return `There is no folder ${path}, and this user cannot make it (${code}).${hint}`;
  }
  if (path && fileReasons[code]) return `The file ${path} cannot be used: ${fileReasons[code]}`;
  if (isBusy(error)) return unreachable({ code: 'SQLITE_BUSY' }, at);
  if (isDamaged(error)) return unreachable({ code: 'SQLITE_CORRUPT' }, at);
  if (/timeout|Connection terminated/.test(message)) return unreachable({ code: 'ETIMEDOUT' }, at);
  const reason = reasons.find(([codes]) => codes.test(code))?.[1];
  return reason && `The database${at ? placeOf(at) : ''} cannot be used: ${reason}`;
}
