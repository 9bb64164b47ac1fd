import { sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Db } from './tables.ts';

/** What only one transaction at a time may read and then change. */
type Held = 'schema' | 'seed' | 'user' | 'feedback' | 'ticket' | 'recipe' | 'device' | 'search';

/**
 * Holds something until the transaction ends: others that want it wait, in whatever process they run. To be called before what is
 * decided upon is read. SQLite has one writer at a time anyway: its transactions hold everything from their beginning.
 *
 * Whoever holds several takes them in the order of {@link Held}.
 */
export async function hold(trx: Db, what: Held, id = ''): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(hashtextextended(${`${what} ${id}`}, 0))`.execute(trx);
}

/** Lets a transaction take, and wait, as long as it needs: it is no call's, and nobody waits for it but who started it. */
export async function liftTimeouts(trx: Db): Promise<void> {
  if (!isPostgres(trx)) return;
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  for (const name of names) await sql`select set_config(${name}, '0', true)`.execute(trx);
}
