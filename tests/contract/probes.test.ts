import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { connect, openDatabase } from '../../server/db/open.ts';
import type { Entry } from '../../server/observe/log.ts';
import { createMetrics } from '../../server/observe/metrics.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { listFeedback } from '../../src/contract/feedback/read.ts';
import { feedbackMessage } from '../../src/contract/feedback/unread.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { cluster } from './postgres.ts';
import { report, upload } from './reports.ts';
import { createServer, newKey, type Server } from './server.ts';
import { canMount, fill, smallDisk } from './small-disk.ts';

let server: Server;
let token: string;

beforeAll(async () => {
  server = await createServer();
  token = await server.signIn('de-anna');
});
afterAll(() => server.close());

const options = { secret: 'x', allowedOrigins: [], publicBase: () => '' };

/** As it comes over a connection from an address. */
const ask = (app: Hono, path: string, from = '127.0.0.1', headers: Record<string, string> = {}) =>
  app.request(path, { headers }, { incoming: { socket: { remoteAddress: from } } });

const answerOf = async (response: Response | Promise<Response>) => {
  const { status } = await response;
  return [status, (await (await response).text()).trim()];
};

describe('health', () => {
  test('is told without a word in the log, a header of a call, or a limit', async () => {
    const few = await createServer({ limits: { anonymous: { max: 1, seconds: 60 } } });
    for (let time = 0; time < 5; time++) {
      expect(await answerOf(few.app.request('/healthz', { headers: { Origin: 'https://x.test' } }))).toEqual([200, 'alive']);
      expect(await answerOf(few.app.request('/readyz'))).toEqual([200, 'ready']);
    }
    expect(few.logs).toEqual([]);
    await few.close();
  });

  test('is good while the server stops, but it is ready no more', async () => {
    let isStopping = false;
    const app = createApp({ ...options, db: server.db, isStopping: () => isStopping });
    expect(await answerOf(app.request('/readyz'))).toEqual([200, 'ready']);
    isStopping = true;
    expect(await answerOf(app.request('/readyz'))).toEqual([503, 'stopping']);
    expect((await app.request('/healthz')).status).toBe(200);
  });

  test('without a database that answers, or before its migrations, the server is not ready', async () => {
    const db = await openDatabase(':memory:');
    const clock = { elapsed: 0 };
    const app = createApp({ ...options, db, elapsed: () => clock.elapsed });
    await db
      .deleteFrom('kysely_migration' as never)
      .where('name' as never, 'like', '0012%' as never)
      .execute();
    expect(await answerOf(app.request('/readyz'))).toEqual([503, 'the database awaits migrations']);
    await db.destroy();
    clock.elapsed += 1000;
    expect(await answerOf(app.request('/readyz'))).toEqual([503, 'the database does not answer']);
    expect((await app.request('/healthz')).status).toBe(200);
  });

  test.skipIf(cluster)('a file that is damaged is told from one that does not answer', async () => {
    const file = join(temporaryFolder(), 'data.db');
    await (await openDatabase(file)).destroy();
    const db = connect(file);
    const app = createApp({ ...options, db });
    writeFileSync(file, Buffer.alloc(statSync(file).size, 'x'));
    expect(await answerOf(app.request('/readyz'))).toEqual([503, 'the database is damaged']);
    await db.destroy();
  });

  test.skipIf(cluster)('damage that a call has met is told until the restart, though no probe reads there', async () => {
    const file = join(temporaryFolder(), 'data.db');
    const own = await createServer({ file });
    const mine = await own.signIn('de-anna');
    const { rows } = await sql<{ page: number }>`select rootpage as page from sqlite_schema where name = 'feedback'`.execute(
      own.db,
    );
    await sql`pragma wal_checkpoint(truncate)`.execute(own.db);
    await sql`pragma shrink_memory`.execute(own.db);
    const page = Number(rows[0]?.page);
    writeFileSync(file, readFileSync(file).fill('x', (page - 1) * 4096, page * 4096));
    expect(await answerOf(own.app.request('/readyz'))).toEqual([200, 'ready']);
    expect((await own.call(listFeedback, { token: mine, input: {} })).code).toBe(500);
    for (let time = 0; time < 2; time++)
      expect(await answerOf(own.app.request('/readyz'))).toEqual([503, 'the database is damaged']);
    expect(own.logs.filter((line) => line.includes('"fault":"the database is damaged"'))).toHaveLength(1);
    await own.close();
  });

  test.skipIf(cluster)('a file that was removed, or has another in its place, is told', async () => {
    const file = join(temporaryFolder(), 'data.db');
    const db = await openDatabase(file);
    const clock = { elapsed: 0 };
    const entries: Entry[] = [];
    const log = (entry: Entry) => void entries.push(entry);
    const app = createApp({ ...options, db, log, elapsed: () => clock.elapsed });
    const ready = () => {
      clock.elapsed += 1000;
      return answerOf(app.request('/readyz'));
    };
    expect(await ready()).toEqual([200, 'ready']);
    renameSync(file, `${file}.moved`);
    expect(await ready()).toEqual([503, 'the file of the database is gone']);
    copyFileSync(`${file}.moved`, file);
    expect(await ready()).toEqual([503, 'the file of the database is gone']);
    renameSync(`${file}.moved`, file);
    expect(await ready()).toEqual([200, 'ready']);
    expect(entries).toMatchObject([{ level: 'error', fault: 'the file of the database is gone', stack: [] }]);
    await db.destroy();
  });

  test('costs the database one question a second, however many ask', async () => {
    const db = await openDatabase(':memory:');
    const clock = { elapsed: 0 };
    const app = createApp({ ...options, db, elapsed: () => clock.elapsed });
    expect((await app.request('/readyz')).status).toBe(200);
    await db.destroy();
    clock.elapsed += 999;
    expect((await app.request('/readyz')).status).toBe(200);
    clock.elapsed += 1;
    expect((await app.request('/readyz')).status).toBe(503);
  });
});

