import { afterEach, beforeEach, expect, test } from 'vitest';
import { purge } from '../../server/db/purge.ts';
import { retention } from '../../server/db/retention.ts';
import type { TableName } from '../../server/db/tables-in-order.ts';
import { answerFeedback } from '../../src/contract/feedback/conversation.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { serviceReply } from '../../src/contract/feedback/operate.ts';
import { removeFeedback, restoreFeedback } from '../../src/contract/feedback/read.ts';
import { report, upload } from './reports.ts';
import { createServer, type Server } from './server.ts';

let server: Server;
let token: string;
beforeEach(async () => {
  server = await createServer();
  token = await server.signIn('at-lena');
});
afterEach(() => server.close());

const hers = async (table: TableName) =>
  (
    await server.db
      .selectFrom(table as 'feedback')
      .select('id')
      .where('uid', '=', 'at-lena')
      .execute()
  ).length;

/** A report of hers with a picture, a reply, and an answer to it that has a picture, too. */
async function removedReport(): Promise<string> {
  const service = await server.signIn('service-eu');
  const input = report({
    device: { source: 'manual', sn: '1', deviceId: '' },
    contact: 'lena@example.com',
    images: [await upload(server, token)],
  });
  const { id } = (await server.call(createFeedback, { token, input })).data;
  await server.call(serviceReply, { token: service, input: { id, text: 'Hello' } });
  const answered = await server.call(answerFeedback, { token, input: { id, text: '', images: [await upload(server, token)] } });
  expect(answered.code).toBe(200);
  expect((await server.call(removeFeedback, { token, input: { id } })).code).toBe(200);
  return id;
}

test('a removed report goes with its pictures and replies when its time is over, and not before', async () => {
  const id = await removedReport();
  const replies = () => server.db.selectFrom('replies').select('id').where('feedback_id', '=', id).execute();
  await purge(server.db, server.clock.now + retention.removedReports);
  expect([await hers('feedback'), await hers('images'), (await replies()).length]).toEqual([1, 2, 2]);
  await purge(server.db, server.clock.now + retention.removedReports + 1);
  expect([await hers('feedback'), await hers('images'), (await replies()).length]).toEqual([0, 0, 0]);
});

test('one that was restored stays', async () => {
  const id = await removedReport();
  await server.call(restoreFeedback, { token, input: { id } });
  await purge(server.db, server.clock.now + retention.removedReports + 1);
  expect(await hers('feedback')).toBe(1);
});

test('stored responses that name a purged record go with it', async () => {
  await removedReport();
  const keep = { ...retention, idempotencyKeys: 10 * retention.ratings };
  await purge(server.db, server.clock.now + retention.removedReports + 1, keep);
  const left = await server.db.selectFrom('answers').select('path').where('uid', '=', 'at-lena').execute();
  expect(left.map(({ path }) => path).filter((path) => path.endsWith('/create'))).toEqual([]);
});

test('whatever has a time goes at its end, a little at a time', async () => {
  const tables = ['feedback', 'tickets', 'registrations', 'ratings', 'after_sales', 'help_votes', 'recipes'] as const;
  const vote = { article: 'robot-lost', lang: 'de', helpful: 1, reason: null, comment: '', voted_at: server.clock.now };
  await server.db
    .insertInto('help_votes')
    .values({ uid: 'at-lena', ...vote })
    .execute();
  const sale = { gender: '', birthday: '', order_number: '', region: '', created_at: server.clock.now } as const;
  await server.db
    .insertInto('after_sales')
    .values({ id: 'sale', uid: 'at-lena', ...sale })
    .execute();
  const count = async (table: TableName) =>
    (
      await server.db
        .selectFrom(table as 'feedback')
        .select('uid')
        .execute()
    ).length;
  const before = Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await count(table)] as const)));
  await purge(server.db, server.clock.now + 20 * 365 * 24 * 3600_000);
  const after = Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await count(table)] as const)));
  expect(after).toMatchObject({ registrations: 0, ratings: 0, after_sales: 0, help_votes: 0 });
  for (const table of ['feedback', 'tickets'] as const) {
    expect(after[table]).toBeLessThan(before[table] ?? 0);
    // Those that wait for an answer stay.
    expect(after[table]).toBeGreaterThan(0);
  }
  const states = await server.db.selectFrom('recipes').select('state').distinct().execute();
  expect(states.map(({ state }) => state)).not.toContain('draft');
});

test('null keeps records, however old they are', async () => {
  await removedReport();
  await purge(server.db, server.clock.now + 99 * retention.removedReports, {
    ...retention,
    removedReports: Number.POSITIVE_INFINITY,
  });
  expect(await hers('feedback')).toBe(1);
});
