import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { isUpToDate, migrate } from '../../server/db/migrate.ts';
import { connect } from '../../server/db/open.ts';
import type { Db } from '../../server/db/tables.ts';
import { insertUser } from '../../server/db/users.ts';
import { serve } from '../../server/serve.ts';
import { addressOf, drop, makeDatabase } from '../contract/postgres.ts';

let name: string;
let db: Db;
let other: pg.Client;
beforeEach(async () => {
  name = await makeDatabase(false);
  db = connect(addressOf(name));
  other = new pg.Client({ connectionString: addressOf(name) });
  await other.connect();
});
afterEach(async () => {
  await other.end();
  await db.destroy();
  await drop(name);
});

const insertReport = `insert into feedback (id, uid, type_id, device_name, device_model, device_sn, device_id, description, contact, reachable,
  platform, order_number, status, unread, created_at, updated_at) values (gen_random_uuid(), 'anna', '', '', '', '', '', '', '', '', '', '', '', 0, 0, 0)`;

test('an empty database in the place of a lost one is told: no server starts on it, and one that runs is not ready', async () => {
  const options = { secret: 'x', allowedOrigins: [] };
  const settings = { ...options, database: addressOf(name), port: 0, publicUrl: '', proxies: 0, seed: false, drain: 0 };
  await expect(serve(settings)).rejects.toMatchObject({ code: 'NO_TABLES' });
  const response = await createApp({ ...options, db, publicBase: () => '' }).request('/readyz');
  expect([response.status, await response.text()]).toEqual([503, 'the database is empty\n']);
});

test('of several processes that migrate at once one does it, and the others wait', async () => {
  const processes = Array.from({ length: 3 }, () => connect(addressOf(name)));
  await Promise.all(processes.map((one) => migrate(one)));
  expect(await isUpToDate(db)).toBe(true);
  const { rows } = await other.query('select indexrelid::regclass::text from pg_index where not indisvalid');
  expect(rows).toEqual([]);
  for (const one of processes) await one.destroy();
});

test('a table that is in use is changed later, and calls that want it do not wait for that', async () => {
  await migrate(db, '0014-unattached-images');
  await insertUser(db, { uid: 'anna', username: 'Anna', country: 'DE', lang: 'de', role: 'user' });
  await other.query('begin');
  await other.query('select 1 from feedback');
  const migrated = migrate(db);
  const waits = "select 1 from pg_locks where relation = 'feedback'::regclass and mode = 'AccessExclusiveLock' and not granted";
  const writer = new pg.Client({ connectionString: addressOf(name) });
  await writer.connect();
  await expect.poll(async () => (await writer.query(waits)).rowCount, { timeout: 30_000 }).toBe(1);
  await writer.query('set lock_timeout = 2000');
  await writer.query(insertReport);
  await writer.end();
  await other.query('commit');
  await migrated;
  expect(await isUpToDate(db)).toBe(true);
  expect((await other.query('select thanked from feedback')).rows).toEqual([{ thanked: '0' }]);
  expect((await other.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }]);
});

test('an index that an interrupted migration has left behind is built again', async () => {
  await migrate(db, '0016-help-signals');
  await other.query('create index feedback_latest on feedback (id)');
  await migrate(db);
  const { rows } = await other.query("select indexdef from pg_indexes where indexname = 'feedback_latest'");
  expect(rows[0].indexdef).toContain('(updated_at, id) WHERE (removed_at IS NULL)');
});
