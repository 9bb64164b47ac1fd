import { beforeEach, describe, expect, test } from 'vitest';
import { maxVoteComment } from '../../src/contract/faq/input.ts';
import { serviceHelpVotes } from '../../src/contract/faq/operate.ts';
import { voteHelp } from '../../src/contract/faq/votes.ts';
import { contentsOf, createServer, type Server } from './server.ts';

let server: Server;

beforeEach(async () => {
  server = await createServer();
});

const article = 'data-map-lost';
const vote = async (uid: string, input: object, token?: string) =>
  server.call(voteHelp, { token: token ?? (await server.signIn(uid)), input: { article, lang: 'de', ...input } });
const summaries = async (input: object = {}, region: 'eu' | 'us' = 'eu') =>
  (await server.call(serviceHelpVotes, { token: await server.signIn(`service-${region}`), region, input })).data.items;

describe('a vote', () => {
  test('is one for each user and answer, and the latest counts', async () => {
    await vote('de-anna', { helpful: true });
    server.clock.now += 1000;
    await vote('de-anna', { helpful: false, reason: 'unclear', comment: ' Which list? ' });
    await vote('fr-louis', { helpful: true, lang: 'fr' });
    expect(await summaries()).toEqual([
      {
        article,
        helpful: 1,
        notHelpful: 1,
        votedAt: Math.floor(server.clock.now / 1000),
        reasons: { unclear: 1, incomplete: 0, wrong: 0, notMine: 0, other: 0 },
        comments: [{ text: 'Which list?', lang: 'de', helpful: false, at: Math.floor(server.clock.now / 1000) }],
      },
    ]);
  });

  test('has a reason only when the answer did not help', async () => {
    await vote('de-anna', { helpful: true, reason: 'wrong' });
    expect((await summaries())[0]?.reasons.wrong).toBe(0);
  });

  test.each([
    { helpful: 'yes' },
    { reason: 'bored', helpful: false },
    { article: 'Data Map', helpful: true },
    { article: '../x', helpful: true },
    { article: 'x'.repeat(65), helpful: true },
    { lang: 'de<b>', helpful: true },
    { helpful: true, comment: 'x'.repeat(maxVoteComment + 1) },
    {},
  ])('refuses %o', async (wrong) => {
    const before = await contentsOf(server.db);
    expect((await vote('de-anna', wrong)).code).toBe(400);
    expect(await contentsOf(server.db)).toBe(before);
  });

  test('needs somebody', async () => {
    expect((await vote('', { helpful: true }, '')).code).toBe(401);
  });
});

describe('the summary', () => {
  test('begins with what helps least, and is of one answer when asked so', async () => {
    await vote('de-anna', { helpful: true, article: 'account-delete' });
    await vote('de-anna', { helpful: false });
    expect((await summaries()).map((item) => item.article)).toEqual([article, 'account-delete']);
    expect((await summaries({ article: 'account-delete' })).map((item) => item.article)).toEqual(['account-delete']);
  });

  test('is of the region’s users, and for customer service only', async () => {
    await vote('de-anna', { helpful: true });
    expect(await summaries({}, 'us')).toEqual([]);
    expect((await server.call(serviceHelpVotes, { token: await server.signIn('de-anna') })).code).toBe(403);
  });
});
