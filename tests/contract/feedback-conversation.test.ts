import { beforeEach, describe, expect, test } from 'vitest';
import { purge } from '../../server/db/purge.ts';
import { maxAnswers } from '../../server/feedback/conversation.ts';
import { maxMessage } from '../../src/contract/conversation/new-message.ts';
import { answerFeedback, settleFeedback, thankFeedback } from '../../src/contract/feedback/conversation.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { serviceDetail, serviceReply, serviceSetStatus } from '../../src/contract/feedback/operate.ts';
import { feedbackDetail, listFeedback, removeFeedback, restoreFeedback } from '../../src/contract/feedback/read.ts';
import { feedbackMessage } from '../../src/contract/feedback/unread.ts';
import { day } from '../../src/lib/time-units.ts';
import { report, upload } from './reports.ts';
import { contentsOf, createServer, newKey, noon, type Server } from './server.ts';

let server: Server;
let token: string;
let operator: string;
/** A report that customer service has replied to */
let id: string;

const month = { ttlSeconds: 30 * 24 * 3600 };

beforeEach(async () => {
  server = await createServer();
  token = await server.signIn('de-anna', month);
  operator = await server.signIn('service-eu', month);
  id = (await server.call(createFeedback, { token, input: report() })).data.id;
  await reply('Please clean the wheels.');
});

const reply = (text: string) => server.call(serviceReply, { token: operator, input: { id, text } });
const answer = (more: object = {}, key?: string) =>
  server.call(answerFeedback, { token, input: { id, text: 'They are clean.', images: [], ...more }, ...(key && { key }) });
const settle = (solved: boolean) => server.call(settleFeedback, { token, input: { id, solved } });
const thank = () => server.call(thankFeedback, { token, input: { id } });
const detail = async (of = id) => (await server.call(feedbackDetail, { token, input: { id: of } })).data;
const said = async (of = id) => (await detail(of)).messages.map(({ from, text }) => [from, text]);
const version = async () => (await server.call(feedbackMessage, { token })).data.version;

const untouched = { turn: 'user', expected: null, solved: false, thanked: false, closed: false, follows: '', followedBy: '' };

describe('an answer', () => {
  test('stands behind the reply, with its pictures, for both sides, and makes it customer service’s turn', async () => {
    const image = await upload(server, token);
    expect((await detail()).conversation).toEqual(untouched);
    server.clock.now += 1000;
    const before = await version();
    const { data, code } = await answer({ images: [image] });
    expect(code).toBe(200);
    const feedback = await detail();
    expect(feedback).toMatchObject({ status: 'processing', unread: true, updatedAt: noon / 1000 + 1 });
    expect(feedback.conversation).toEqual({ ...untouched, turn: 'service' });
    expect(feedback.messages.at(-1)).toMatchObject({
      id: data.id,
      from: 'user',
      text: 'They are clean.',
      images: [{ id: image }],
    });
    expect(await version()).toBeGreaterThan(before);
    const theirs = (await server.call(serviceDetail, { token: operator, input: { id } })).data;
    expect(theirs.messages.map(({ text }) => text)).toEqual(feedback.messages.map(({ text }) => text));
    expect(theirs.conversation).toEqual(feedback.conversation);
  });

  test('may be pictures only, but not nothing, and not too much', async () => {
    expect((await answer({ text: ' ', images: [await upload(server, token)] })).code).toBe(200);
    expect(await answer({ text: ' ' })).toMatchObject({ code: 400, data: { fields: { text: 'required' } } });
    expect(await answer({ text: 'x'.repeat(maxMessage + 1) })).toMatchObject({
      code: 400,
      data: { fields: { text: 'tooLong' } },
    });
  });

  test('with a picture of another record is refused as a whole', async () => {
    const image = await upload(server, token);
    await answer({ images: [image] });
    const before = await contentsOf(server.db);
    expect(await answer({ images: [image] })).toMatchObject({ code: 400, data: { fields: { images: 'unknown' } } });
    expect(await contentsOf(server.db)).toBe(before);
  });

  test('that is sent twice with one key is there once', async () => {
    const key = newKey();
    expect((await answer({}, key)).data).toEqual((await answer({}, key)).data);
    expect(await said()).toHaveLength(3);
  });

  test('is possible before the first reply too', async () => {
    const early = (await server.call(createFeedback, { token, input: report() })).data.id;
    await answer({ id: early, text: 'And it beeps.' });
    expect(await said(early)).toEqual([
      ['user', 'It turns in circles.'],
      ['user', 'And it beeps.'],
    ]);
  });

  test('to a removed report is refused', async () => {
    await server.call(removeFeedback, { token, input: { id } });
    expect((await answer()).code).toBe(404);
  });

  test('makes no reply of customer service’s: its status needs one', async () => {
    const early = (await server.call(createFeedback, { token, input: report() })).data.id;
    await answer({ id: early });
    const input = { id: early, status: 'replied' };
    expect((await server.call(serviceSetStatus, { token: operator, input })).code).toBe(400);
  });
});

