import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { feedbackMessage } from '../../src/contract/feedback/unread.ts';
import { report } from '../contract/reports.ts';
import { createServer, type Server } from '../contract/server.ts';

let server: Server;
let other: pg.Client;

/** Another process holds what a user's writes take one after the other. */
const holdUser = (uid: string) => other.query('select pg_advisory_lock(hashtextextended($1, 0))', [`user ${uid}`]);
const releaseAll = () => other.query('select pg_advisory_unlock_all()');

beforeEach(async () => {
  server = await createServer();
  other = new pg.Client({ connectionString: server.at });
  await other.connect();
});
afterEach(async () => {
  await other.end();
  await server.close();
});

const manual = { source: 'manual', sn: 'SN-1', deviceId: '' } as const;
const create = (token: string) =>
  server.call(createFeedback, { token, input: report({ device: manual, contact: 'a@example.com' }) });

test('writes of a user that wait for a lock hold one connection, and nobody else up', async () => {
  const [anna, louis] = [await server.signIn('de-anna'), await server.signIn('fr-louis')];
  await holdUser('de-anna');
  let ended = 0;
  const waiting = Array.from({ length: 20 }, () => create(anna).finally(() => ended++));
  for (let count = 0; count < 2; count++) {
    expect((await create(louis)).code).toBe(200);
    expect((await server.call(feedbackMessage, { token: louis })).code).toBe(200);
    expect((await server.call(feedbackMessage, { token: anna })).code).toBe(200);
  }
  expect((await server.app.request('/readyz')).status).toBe(200);
  expect(ended).toBe(0);
  const { rows } = await other.query(
    "select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
  );
  expect(rows).toEqual([{ n: 1 }]);
  await releaseAll();
  expect(new Set((await Promise.all(waiting)).map(({ code }) => code))).toEqual(new Set([200]));
});

test('a write that waits for a lock too long is told to come again, and is done then', async () => {
  const anna = await server.signIn('de-anna');
  await holdUser('de-anna');
  const key = 'a-key-that-waits';
  const call = () =>
    server.call(createFeedback, { token: anna, key, input: report({ device: manual, contact: 'a@example.com' }) });
  const refused = await call();
  expect(refused).toMatchObject({ status: 503, code: 503, data: { reason: 'overloaded' } });
  expect(refused.headers.get('Retry-After')).toBe('1');
  await releaseAll();
  expect((await call()).code).toBe(200);
});

test('what a call asks of the database ends in time', async () => {
  const settings = await Promise.all(
    ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'].map(async (name) => {
      const { sql } = await import('kysely');
      const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(server.db);
      return rows[0]?.value;
    }),
  );
  expect(settings).toEqual(['10s', '5s', '10s']);
});
