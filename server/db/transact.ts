import type { Db } from './tables.ts';

/** Something was changed by another transaction after this one had read it: the whole of it is done again. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/** How often it is done again, at most. */
const again = 5;

/** PostgreSQL's codes for what it gave up so that others could go on: serialization failure, deadlock. */
const givenUp = ['40001', '40P01'];

const isPassing = (error: unknown): boolean =>
  error instanceof Overtaken || givenUp.includes((error as { code?: string } | null)?.code ?? '');

/** Does something in one transaction, and once more where it only came in another's way. @param work changes nothing but the database */
export async function transact<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === again || !isPassing(error)) throw error;
    }
  }
}