describe('what is said without words', () => {
  test('solved: it is nobody’s turn, and stays the same when it is said again', async () => {
    await settle(true);
    expect((await detail()).conversation).toEqual({ ...untouched, turn: 'nobody', solved: true });
    const before = await contentsOf(server.db);
    server.clock.now += day;
    expect((await settle(true)).code).toBe(200);
    expect(await contentsOf(server.db)).toBe(before);
  });

  test('not solved: it is customer service’s turn, also after it was solved', async () => {
    await settle(false);
    expect(await detail()).toMatchObject({ status: 'processing', conversation: { turn: 'service', solved: false } });
    await settle(true);
    expect(await detail()).toMatchObject({ status: 'replied', conversation: { turn: 'nobody', solved: true } });
    await settle(false);
    expect(await detail()).toMatchObject({ status: 'processing', conversation: { turn: 'service', solved: false } });
  });

  test('a further reply asks anew', async () => {
    await settle(true);
    await thank();
    await reply('One more thing.');
    expect((await detail()).conversation).toEqual(untouched);
  });

  test('thanks change nothing else', async () => {
    const { conversation: _, ...before } = await detail();
    await thank();
    const { conversation, ...after } = await detail();
    expect(after).toEqual(before);
    expect(conversation).toEqual({ ...untouched, thanked: true });
  });

  test.each([
    ['solved', settleFeedback, { solved: true }],
    ['not solved', settleFeedback, { solved: false }],
    ['thanks', thankFeedback, {}],
  ] as const)('%s is about the reply that was seen: not about a newer one', async (_, endpoint, more) => {
    const seen = (await detail()).messages.at(-1)?.id;
    server.clock.now += 1000;
    await reply('No, first the brush.');
    const before = await contentsOf(server.db);
    const about = (reply?: string) => server.call(endpoint, { token, input: { id, reply, ...more } });
    expect(await about(seen)).toMatchObject({ code: 200, data: {} });
    expect(await contentsOf(server.db)).toBe(before);
    await about((await detail()).messages.at(-1)?.id);
    expect(await contentsOf(server.db)).not.toBe(before);
  });

  test.each([
    ['solved', settleFeedback, { solved: true }],
    ['thanks', thankFeedback, {}],
  ] as const)('%s needs a reply', async (_, endpoint, more) => {
    const early = (await server.call(createFeedback, { token, input: report() })).data.id;
    expect((await server.call(endpoint, { token, input: { id: early, ...more } })).code).toBe(400);
    await answer({ id: early });
    expect((await server.call(endpoint, { token, input: { id: early, ...more } })).code).toBe(400);
  });
});

describe('a report closes', () => {
  const isClosed = async () => (await detail()).conversation?.closed;

  test.each(['silence', 'solved'])('after seven days: %s', async (why) => {
    server.clock.now += day;
    if (why === 'solved') await settle(true);
    const since = why === 'solved' ? server.clock.now : noon;
    server.clock.now = since + 7 * day - 1;
    expect(await isClosed()).toBe(false);
    server.clock.now += 1;
    expect((await detail()).conversation).toEqual({ ...untouched, turn: 'nobody', solved: why === 'solved', closed: true });
    const before = await contentsOf(server.db);
    await settle(false);
    expect(await contentsOf(server.db)).toBe(before);
  });

  test('never while it is customer service’s turn', async () => {
    await answer();
    server.clock.now += 20 * day;
    expect((await detail()).conversation).toEqual({ ...untouched, turn: 'service' });
  });
});

