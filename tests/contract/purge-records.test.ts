import { afterEach, beforeEach, expect, test } from 'vitest';
import { personalTables, rowsOf } from '../../server/db/personal-data.ts';
import { purge } from '../../server/db/purge.ts';
import { retention } from '../../server/db/retention.ts';
import type { TableName } from '../../server/db/tables-in-order.ts';
import { answerFeedback } from '../../src/contract/feedback/conversation.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { serviceReply } from '../../src/contract/feedback/operate.ts';
import { removeFeedback, restoreFeedback } from '../../src/contract/feedback/read.ts';
import { day } from '../../src/lib/time-units.ts';
import { doEverything, zelda } from './everything-of-a-user.ts';
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
  await purge(server.db, server.clock.now + 20 * 365 * day);
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

/** Tables with rows of a user that no retention ends, and why. */
const kept: Partial<Record<TableName, string>> = {
  users: 'the account',
  homes: 'the account',
  devices: 'bound until their user removes them',
  device_shares: 'part of devices',
  device_groups: 'part of homes',
  device_group_members: 'part of homes',
  images: 'of published recipes',
  recipes: 'published until their author removes them',
  recipe_tags: 'part of recipes',
  recipe_versions: 'part of recipes',
  favorites: 'collected until their user removes them',
  cooking_paces: 'a setting',
  audit_keys: 'one per user, who is nobody in the audit trail without it',
};

test('every table of a user’s data has a retention, or a reason to be kept until the user is erased', async () => {
  await doEverything(server);
  await server.db.updateTable('feedback').set({ status: 'replied' }).execute();
  await server.db.updateTable('tickets').set({ status: 'completed' }).execute();
  await server.db.updateTable('recipe_reports').set({ closed_at: server.clock.now }).execute();
  await server.db.updateTable('cookings').set({ ended_at: server.clock.now }).execute();
  await purge(server.db, server.clock.now + 20 * 365 * day);
  const left: TableName[] = [];
  for (const table of personalTables) if ((await rowsOf(server.db, table, zelda)).length > 0) left.push(table);
  const help =
    'A table’s rows are kept for ever: give them a time in server/retention.json, server/db/retention.ts and docs/personal-data.md, and delete them in server/db/purge.ts; or name the table in `kept` here, with the reason';
  expect(
    left.filter((table) => !(table in kept)),
    help,
  ).toEqual([]);
  expect(Object.keys(kept)).toEqual(left);
});

test('null keeps records, however old they are', async () => {
  await removedReport();
  await purge(server.db, server.clock.now + 99 * retention.removedReports, {
    ...retention,
    removedReports: Number.POSITIVE_INFINITY,
  });
  expect(await hers('feedback')).toBe(1);
});
