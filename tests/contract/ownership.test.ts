import { beforeAll, describe, expect, test } from 'vitest';
import { expireTokens, issueToken } from '../../server/db/tokens.ts';
import { listDevices } from '../../src/contract/devices/list.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { answerFeedback, settleFeedback, thankFeedback } from '../../src/contract/feedback/conversation.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { serviceDetail, serviceReply, serviceSetStatus } from '../../src/contract/feedback/operate.ts';
import { feedbackDetail, listFeedback, readFeedback, removeFeedback, restoreFeedback } from '../../src/contract/feedback/read.ts';
import { feedbackMessage } from '../../src/contract/feedback/unread.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { saveRating } from '../../src/contract/rating/create.ts';
import { serviceRequestRating } from '../../src/contract/rating/operate.ts';
import { ratingDetail } from '../../src/contract/rating/read.ts';
import { getUserInfo } from '../../src/contract/user/user.ts';
import { jpeg } from './pictures.ts';
import { report, upload } from './reports.ts';
import { contentsOf, createServer, noon, type Server } from './server.ts';
import { expectNothing, signInOnce, type UnauthorizedCaller, unauthorizedCallers, user } from './unauthorized-callers.ts';

let server: Server;
const signIn = signInOnce(() => server);
let image: string;

beforeAll(async () => {
  server = await createServer();
  image = await upload(server, await server.signIn('de-anna'));
});

/** Every call that names something by its id, with an id in it. What Anna has is what others try to get. */
const calls: readonly [string, Endpoint, (id: string) => unknown, () => string][] = [
  ['detail', feedbackDetail, (id) => ({ id }), () => 'de-anna-map'],
  ['read', readFeedback, (id) => ({ id }), () => 'de-anna-map'],
  ['remove', removeFeedback, (id) => ({ id }), () => 'de-anna-map'],
  ['restore', restoreFeedback, (id) => ({ id }), () => 'de-anna-fryer'],
  ['answer', answerFeedback, (id) => ({ id, text: 'Hello', images: [] }), () => 'de-anna-map'],
  ['answer with an image', answerFeedback, (id) => ({ id: 'fr-louis-map', text: 'Hello', images: [id] }), () => image],
  ['solved', settleFeedback, (id) => ({ id, solved: true }), () => 'de-anna-map'],
  ['thanks', thankFeedback, (id) => ({ id }), () => 'de-anna-map'],
  ['create with a device', createFeedback, (id) => foreign({ device: { source: 'mine', deviceId: id } }), () => 'de-anna-robot'],
  ['create with an image', createFeedback, (id) => foreign({ images: [id] }), () => image],
  ['rating detail', ratingDetail, (id) => ({ id }), () => 'de-anna-rating-reply'],
  [
    'rating save',
    saveRating,
    (id) => ({ id, stars: 5, aspects: [], comment: '', kept: [], images: [] }),
    () => 'de-anna-rating-device',
  ],
  ['rating request', serviceRequestRating, (id) => ({ kind: 'device', subjectId: id }), () => 'de-anna-robot'],
  ['service detail', serviceDetail, (id) => ({ id }), () => 'de-anna-map'],
  ['service reply', serviceReply, (id) => ({ id, text: 'Hello' }), () => 'de-anna-map'],
  ['service status', serviceSetStatus, (id) => ({ id, status: 'confirmed' }), () => 'de-anna-map'],
];

const foreign = (more: object) => ({
  ...report({ device: { source: 'manual', sn: 'SN-1', deviceId: '' }, contact: 'somebody@example.com' }),
  ...more,
});

/** Everybody who is not to get at it, and how they call. */
const callers: readonly UnauthorizedCaller[] = [
  ...unauthorizedCallers(signIn),
  ['the user it is shared by', async () => ({ token: await signIn('de-jonas') }), user],
];

const malformed = [
  '',
  ' ',
  '.',
  '../de-anna-map',
  "' or '1'='1",
  'de-anna-map\0',
  '\ud800',
  '%',
  '{}',
  'x'.repeat(65),
  'x'.repeat(5000),
  '🤖',
];

/** What must not be in an answer to anybody else. */
const secrets = ['Seit dem Update', '0151 23456789', '+4915123456789', 'Wohnzimmer', '900A2436', 'vielen Dank'];

describe.each(calls)('%s', (_, endpoint, inputOf, idOf) => {
  test.each(callers)('tells %s nothing and changes nothing', async (_caller, optionsOf, refusedAs) => {
    const inputs = { theirs: inputOf(idOf()), unknown: inputOf('there-is-no-such-id') };
    const options = await optionsOf(endpoint.service);
    await expectNothing(server, endpoint, options, refusedAs(endpoint.service), inputs, secrets);
  });

  test.each(malformed)('refuses the id %o', async (id) => {
    const token = await signIn(endpoint.service === 'operate' ? 'service-eu' : 'de-anna');
    const before = await contentsOf(server.db);
    const { code, status, text } = await server.call(endpoint, { token, input: inputOf(id) });
    expect([400, 404]).toContain(code);
    expect(status).toBe(code);
    expect(JSON.parse(text)).toHaveProperty('msg');
    expect(await contentsOf(server.db)).toBe(before);
  });

  test.each([[undefined], [null], [7], [true], [['x']], [{ $ne: '' }]])('refuses %o in the place of an id', async (id) => {
    const token = await signIn(endpoint.service === 'operate' ? 'service-eu' : 'de-anna');
    const before = await contentsOf(server.db);
    const { code } = await server.call(endpoint, { token, input: inputOf(id as unknown as string) });
    expect([400, 404]).toContain(code);
    expect(await contentsOf(server.db)).toBe(before);
  });
});

