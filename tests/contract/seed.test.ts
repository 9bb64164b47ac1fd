import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../server/db/open.ts';
import { listUsers, regionOf } from '../../server/db/users.ts';
import { isProblemType } from '../../server/messages.ts';
import { seed } from '../../server/seed/seed.ts';
import { seedTexts } from '../../server/seed/texts.ts';
import { parseContact } from '../../src/contract/contact/contact.ts';
import { listDevices } from '../../src/contract/devices/list.ts';
import { limits } from '../../src/contract/feedback/form.ts';
import { serviceList } from '../../src/contract/feedback/operate.ts';
import { feedbackDetail, listFeedback } from '../../src/contract/feedback/read.ts';
import { regions } from '../../src/contract/regions.ts';
import { contentsOf, createServer, type Server } from './server.ts';

let server: Server;

beforeAll(async () => {
  server = await createServer();
});
afterAll(() => server.close());

describe('the seed', () => {
  test('is the same in every run', async () => {
    const other = await createServer();
    expect(await contentsOf(other.db)).toBe(await contentsOf(server.db));
    await other.close();
  });

  test('fills an empty database and no other', async () => {
    const db = await openDatabase(':memory:');
    expect(await seed(db)).toBe(true);
    const before = await contentsOf(db);
    expect(await seed(db)).toBe(false);
    expect(await contentsOf(db)).toBe(before);
  });

  test('has users of each region and of each language that it has words for, and customer service in each region', async () => {
    const users = await listUsers(server.db);
    for (const role of ['user', 'operator']) {
      expect(new Set(users.filter((user) => user.role === role).map(regionOf))).toEqual(new Set(regions));
    }
    expect(new Set(users.map(({ lang }) => lang))).toEqual(new Set(Object.keys(seedTexts)));
  });

  test('has nothing that the server itself would refuse', async () => {
    for (const user of (await listUsers(server.db)).filter(({ role }) => role === 'user')) {
      const region = regionOf(user) ?? 'eu';
      const token = await server.signIn(user.uid);
      expect((await server.call(listDevices, { token, region })).code).toBe(200);
      const { data } = await server.call(listFeedback, { token, region, input: { limit: '50' } });
      for (const { id } of data.items) {
        const { code, data: feedback } = await server.call(feedbackDetail, { token, region, input: { id } });
        expect(code).toBe(200);
        expect(isProblemType(feedback.typeId)).toBe(true);
        expect(parseContact(feedback.contact, user.country)).toHaveProperty('value');
        expect(feedback.messages[0]?.text.length).toBeLessThanOrEqual(limits.description);
        for (const { url } of feedback.messages[0]?.images ?? []) {
          expect((await server.app.request(url.replace('https://api.test', 'http://localhost'))).status).toBe(200);
        }
      }
    }
  });

  test('has every state for customer service to see', async () => {
    const { data } = await server.call(serviceList, { token: await server.signIn('service-cn'), region: 'cn' });
    expect(new Set(data.items.map(({ status }) => status))).toEqual(new Set(['processing', 'confirmed', 'replied']));
  });
});
