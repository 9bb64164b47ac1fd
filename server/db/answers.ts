import type { Db } from './tables.ts';

/** What an idempotency key belongs to: the same key of another user, or for another call, is another key. */
export interface AnswerKey {
  uid: string;
  path: string;
  key: string;
}

/** A call without an answer for this long (milliseconds) is taken for crashed, and its key may be tried again. */
export const crashedAfter = 60_000;

export type Claim =
  | { state: 'mine'; runner: string }
  | { state: 'running' }
  | { state: 'other body' }
  | { state: 'done'; body: string };

/**
 * Takes a key for one run of its call, or says what became of it.
 *
 * @param fingerprint of the body: the same key with another one is a mistake of the caller's
 * @param now milliseconds
 */
export async function claimAnswer(db: Db, key: AnswerKey, fingerprint: string, now: number): Promise<Claim> {
  const runner = crypto.randomUUID();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('answers')
    .values({ ...key, fingerprint, runner, started_at: now, body: null })
    .onConflict((conflict) => conflict.columns(['uid', 'path', 'key']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return { state: 'mine', runner };

  const row = await db
    .selectFrom('answers')
    .select(['fingerprint', 'body'])
    .where((eb) => eb.and({ ...key }))
    .executeTakeFirst();
  if (!row) return { state: 'running' };
  if (row.fingerprint !== fingerprint) return { state: 'other body' };
  if (row.body !== null) return { state: 'done', body: row.body };

  const { numUpdatedRows } = await db
    .updateTable('answers')
    .set({ runner, started_at: now })
    .where((eb) => eb.and({ ...key }))
    .where('body', 'is', null)
    .where('started_at', '<=', now - crashedAfter)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? { state: 'mine', runner } : { state: 'running' };
}

/** Keeps the answer of a run, in the transaction of what it did. @returns false when another run has taken the key since */
export async function keepAnswer(db: Db, runner: string, body: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('answers')
    .set({ body })
    .where('runner', '=', runner)
    .where('body', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives a key back after a run that failed: the corrected body may come with the same key. */
export async function releaseAnswer(db: Db, runner: string): Promise<void> {
  await db.deleteFrom('answers').where('runner', '=', runner).where('body', 'is', null).execute();
}