describe('lists', () => {
  test('have nothing of anybody else in them, and a cursor of another user leads to one’s own', async () => {
    const louis = await server.signIn('fr-louis');
    const { data } = await server.call(listFeedback, { token: louis, input: { cursor: `${noon}-de-anna-map` } });
    expect(data.items.length).toBeGreaterThan(0);
    expect(data.items.every(({ id }) => id.startsWith('fr-louis'))).toBe(true);
  });

  test.each([listDevices, listFeedback, feedbackMessage, getUserInfo])('are for nobody without a token', async (endpoint) => {
    const answer = await server.call(endpoint as Endpoint);
    expect(answer).toMatchObject({ status: 401, data: { reason: 'unauthorized' } });
  });

  test('ignore a user that the query names', async () => {
    const louis = await server.signIn('fr-louis');
    const { data } = await server.call(listFeedback, { token: louis, input: { uid: 'de-anna', limit: '50' } });
    expect(data.items.every(({ id }) => id.startsWith('fr-louis'))).toBe(true);
  });
});

describe('a token', () => {
  test('is not in the database', async () => {
    const token = await server.signIn('de-anna');
    const rows = await server.db.selectFrom('tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('ends on time, and when it is ended', async () => {
    const token = await server.signIn('de-anna', { ttlSeconds: 60 });
    expect((await server.call(feedbackMessage, { token })).code).toBe(200);
    server.clock.now += 60_000;
    expect((await server.call(feedbackMessage, { token })).code).toBe(401);
    server.clock.now = noon;
    expect((await server.call(feedbackMessage, { token })).code).toBe(200);
    await expireTokens(server.db, 'de-anna');
    expect((await server.call(feedbackMessage, { token })).code).toBe(401);
    expect((await server.call(feedbackMessage, { token: await server.signIn('de-anna') })).code).toBe(200);
  });

  test('is not given to somebody unknown', async () => {
    await expect(issueToken(server.db, 'nobody')).rejects.toThrow('No user nobody');
  });
});

describe('fields that a user has no say in', () => {
  const privileged = {
    id: 'mine-to-choose',
    uid: 'fr-louis',
    status: 'replied',
    unread: true,
    role: 'operator',
    createdAt: 1,
    created_at: 1,
    removed_at: 1,
    replies: [{ text: 'Approved' }],
    messages: [{ from: 'service', text: 'Approved' }],
    reachable: 'x',
    __proto__: { status: 'replied' },
    constructor: { prototype: { status: 'replied' } },
  };

  test('change nothing in a new report', async () => {
    const token = await server.signIn('de-anna');
    const input = {
      ...report(),
      ...privileged,
      device: { source: 'mine', deviceId: 'de-anna-robot', sn: 'forged', name: 'forged' },
    };
    const { data } = await server.call(createFeedback, { token, input });
    expect(data.id).not.toBe(privileged.id);
    const { data: feedback } = await server.call(feedbackDetail, { token, input: data });
    expect(feedback).toMatchObject({ status: 'processing', unread: false, createdAt: noon / 1000, contact: report().contact });
    expect(feedback.messages).toHaveLength(1);
    expect(feedback.device).toMatchObject({ name: 'Wohnzimmer-Roboter' });
    expect(JSON.stringify(feedback)).not.toContain('forged');
  });

  test('change nothing beside a read, a removal or an upload', async () => {
    const token = await server.signIn('it-marco');
    const before = await server.call(feedbackDetail, { token, input: { id: 'it-marco-offline' } });
    await server.call(readFeedback, { token, input: { ...privileged, id: 'it-marco-offline' } });
    await server.call(removeFeedback, { token, input: { ...privileged, id: 'it-marco-offline' } });
    await server.call(restoreFeedback, { token, input: { ...privileged, id: 'it-marco-offline' } });
    expect((await server.call(feedbackDetail, { token, input: { id: 'it-marco-offline' } })).text).toBe(before.text);
    const { data } = await server.call(uploadImage, { token, input: await jpeg(), extra: { uid: 'fr-louis' } });
    const row = await server.db.selectFrom('images').select('uid').where('id', '=', data.id).executeTakeFirst();
    expect(row).toEqual({ uid: 'it-marco' });
  });

  test('never come out of an answer', async () => {
    const token = await server.signIn('de-anna');
    const { text } = await server.call(feedbackDetail, { token, input: { id: 'de-anna-map' } });
    for (const column of ['uid', 'reachable', 'removed', 'bytes', '+4915123456789']) expect(text).not.toContain(column);
  });
});
