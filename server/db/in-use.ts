import { sql } from 'kysely';
import pg from 'pg';
import { isPostgres } from './dialect.ts';
import { isPostgresUrl } from './postgres.ts';
import type { Db } from './tables.ts';

/** Of the lock that each server shares, and that a restore has alone. */
const lock = 'hashtextextended($$companion servers$$, 0)';

/** Milliseconds until a connection that was lost is made anew. */
const pause = 1000;

/**
 * Marks a database as served by this process, so that nothing is restored into it meanwhile. PostgreSQL forgets the mark with the
 * connection, also of a process that was killed. SQLite itself knows who has its file open.
 *
 * @returns takes the mark away
 * @throws with the code `RESTORING` where a backup is just being restored, or what the database says
 */
export async function markServed(at: string): Promise<() => Promise<void>> {
  if (!isPostgresUrl(at)) return async () => undefined;
  let isOver = false;
  let connection = await lockShared(at);

  const watch = () => connection.once('end', () => setTimeout(again, pause).unref());
  const again = async () => {
    if (isOver) return;
    const next = await lockShared(at).catch(() => undefined);
    if (!next) return setTimeout(again, pause).unref();
    connection = next;
    if (isOver) return connection.end();
    watch();
  };
  watch();
  return async () => {
    isOver = true;
    await connection.end();
  };
}

async function lockShared(at: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: at, keepAlive: true });
  // Its end is watched; an error without a listener would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ got: boolean }>(`select pg_try_advisory_lock_shared(${lock}) as got`);
    if (!rows[0]?.got) throw Object.assign(new Error('A backup is being restored'), { code: 'RESTORING' });
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Whether a server uses the database; none can begin to until the transaction ends. */
export async function isServed(trx: Db): Promise<boolean> {
  if (!isPostgres(trx)) return false;
  const { rows } = await sql<{ got: number }>`select pg_try_advisory_xact_lock(${sql.raw(lock)}) as got`.execute(trx);
  return rows[0]?.got !== 1;
}