describe.skipIf(cluster)('a disk that is full', () => {
  test('is logged by its code, and a call on it says nothing of it', async () => {
    const full = await createServer();
    const mine = await full.signIn('de-anna');
    // The database may become no larger than it is.
    await sql`pragma max_page_count = 1`.execute(full.db);
    const answers: Awaited<ReturnType<typeof full.call>>[] = [];
    for (let time = 0; time < 40 && answers.at(-1)?.code !== 500; time++)
      answers.push(await full.call(createFeedback, { token: mine, input: report({ description: 'x'.repeat(1000) }) }));
    expect(answers.at(-1)).toMatchObject({ status: 500, data: { reason: 'internal' } });
    expect(answers.at(-1)?.text).not.toContain('SQLITE');
    expect(full.logs.map((line) => JSON.parse(line)).find(({ fault }) => fault)).toMatchObject({ code: 'SQLITE_FULL' });
    await full.close();
  });

  test.skipIf(!canMount())('makes the server unready until there is room again', async () => {
    const folder = smallDisk(4);
    const db = await openDatabase(join(folder, 'data.db'));
    const entries: Entry[] = [];
    const clock = { elapsed: 0 };
    const log = (entry: Entry) => void entries.push(entry);
    const app = createApp({ ...options, db, log, elapsed: () => clock.elapsed });
    const ready = () => {
      clock.elapsed += 1000;
      return answerOf(app.request('/readyz'));
    };
    expect(await ready()).toEqual([200, 'ready']);
    const rest = join(folder, 'rest');
    fill(rest);
    for (let time = 0; time < 3; time++) expect(await ready()).toEqual([503, 'the database cannot be written']);
    expect(entries).toMatchObject([{ fault: 'the database cannot be written', code: 'ENOSPC' }]);
    rmSync(rest);
    expect(await ready()).toEqual([200, 'ready']);
    expect(readdirSync(folder).filter((name) => name.includes('probe'))).toEqual([]);
    await db.destroy();
  });
});

