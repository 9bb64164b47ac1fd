import { sql } from 'kysely';
import { minute } from '../../src/lib/time-units.ts';
import { isPostgres } from './dialect.ts';
import type { Db } from './tables.ts';

/** The scope of an idempotency key: another user, or another endpoint, may use the same key. */
export interface IdempotencyKey {
  uid: string;
  path: string;
  key: string;
}

/**
 * Milliseconds after which a call without a response counts as crashed, so that its key may be claimed again. A run that was only slow
 * cannot complete then. Pictures may wait long for their turn to be decoded.
 */
export const abandonedAfter = { default: 10_000, picture: minute } as const;

export type Claim =
  | { state: 'claimed'; runner: string }
  | { state: 'running' }
  | { state: 'other body' }
  | { state: 'done'; body: string };

/**
 * Claims a key for one run of its call, or says what became of the run that has it.
 *
 * @param fingerprint of the body: the same key with another body is a mistake of the caller
 * @param now milliseconds
 * @param crashedAfter one of {@link abandonedAfter}
 */
export async function claimKey(
  db: Db,
  key: IdempotencyKey,
  fingerprint: string,
  now: number,
  crashedAfter: number = abandonedAfter.default,
): Promise<Claim> {
  const runner = crypto.randomUUID();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('answers')
    .values({ ...key, fingerprint, runner, started_at: now, body: null })
    .onConflict((conflict) => conflict.columns(['uid', 'path', 'key']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return { state: 'claimed', runner };

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
  return numUpdatedRows === 1n ? { state: 'claimed', runner } : { state: 'running' };
}

/** Stores a run's response, in the transaction of the call's work. @returns false when another run has claimed the key since */
export async function storeResponse(db: Db, runner: string, body: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('answers')
    .set({ body })
    .where('runner', '=', runner)
    .where('body', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Releases the key of a run that failed, so that a corrected body may use the same key. */
export async function releaseKey(db: Db, runner: string): Promise<void> {
  await db.deleteFrom('answers').where('runner', '=', runner).where('body', 'is', null).execute();
}

/** Ids per statement: SQLite limits the depth of an expression. */
const idsPerStatement = 200;

/**
 * Deletes stored responses that name one of some records.
 *
 * @param uids whose; without them, all responses that can be about another user's record: those to customer service, which repeat
 *   it, and those to whoever cooked somebody else's recipe
 */
export async function deleteResponsesAbout(db: Db, ids: readonly string[], uids?: readonly string[]): Promise<void> {
  const position = sql.raw(isPostgres(db) ? 'strpos' : 'instr');
  for (let from = 0; from < ids.length; from += idsPerStatement) {
    const names = ids.slice(from, from + idsPerStatement).map((id) => JSON.stringify(id));
    await db
      .deleteFrom('answers')
      .where((eb) =>
        uids ? eb('uid', 'in', uids) : eb.or([eb('path', 'like', '/api/v1/operate/%'), eb('path', 'like', '/api/v1/cooking/%')]),
      )
      .where((eb) => eb.or(names.map((name) => sql<boolean>`${position}(body, ${name}) > 0`)))
      .execute();
  }
}
