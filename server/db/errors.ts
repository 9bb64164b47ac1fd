import { isBusy } from './node-sqlite.ts';

/** PostgreSQL's codes for a statement that timed out or cannot run now, and Node's for a lost connection. */
const unavailableCodes = /^(57014|55P03|25P03|53300|57P0[123]|08\w{3}|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/;

/** Errors of node-postgres without a code. */
const unavailableMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** What Node could not do where a database's host or socket is not there, as while it restarts. */
const connecting = ['connect', 'getaddrinfo'];

/** Whether the database is temporarily unavailable, so that the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  const isLost = unavailableCodes.test(code) || unavailableMessages.test(error.message);
  return isLost || connecting.includes(syscall) || isBusy(error);
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
  [/^28/, 'user or password are not accepted.'],
  [/^3D000$/, 'there is no database of this name. createdb makes one.'],
  [/^(42501|25006)$/, 'the user may not make or change tables in it.'],
  [/^53300$/, 'it has no connection left: max_connections must be more than thirteen times the number of processes.'],
  [/^57P0/, 'it is starting or stopping. Try again in a moment.'],
  [/^RESTORING$/, 'a backup is being restored into it. Try again when that has ended.'],
  [/^SQLITE_BUSY$/, 'another process keeps its file locked. Is a backup being restored into it?'],
  [/^ERR_SQLITE_ERROR$/, 'its file cannot be opened, or is none of SQLite’s.'],
];

/** Why a database cannot be used, for the server's operator; undefined for any other error. Names no address, which may hold a password. */
export function unreachable(error: unknown): string | undefined {
  const { code, message, errors } = error as { code?: string; message?: string; errors?: unknown[] };
  if (errors?.length) return unreachable(errors[0]);
  if (isBusy(error)) return unreachable({ code: 'SQLITE_BUSY' });
  if (/timeout|Connection terminated/.test(message ?? '')) return unreachable({ code: 'ETIMEDOUT' });
  const reason = reasons.find(([codes]) => codes.test(code ?? ''))?.[1];
  return reason && `The database cannot be used: ${reason}`;
}
