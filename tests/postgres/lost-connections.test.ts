import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isUnavailable } from '../../server/db/errors.ts';
import { openRateCounters } from '../../server/db/rate-counters.ts';
import type { Db } from '../../server/db/tables.ts';
import { addressOf, drop, makeDatabase, open } from '../contract/postgres.ts';

let name: string;
let db: Db;
beforeEach(async () => {
  name = await makeDatabase();
  db = open(name);
});
afterEach(async () => {
  await db.destroy();
  await drop(name);
});

const end = (pid: number) => sql`select pg_terminate_backend(${pid})`.execute(db);

// Without a listener of its own, the connection would end the process, here the test.
test('a connection that is lost within a transaction fails its next query, and the next transaction has another', async () => {
  const lost = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await end(rows[0]?.pid ?? 0);
    for (;;) await sql`select 1`.execute(trx);
  });
  const error = await lost.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(isUnavailable(error), String(error)).toBe(true);
  await db.transaction().execute((trx) => sql`select 1`.execute(trx));
});

test('a connection that counts calls is lost in use, and the next call is counted on another', async () => {
  const counters = openRateCounters(addressOf(name));
  const client = await counters?.pool.connect();
  const ended = new Promise((resolve) => client?.once('end', resolve));
  const pid = (await client?.query<{ pid: number }>('select pg_backend_pid() as pid'))?.rows[0]?.pid;
  await end(pid ?? 0);
  await ended;
  client?.release(true);
  expect((await counters?.pool.query('select 1 as one'))?.rows).toEqual([{ one: 1 }]);
  await counters?.end();
});