describe('an answer to a closed report', () => {
  const again = { text: 'It turns again.' };

  test('opens a new one about the same device, and each names the other', async () => {
    server.clock.now += 7 * day;
    const image = await upload(server, token);
    const next = (await answer({ ...again, images: [image] })).data.id;
    expect(await said()).toHaveLength(2);
    expect((await detail()).conversation).toEqual({ ...untouched, turn: 'nobody', closed: true, followedBy: next });
    const { messages, conversation, status, device, contact, orderNumber, createdAt } = await detail(next);
    expect(messages).toMatchObject([{ from: 'user', text: again.text, images: [{ id: image }] }]);
    expect(conversation).toEqual({ ...untouched, turn: 'service', follows: id });
    expect({ status, device, contact, orderNumber }).toMatchObject({
      status: 'processing',
      device: { deviceId: 'de-anna-robot' },
      contact: report().contact,
      orderNumber: 'A-17',
    });
    expect(createdAt).toBe(server.clock.now / 1000);
    expect((await server.call(listFeedback, { token })).data.items[0]?.id).toBe(next);
    expect((await server.call(serviceDetail, { token: operator, input: { id: next } })).data.contact).toBe('+4915123456789');
  });

  test('may be pictures only', async () => {
    server.clock.now += 7 * day;
    const next = (await answer({ text: '', images: [await upload(server, token)] })).data.id;
    expect(await said(next)).toEqual([['user', '📷']]);
  });

  test('goes to the one that follows it already, also over several', async () => {
    server.clock.now += 7 * day;
    const second = (await answer(again)).data.id;
    await answer({ text: 'And it beeps.' });
    expect(await said(second)).toEqual([
      ['user', again.text],
      ['user', 'And it beeps.'],
    ]);
    await server.call(serviceReply, { token: operator, input: { id: second, text: 'Clean them again.' } });
    server.clock.now += 7 * day;
    const third = (await answer(again)).data.id;
    await answer({ text: 'It still beeps.' });
    expect((await said(third)).at(-1)).toEqual(['user', 'It still beeps.']);
    expect((await server.call(listFeedback, { token })).data.items.slice(0, 2).map((item) => item.id)).toEqual([third, second]);
  });

  test('is named no longer once it is removed', async () => {
    server.clock.now += 7 * day;
    const next = (await answer(again)).data.id;
    await server.call(removeFeedback, { token, input: { id: next } });
    expect((await detail()).conversation?.followedBy).toBe('');
    await server.call(restoreFeedback, { token, input: { id: next } });
    expect((await detail()).conversation?.followedBy).toBe(next);
  });

  test('does not name the one before it while that is removed', async () => {
    server.clock.now += 7 * day;
    const next = (await answer(again)).data.id;
    const theirs = async () => (await server.call(serviceDetail, { token: operator, input: { id: next } })).data.conversation;
    await server.call(removeFeedback, { token, input: { id } });
    expect((await detail(next)).conversation?.follows).toBe('');
    expect((await theirs())?.follows).toBe('');
    await server.call(restoreFeedback, { token, input: { id } });
    expect((await detail(next)).conversation?.follows).toBe(id);
    await server.call(removeFeedback, { token, input: { id } });
    await purge(server.db, server.clock.now + 31 * day);
    token = await server.signIn('de-anna');
    expect((await detail(next)).conversation?.follows).toBe('');
  });
});

test('a report that is full is followed by a new one', async () => {
  for (let count = 0; count < maxAnswers; count++) await answer({ text: `Answer ${count}` });
  expect(await said()).toHaveLength(2 + maxAnswers);
  const next = (await answer({ text: 'And on it goes.' })).data.id;
  expect(await said()).toHaveLength(2 + maxAnswers);
  expect((await detail(next)).conversation?.follows).toBe(id);
});
