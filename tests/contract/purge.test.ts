import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteUnattached, insertUnattachedImage } from '../../server/db/images.ts';
import { purge } from '../../server/db/purge.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { day } from '../../src/lib/time-units.ts';
import { report, upload } from './reports.ts';
import { createServer, type Server } from './server.ts';

let server: Server;
let token: string;

beforeEach(async () => {
  server = await createServer();
  token = await server.signIn('de-anna');
});
afterEach(() => server.close());

const has = async (id: string) =>
  (await server.db.selectFrom('images').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

test('a picture that no record took goes after seven days, and not before', async () => {
  const id = await upload(server, token);
  await purge(server.db, server.clock.now + 7 * day);
  expect(await has(id)).toBe(true);
  await purge(server.db, server.clock.now + 7 * day + 1);
  expect(await has(id)).toBe(false);
});

test('a picture of a record stays, however old it is', async () => {
  const id = await upload(server, token);
  expect((await server.call(createFeedback, { token, input: report({ images: [id] }) })).code).toBe(200);
  await purge(server.db, server.clock.now + 10 * 365 * day);
  expect(await has(id)).toBe(true);
});

test('many pictures go in small batches, so that no statement takes long', async () => {
  const picture = { media_type: 'image/png', bytes: new Uint8Array(9), width: 9, height: 9 };
  for (let count = 0; count < 120; count++) await insertUnattachedImage(server.db, 'de-anna', picture, server.clock.now);
  const batches: bigint[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.numAffectedRows) batches.push(result.numAffectedRows);
      return result;
    },
  };
  await purge(server.db.withPlugin(watch), server.clock.now + 7 * day + 1);
  expect(await server.db.selectFrom('images').select('id').where('record_id', 'is', null).execute()).toEqual([]);
  expect(batches.filter((count) => count > 50n)).toEqual([]);
});

test('a picture that a record has taken meanwhile is not deleted', async () => {
  const [taken, left] = [await upload(server, token), await upload(server, token)];
  expect((await server.call(createFeedback, { token, input: report({ images: [taken] }) })).code).toBe(200);
  await deleteUnattached(server.db, [taken, left]);
  expect([await has(taken), await has(left)]).toEqual([true, false]);
});

test('a token goes a day after its end, and not before', async () => {
  await server.signIn('fr-louis', { ttlSeconds: 3600 });
  const tokens = async () => (await server.db.selectFrom('tokens').select('hash').where('uid', '=', 'fr-louis').execute()).length;
  const end = server.clock.now + 3600_000;
  await purge(server.db, end + day);
  expect(await tokens()).toBe(1);
  await purge(server.db, end + day + 1);
  expect(await tokens()).toBe(0);
});

test('calls purge again after the clock was ahead once', async () => {
  const call = () => server.call(createFeedback, { token, input: report() });
  server.clock.now += 10 * day;
  await call();
  server.clock.now -= 10 * day;
  const id = await upload(server, token);
  server.clock.now += 8 * day;
  await call();
  await vi.waitFor(async () => expect(await has(id)).toBe(false));
});
