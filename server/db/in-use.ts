import { sql } from 'kysely';
import pg from 'pg';
import { isPostgres } from './dialect.ts';
import { isPostgresUrl } from './postgres.ts';
import type { Db } from './tables.ts';

/** The advisory lock that servers share, and that a restore takes alone. */
const lockKey = 'hashtextextended($$companion servers$$, 0)';

/** Milliseconds before reconnecting a lost connection. */
const reconnectDelay = 1000;

/**
 * Marks a database as served by this process, so that no backup is restored into it meanwhile. PostgreSQL releases the mark with
 * the connection, also when the process is killed. SQLite knows by itself which processes have its file open.
 *
 * @returns a function that releases the mark
 * @throws an error with the code `RESTORING` while a backup is being restored, or the database's own error
 */
export async function markServed(at: string): Promise<() => Promise<void>> {
  if (!isPostgresUrl(at)) return async () => undefined;
  let isReleased = false;
  let connection = await lockShared(at);

  const watch = () => connection.once('end', () => setTimeout(reconnect, reconnectDelay).unref());
  const reconnect = async () => {
    if (isReleased) return;
    const next = await lockShared(at).catch(() => undefined);
    if (!next) return setTimeout(reconnect, reconnectDelay).unref();
    connection = next;
    if (isReleased) return connection.end();
    watch();
  };
  watch();
  return async () => {
    isReleased = true;
    await connection.end();
  };
}

async function lockShared(at: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: at, keepAlive: true });
  // The `end` event is handled; an error without a listener would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ got: boolean }>(`select pg_try_advisory_lock_shared(${lockKey}) as got`);
    if (!rows[0]?.got) throw Object.assign(new Error('A backup is being restored'), { code: 'RESTORING' });
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Whether a server uses the database. None can start to before the transaction ends. */
export async function isServed(trx: Db): Promise<boolean> {
  if (!isPostgres(trx)) return false;
  const { rows } = await sql<{ got: number }>`select pg_try_advisory_xact_lock(${sql.raw(lockKey)}) as got`.execute(trx);
  return rows[0]?.got !== 1;
}
