import { TimeoutError } from '../../src/lib/timeout.ts';
import { codeOrMeaning } from '../db/errors.ts';

/** SQLite's result codes by number, the primary one of an error being its lowest byte (sqlite.org/rescode.html). */
const sqliteCodes = (
  'OK ERROR INTERNAL PERM ABORT BUSY LOCKED NOMEM READONLY INTERRUPT IOERR CORRUPT NOTFOUND FULL CANTOPEN PROTOCOL EMPTY SCHEMA ' +
  'TOOBIG CONSTRAINT MISMATCH MISUSE NOLFS AUTH FORMAT RANGE NOTADB'
).split(' ');

/** Codes of Node, of PostgreSQL (SQLSTATE) and of object stores: nothing else that an error carries gets into the log. */
const wellFormed = /^([A-Z][A-Z\d_]{1,39}|[\dA-Z]{5})$/;
const ofObjectStore = /^\w{1,60}$/;

/**
 * The code of an error for the log: `ENOSPC`, `ECONNREFUSED`, an SQLSTATE such as `53100`, or SQLite's name such as `SQLITE_FULL`.
 * Codes are constants of the program that failed; a message may repeat what a user wrote.
 */
export function errorCode(error: Error): string | undefined {
  if (error instanceof TimeoutError) return 'ETIMEDOUT';
  const { errcode, name } = error as Error & { errcode?: unknown };
  const code: unknown = codeOrMeaning(error);
  if (typeof errcode === 'number') return `SQLITE_${sqliteCodes[errcode & 0xff] ?? errcode}`;
  const isCode = name === 'ObjectStoreUnavailable' ? ofObjectStore : wellFormed;
  return typeof code === 'string' && isCode.test(code) ? code : undefined;
}
