/**
 * PostgreSQL's codes for what it ended or cannot take now: a time-out of a statement, a lock or an idle transaction, too many
 * connections, a server that starts or stops; and of the connection to it.
 */
const codes = /^(57014|55P03|25P03|53300|57P0[123]|08\w{3}|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/;

/** Errors of node-postgres without a code. */
const messages = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** SQLite's primary result code when another process holds the file for too long. */
const sqliteBusy = 5;

/** Whether the database could not do it now, so that the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', errcode = 0 } = error as { code?: string; errcode?: number };
  return codes.test(code) || messages.test(error.message) || (errcode & 0xff) === sqliteBusy;
}
