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