describe('the metrics', () => {
  const metricsOf = async () => (await ask(server.app, '/metrics')).text();

  test('count calls by their pattern, how long they took, bodies, uploads and repeated keys', async () => {
    const key = newKey();
    await server.call(createFeedback, { token, input: report(), key });
    await server.call(createFeedback, { token, input: report(), key });
    await server.call(createFeedback, { token, input: report({ description: 'another' }), key });
    await server.call(feedbackMessage, { token: 'nobody' });
    await upload(server, token);
    await server.app.request(`/eu/app/api/v1/${token}`);
    const text = await metricsOf();
    const create = 'method="POST",route="/app/api/v1/feedback/create"';
    expect(text).toContain(`companion_requests_total{${create},status="200"} 2`);
    expect(text).toContain(`companion_requests_total{${create},status="422"} 1`);
    expect(text).toContain('route="/app/api/v1/feedback/message",status="401"} 1');
    expect(text).toContain('route="(unknown)",status="404"} 1');
    expect(text).toContain(`companion_request_seconds_count{${create}} 3`);
    expect(text).toContain('companion_repeats_total{how="replayed"} 1');
    expect(text).toContain('companion_repeats_total{how="other_body"} 1');
    expect(text).toContain('companion_bodies_total{kind="image"} 1');
    expect(text).toMatch(/companion_received_bytes_total\{kind="json"\} [1-9]/);
    expect(text).toMatch(/companion_sent_bytes_total [1-9]/);
    expect(text).toContain('companion_requests_open 0');
    expect(text).toContain('companion_ready 1');
    for (const queue of ['reads', 'writes', 'pictures']) expect(text).toContain(`companion_queue_waiting{queue="${queue}"} 0`);
    expect(text).toMatch(/companion_purged_timestamp_seconds [1-9]/);
    expect(text).toContain('companion_purge_failures_total 0');
    expect(text).not.toContain(token);
  });

  test('are 0 for what alerts wait for, before it is counted first', async () => {
    const metrics = createMetrics();
    createApp({ ...options, db: server.db, metrics });
    const text = await metrics.text();
    expect(text).toContain('companion_requests_total{method="POST",route="/app/api/v1/feedback/create",status="500"} 0');
    expect(text).toContain('companion_repeats_total{how="other_body"} 0');
    for (const limit of ['network', 'user', 'writes', 'anonymous'])
      expect(text).toContain(`companion_rate_limited_total{limit="${limit}"} 0`);
  });

  test('count purges that failed, and calls that a limit refused', async () => {
    const few = await createServer({ limits: { user: { max: 1, seconds: 60 } } });
    const mine = await few.signIn('de-anna');
    await few.db.schema.dropTable('cookings').execute();
    for (let time = 0; time < 3; time++) await few.call(feedbackMessage, { token: mine });
    const text = async () => (await ask(few.app, '/metrics')).text();
    await expect.poll(text).toContain('companion_purge_failures_total 1');
    expect(await text()).toContain('companion_purged_timestamp_seconds 0');
    expect(await text()).toContain('companion_rate_limited_total{limit="user"} 2');
    await few.close();
  });

  test('are for this machine alone, and not for whom a proxy on it speaks', async () => {
    for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await ask(server.app, '/metrics', from)).status).toBe(200);
    for (const from of ['192.0.2.1', '::ffff:192.0.2.1', '12.7.0.0', ''])
      expect((await ask(server.app, '/metrics', from)).status).toBe(403);
    for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'])
      expect((await ask(server.app, '/metrics', '127.0.0.1', { [header]: '127.0.0.1' })).status).toBe(403);
  });

  test('are for whoever shows the token, where there is one', async () => {
    const metrics = createMetrics({ ofProcess: true });
    const app = createApp({ ...options, db: server.db, metrics, metricsToken: 'let me in' });
    const response = await ask(app, '/metrics', '192.0.2.1', { Authorization: 'Bearer let me in' });
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await response.text()).toContain('process_resident_memory_bytes');
    for (const Authorization of ['Bearer let me', 'Bearer let me in!', 'let me in', ''])
      expect((await ask(app, '/metrics', '127.0.0.1', { Authorization })).status).toBe(403);
  });
});
