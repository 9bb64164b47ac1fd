import { beforeEach, describe, expect, test } from 'vitest';
import { insertFeedback, insertReply } from '../../server/db/feedback.ts';
import { minCases } from '../../server/desk/answer-time.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { expectedAnswer } from '../../src/contract/feedback/expected.ts';
import { serviceReply } from '../../src/contract/feedback/operate.ts';
import { feedbackDetail, removeFeedback } from '../../src/contract/feedback/read.ts';
import { day, hour, minute } from '../../src/lib/time-units.ts';
import { report } from './reports.ts';
import { createServer, noon, type Server } from './server.ts';

let server: Server;
let token: string;

beforeEach(async () => {
  server = await createServer();
  token = await server.signIn('de-anna', { ttlSeconds: 30 * 24 * 3600 });
});

/** Stores reports of somebody that were answered two hours later, all on a Tuesday morning. */
async function answeredReports(count: number, uid = 'de-anna', typeId = 'cleaning'): Promise<void> {
  const created = noon - 6 * day - 2 * hour;
  for (let index = 0; index < count; index++) {
    const id = `${uid}-${typeId}-${index}`;
    await insertFeedback(server.db, {
      id,
      uid,
      type_id: typeId,
      device_name: 'Robot',
      device_model: '',
      device_sn: '',
      device_id: '',
      description: 'x',
      contact: '',
      reachable: '',
      platform: '',
      order_number: '',
      article: '',
      status: 'replied',
      unread: 0,
      created_at: created,
      updated_at: created,
      removed_at: null,
      solved_at: null,
      thanked: 0,
      follows: '',
      tried: '[]',
    });
    await insertReply(server.db, {
      id: `${id}-reply`,
      feedback_id: id,
      sender: 'service',
      author: '',
      text: 'y',
      created_at: created + 2 * hour,
    });
  }
}

const expected = async (typeId = 'cleaning') => (await server.call(expectedAnswer, { token, input: { typeId } })).data.by;

describe('the expected answer', () => {
  // The tests' noon is a Monday in UTC: 14:00 in Berlin, where the desk closes at 18:00.
  test('comes after as much open time as 4 of 5 reports like it took', async () => {
    await answeredReports(minCases);
    expect(await expected()).toBe((noon + 2 * hour) / 1000);
    server.clock.now = noon + 3 * hour;
    expect(await expected()).toBe((noon + day - 4 * hour) / 1000);
  });

  test.each([
    ['too few', () => answeredReports(minCases - 1)],
    ['those of another type', () => answeredReports(minCases, 'de-anna', 'voice')],
    ['those of another language', () => answeredReports(minCases, 'fr-louis')],
    ['those of another region', () => answeredReports(minCases, 'us-noah')],
  ])('is not known from %s', async (_, store) => {
    await store();
    expect(await expected()).toBeNull();
  });

  test('is not told while the desk is closed for more than a day', async () => {
    await answeredReports(minCases);
    server.clock.now = noon + 5 * day;
    expect(await expected()).toBeNull();
  });

  test('is not told of what is 60 days old', async () => {
    await answeredReports(minCases);
    server.clock.now = noon + 56 * day;
    token = await server.signIn('de-anna');
    expect(await expected()).toBeNull();
  });

  test('of a report stands with it until it is replied to, from when it was made', async () => {
    await answeredReports(minCases);
    const { id } = (await server.call(createFeedback, { token, input: report() })).data;
    const conversation = async () => (await server.call(feedbackDetail, { token, input: { id } })).data.conversation;
    server.clock.now += 30 * minute;
    expect((await conversation())?.expected).toBe((noon + 2 * hour) / 1000);
    await server.call(serviceReply, { token: await server.signIn('service-eu'), input: { id, text: 'Hello' } });
    expect((await conversation())?.expected).toBeNull();
  });

  test('counts a report that was removed unanswered for as long as it waited', async () => {
    await answeredReports(minCases);
    for (let index = 0; index < minCases; index++) {
      const { id } = (await server.call(createFeedback, { token, input: report({ typeId: 'cleaning' }) })).data;
      server.clock.now += minute;
      await server.call(removeFeedback, { token, input: { id } });
    }
    server.clock.now = noon + day;
    expect(await expected()).toBe((noon + day + 2 * hour) / 1000);
  });

  test.each([
    ['../x', 'required'],
    ['unheard-of', 'unknown'],
  ])('needs a type that there is, not %s', async (typeId, reason) => {
    const answer = await server.call(expectedAnswer, { token, input: { typeId } });
    expect(answer).toMatchObject({ code: 400, data: { fields: { typeId: reason } } });
  });
});
