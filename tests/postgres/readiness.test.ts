import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { tryWrite } from '../../server/db/write-probe.ts';
import type { Entry, Log } from '../../server/observe/log.ts';
import { createMetrics } from '../../server/observe/metrics.ts';
import { addressOf, drop, makeDatabase, open } from '../contract/postgres.ts';

let name: string;
let owner: pg.Client;
beforeEach(async () => {
  name = await makeDatabase();
  owner = new pg.Client({ connectionString: addressOf(name) });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await drop(name);
});

test('a database that takes no writes is not ready, and the log has its code', async () => {
  await owner.query(`alter database ${name} set default_transaction_read_only = on`);
  const db = open(name);
  const entries: Entry[] = [];
  const log: Log = (entry) => entries.push(entry);
  let elapsed = 0;
  const app = createApp({ db, secret: 'x', allowedOrigins: [], publicBase: () => '', log, elapsed: () => elapsed });
  for (let time = 0; time < 2; time++) {
    const response = await app.request('/readyz');
    expect([response.status, await response.text()]).toEqual([503, 'the database cannot be written\n']);
    elapsed += 1000;
  }
  expect(entries).toMatchObject([{ level: 'error', code: '25006' }]);
  await db.destroy();
});

test('trying to write writes a row, and leaves it as it was', async () => {
  const db = open(name);
  const row = async () => (await owner.query('select xmin::text as version, * from kysely_migration_lock')).rows;
  const [before] = await row();
  await tryWrite(db);
  const [after, ...others] = await row();
  expect(after.version).not.toBe(before.version);
  expect([{ ...after, version: '' }, others]).toEqual([{ ...before, version: '' }, []]);
  await db.destroy();
});

test('the metrics do not count their own question among the calls that wait for a connection', async () => {
  const db = open(name);
  const metrics = createMetrics();
  let elapsed = 0;
  createApp({ db, secret: 'x', allowedOrigins: [], publicBase: () => '', metrics, elapsed: () => elapsed });
  for (let time = 0; time < 2; time++) {
    const text = await metrics.text();
    expect(text).toContain('companion_ready 1');
    expect(text).toContain('companion_database_connections{state="waiting"} 0');
    elapsed += 1000;
  }
  await db.destroy();
});
