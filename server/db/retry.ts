import type { Db } from './tables.ts';

/** Another transaction has changed what this one had read. {@link withRetry} runs it again. */
export class SerializationConflict extends Error {
  override name = 'SerializationConflict';
}

const maxRetries = 5;

/** PostgreSQL's codes for a serialization failure, a deadlock, and a reference to a row that another transaction has deleted. */
const conflictCodes = ['40001', '40P01', '23503'];

const isConflict = (error: unknown): boolean =>
  error instanceof SerializationConflict || conflictCodes.includes((error as { code?: string } | null)?.code ?? '');

/** Runs a transaction, and again when it conflicts with another one. @param work changes nothing but the database */
export async function withRetry<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (retries === maxRetries || !isConflict(error)) throw error;
    }
  }
}
