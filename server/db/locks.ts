import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Db } from './tables.ts';

/** What only one transaction at a time may read and then change. */
type Lockable = 'schema' | 'seed' | 'user' | 'feedback' | 'ticket' | 'recipe' | 'device' | 'search';

/**
 * Locks a record, or all of something without `id`, until the transaction ends: other transactions that lock it wait, in whatever
 * process they run. Call it before reading what the change depends on.
 *
 * PostgreSQL uses an advisory lock. SQLite has one writer at a time: its transactions lock the database when they begin.
 * A transaction that takes several locks takes them in the order of {@link Lockable}, so that none deadlock.
 */
export async function lockRow(trx: Db, what: Lockable, id = ''): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${keyOf(what, id)})`.execute(trx);
}

const keyOf = (what: Lockable, id = ''): RawBuilder<bigint> => sql`hashtextextended(${`${what} ${id}`}, 0)`;

/** Milliseconds between two attempts to get a lock of {@link withSessionLock}. */
const retryDelay = 200;

/**
 * Locks what {@link lockRow} locks on one connection of PostgreSQL, across transactions. Whoever waits asks again and again: a statement
 * that waits would hold a snapshot, for whose end the creation of an index waits.
 */
export const withSessionLock = (db: Db, what: Lockable, work: (connection: Db) => Promise<void>): Promise<void> =>
  db.connection().execute(async (connection) => {
    const attempt = sql<{ got: number }>`select pg_try_advisory_lock(${keyOf(what)}) as got`;
    while ((await attempt.execute(connection)).rows[0]?.got !== 1) await pause(retryDelay);
    try {
      await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${keyOf(what)})`.execute(connection);
    }
  });

/** Removes the time limits of statements and locks from a transaction that no call waits for. */
export async function disableTimeouts(trx: Db): Promise<void> {
  if (!isPostgres(trx)) return;
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  for (const name of names) await sql`select set_config(${name}, '0', true)`.execute(trx);
}
