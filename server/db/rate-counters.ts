import type pg from 'pg';
import { minute } from '../../src/lib/time-units.ts';
import { createPool, isPostgresUrl } from './postgres.ts';

/** What all processes on a PostgreSQL database count together, in the table `rate_limits` of rate-limiter-flexible's columns. */
export interface RateCounters {
  pool: pg.Pool;
  table: 'rate_limits';
  end(): Promise<void>;
}

/** Beside those of calls, so that counting waits for no call. */
const maxConnections = 2;

/** Milliseconds that counting may take before a process counts for itself; and that removing ended windows may take. */
const [countTimeout, removeTimeout] = [1000, 10_000];

/**
 * Opens the shared counters, and removes ended windows once a minute. There are none for SQLite, which one process uses.
 *
 * @param at as for `openDatabase`
 */
export function openRateCounters(at: string): RateCounters | undefined {
  if (!isPostgresUrl(at)) return undefined;
  const pool = createPool({
    connectionString: at,
    max: maxConnections,
    connectionTimeoutMillis: countTimeout,
    query_timeout: countTimeout,
    statement_timeout: countTimeout,
  });
  const timer = setInterval(() => removeEnded(pool, Date.now()).catch(() => undefined), minute).unref();
  return {
    pool,
    table: 'rate_limits',
    end() {
      clearInterval(timer);
      return pool.end();
    },
  };
}

/** Removes the windows that ended before a time (milliseconds since 1970), which may take longer than counting. */
export async function removeEnded(pool: pg.Pool, before: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local statement_timeout = ${removeTimeout}`);
    await client.query({
      text: 'delete from rate_limits where expire <= $1',
      values: [before],
      query_timeout: removeTimeout,
    } as pg.QueryConfig);
    await client.query('commit');
    client.release();
  } catch (error) {
    // Closed, and with it the transaction.
    client.release(true);
    throw error;
  }
}
