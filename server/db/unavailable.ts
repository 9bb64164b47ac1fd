import { isBusy } from './node-sqlite.ts';

/**
 * PostgreSQL's codes for what it ended or cannot take now: a time-out of a statement, a lock or an idle transaction, too many
 * connections, a server that starts or stops; and of the connection to it.
 */
const codes = /^(57014|55P03|25P03|53300|57P0[123]|08\w{3}|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/;

/** Errors of node-postgres without a code. */
const messages = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** Whether the database could not do it now, so that the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  return codes.test(code) || messages.test(error.message) || isBusy(error);
}
