import { beforeEach, describe, expect, test } from 'vitest';
import { answerFeedback } from '../../src/contract/feedback/conversation.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { listTypes } from '../../src/contract/feedback/form.ts';
import { serviceDetail, serviceList, serviceReply, serviceSetStatus } from '../../src/contract/feedback/operate.ts';
import { feedbackDetail, listFeedback, removeFeedback } from '../../src/contract/feedback/read.ts';
import { feedbackMessage } from '../../src/contract/feedback/unread.ts';
import { recordNumber } from '../../src/contract/record-number.ts';
import { report } from './reports.ts';
import { createServer, newKey, noon, type Server } from './server.ts';

let server: Server;
let operator: string;
let anna: string;

beforeEach(async () => {
  server = await createServer();
  operator = await server.signIn('service-eu');
  anna = await server.signIn('de-anna');
});

const id = 'de-anna-offline';
const message = async () => (await server.call(feedbackMessage, { token: anna })).data;
const reply = (text: string, key = newKey()) => server.call(serviceReply, { token: operator, input: { id, text }, key });
const setStatus = (status: string, of = id) => server.call(serviceSetStatus, { token: operator, input: { id: of, status } });

describe('customer service', () => {
  test('sees the records of its region, with their writers', async () => {
    const { data } = await server.call(serviceList, { token: operator });
    const names = new Set(data.items.map(({ username }) => username));
    expect(names).toContain('Anna Becker');
    expect(names).toContain('Ольга Смирнова');
    expect(names).not.toContain('Grace Miller');
  });

  test('can ask for those in one state', async () => {
    for (const status of ['processing', 'confirmed', 'replied'] as const) {
      const { data } = await server.call(serviceList, { token: operator, input: { status } });
      expect(new Set(data.items.map((item) => item.status))).toEqual(new Set([status]));
    }
  });

  test('finds an old record first when its user has written again', async () => {
    const list = async () => (await server.call(serviceList, { token: operator, input: {} })).data.items.map((item) => item.id);
    const { id: old } = (await server.call(createFeedback, { token: anna, input: report() })).data;
    server.clock.now += 1000;
    const { id: fresh } = (await server.call(createFeedback, { token: anna, input: report() })).data;
    expect((await list()).slice(0, 2)).toEqual([fresh, old]);
    server.clock.now += 1000;
    await server.call(answerFeedback, { token: anna, input: { id: old, text: 'It beeps.', images: [] } });
    expect((await list()).slice(0, 2)).toEqual([old, fresh]);
  });

  test('finds a record by the number that its user reads out, or by its id', async () => {
    const { id: created } = (await server.call(createFeedback, { token: anna, input: report() })).data;
    const find = async (number: string) =>
      (await server.call(serviceList, { token: operator, input: { number } })).data.items.map((item) => item.id);
    const said = recordNumber(created);
    expect(said).toMatch(/^[\dA-F]{4}-[\dA-F]{4}$/);
    for (const number of [said, ` ${said.toLowerCase().replace('-', ' ')} `, created])
      expect(await find(number)).toEqual([created]);
    expect(await find('de-anna-m')).toEqual(['de-anna-map']);
    expect(await find('de-anna')).toContain('de-anna-map');
    const { data } = await server.call(listFeedback, { token: await server.signIn('us-grace'), region: 'us' });
    expect(data.items).not.toEqual([]);
    for (const { id: american } of data.items) expect(await find(american)).toEqual([]);
  });

  test('sees a number it can call, and the user the one that was typed', async () => {
    expect((await server.call(serviceDetail, { token: operator, input: { id } })).data.contact).toBe('+4915123456789');
    expect((await server.call(feedbackDetail, { token: anna, input: { id } })).data.contact).toBe('0151 23456789');
  });

  test.each([
    ['\u202a0151 23456789 ext 5\u202c', '+4915123456789;ext=5', '0151 23456789 ext 5'],
    ['4915123456789', '+4915123456789', '4915123456789'],
    ['anna＠müller.de', 'anna@xn--mller-kva.de', 'anna@müller.de'],
  ])('reaches who wrote %j', async (contact, reachable, shown) => {
    const { data } = await server.call(createFeedback, { token: anna, input: report({ contact }) });
    const input = { id: data.id };
    expect((await server.call(serviceDetail, { token: operator, input })).data.contact).toBe(reachable);
    expect((await server.call(feedbackDetail, { token: anna, input })).data.contact).toBe(shown);
  });

  test('replies, which the user sees as replied and unread', async () => {
    const before = await message();
    server.clock.now += 60_000;
    const { data } = await reply('Please restart the router.');
    expect(data).toMatchObject({ status: 'replied', unread: true, updatedAt: noon / 1000 + 60 });
    expect(await message()).toEqual({ ...before, unread: before.unread + 1, version: before.version + 1 });
    const { data: seen } = await server.call(feedbackDetail, { token: anna, input: { id } });
    expect(seen.messages.at(-1)).toMatchObject({ from: 'service', text: 'Please restart the router.', images: [] });
  });

  test('replies once, however often it is sent', async () => {
    const first = await reply('Hello', 'the-same-key');
    const again = await reply('Hello', 'the-same-key');
    expect(again.text).toBe(first.text);
    expect(again.data.messages).toHaveLength(2);
  });

  test('cannot reply with nothing', async () => {
    expect((await reply('   ')).code).toBe(400);
  });

  test('confirms a record, which changes the version but leaves nothing unread', async () => {
    const before = await message();
    expect((await setStatus('confirmed')).data.status).toBe('confirmed');
    expect(await message()).toEqual({ ...before, version: before.version + 1 });
    await setStatus('confirmed');
    expect((await message()).version).toBe(before.version + 1);
  });

  test('cannot call a record replied that has no reply, or give it a state that is none', async () => {
    expect((await setStatus('replied')).data).toMatchObject({ fields: { status: 'required' } });
    expect((await setStatus('done')).data).toMatchObject({ fields: { status: 'format' } });
    expect((await setStatus('confirmed', 'de-anna-map')).code).toBe(200);
    expect((await setStatus('replied', 'de-anna-map')).code).toBe(200);
  });

  test('does not see what its writer removed', async () => {
    await server.call(removeFeedback, { token: anna, input: { id } });
    const { data } = await server.call(serviceList, { token: operator });
    expect(data.items.map((item) => item.id)).not.toContain(id);
    expect((await reply('Too late')).code).toBe(404);
  });

  test('works in its own region only', async () => {
    expect((await server.call(serviceList, { token: operator, region: 'us' })).code).toBe(421);
    const american = await server.signIn('service-us');
    expect((await server.call(serviceDetail, { token: american, region: 'us', input: { id } })).code).toBe(404);
  });

  test('is not for users, nor the users’ side for customer service', async () => {
    expect((await server.call(serviceList, { token: anna })).code).toBe(403);
    expect((await server.call(listTypes, { token: operator })).code).toBe(403);
  });
});
