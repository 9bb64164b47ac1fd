import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { purge } from '../../server/db/purge.ts';
import { serviceFailing } from '../../src/contract/faq/failing.ts';
import { type HelpSignalInput, sendHelpSignal } from '../../src/contract/faq/signal.ts';
import { voteHelp } from '../../src/contract/faq/votes.ts';
import { day } from '../../src/lib/time-units.ts';
import { contentsOf, createServer, noon, type Server } from './server.ts';

let server: Server;

beforeEach(async () => {
  server = await createServer();
});
afterEach(() => server.close());

const send = (input: HelpSignalInput, more: object = {}) => server.call(sendHelpSignal, { input, ...more });
const failing = async (lang = 'en', operator = 'service-eu', region: 'eu' | 'us' = 'eu') => {
  const token = await server.signIn(operator);
  return (await server.call(serviceFailing, { token, region, input: { lang } })).data;
};
const ofArticle = { article: 'vacuum-is-loud', lang: 'en', version: '12ab' };
const start = () => send({ kind: 'start', ...ofArticle });
const step = (number: number, outcome: 'worked' | 'notYet' | 'exhausted' = 'notYet') =>
  send({ kind: 'step', ...ofArticle, step: `step-${number}`, outcome });
const search = (words: string, lang = 'en') => send({ kind: 'search', lang, words });

describe('a signal', () => {
  test('needs no token, and stores nothing but a count for the day', async () => {
    for (const _ of [1, 2])
      expect((await send({ kind: 'vote', article: 'fryer-smoke', lang: 'de', helpful: false })).code).toBe(200);
    expect(await server.db.selectFrom('help_counts').selectAll().execute()).toEqual([
      {
        region: 'eu',
        lang: 'de',
        day: '2026-06-01',
        article: 'fryer-smoke',
        version: '',
        step: '',
        kind: 'notHelpful',
        count: 2,
      },
    ]);
  });

  test.each([
    { kind: 'vote', article: 'A b', lang: 'en', helpful: true },
    { kind: 'vote', article: 'fryer-smoke', lang: 'english', helpful: true },
    { kind: 'vote', article: 'fryer-smoke', lang: 'xx', helpful: true },
    { kind: 'vote', article: 'constructor', lang: 'en', helpful: true },
    { kind: 'vote', article: 'invented', lang: 'en', helpful: true },
    { kind: 'step', ...ofArticle, step: 'step-21', outcome: 'worked' },
    { kind: 'step', ...ofArticle, step: 'step-99999999999999999999', outcome: 'worked' },
    { kind: 'step', ...ofArticle, step: '../x', outcome: 'worked' },
    { kind: 'visit', article: 'a-b', lang: 'en' },
    { kind: 'search', lang: 'en', words: 'call me at 555' },
    { kind: 'search', lang: 'en', words: 'Robot' },
    { kind: 'search', lang: 'en', words: 'one two three four five' },
    { kind: 'search', lang: 'en', words: 'a@b' },
  ])('that is none, or says too much, is refused: %j', async (input) => {
    const before = await contentsOf(server.db);
    expect((await send(input as HelpSignalInput)).code).toBe(400);
    expect(await contentsOf(server.db)).toBe(before);
  });

  test.each(['nobody', 'de-anna'])('has nothing of who sent it: %s', async (uid) => {
    const token = uid === 'nobody' ? '' : await server.signIn(uid);
    const before = await contentsOf(server.db);
    const more = { uid: 'de-anna', device: 'de-anna-robot' };
    await send({ kind: 'report', article: 'fryer-smoke', lang: 'en', ...more } as HelpSignalInput, { token });
    const rows = await server.db.selectFrom('help_counts').selectAll().execute();
    expect(rows).toEqual([
      { region: 'eu', lang: 'en', day: '2026-06-01', article: 'fryer-smoke', version: '', step: '', kind: 'report', count: 1 },
    ]);
    await server.db.deleteFrom('help_counts').execute();
    expect(await contentsOf(server.db)).toBe(before);
  });

  test('is no call of a server whose deployment does not want it', async () => {
    const off = await createServer({ helpStatistics: false });
    expect((await off.call(sendHelpSignal, { input: { kind: 'report', article: 'fryer-smoke', lang: 'en' } })).code).toBe(404);
    await off.close();
  });

  test('of made-up texts is counted for few of them', async () => {
    for (let version = 1000; version < 1030; version++) await send({ kind: 'start', ...ofArticle, version: String(version) });
    await send({ kind: 'start', ...ofArticle, version: '1003' });
    const rows = await server.db.selectFrom('help_counts').select(['version', 'count']).orderBy('version').execute();
    expect(rows).toHaveLength(20);
    expect(rows.filter(({ count }) => count > 1)).toEqual([{ version: '1003', count: 2 }]);
  });

  test('is forgotten after 90 days', async () => {
    await start();
    for (let past = 0; past < 5; past++) {
      server.clock.now = noon + past * day;
      await search('dead robot');
    }
    await purge(server.db, noon + 90 * day);
    expect(await server.db.selectFrom('help_searches').selectAll().execute()).toHaveLength(1);
    await purge(server.db, noon + 100 * day);
    for (const table of ['help_counts', 'help_search_days', 'help_searches'] as const)
      expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

describe('a search in vain', () => {
  test('is a keyed hash and a day, until five different days have it', async () => {
    for (let past = 0; past < 4; past++) {
      server.clock.now = noon + past * day;
      await search('dead robot');
      await search('dead robot');
    }
    expect(await contentsOf(server.db)).not.toContain('dead robot');
    expect((await failing()).searches).toEqual([]);
    server.clock.now += day;
    await search('dead robot');
    expect((await failing()).searches).toEqual([{ words: 'dead robot', days: 5 }]);
  });

  test('has a hash that cannot be computed without the server’s key', async () => {
    await search('dead robot');
    const [row] = await server.db.selectFrom('help_search_days').selectAll().execute();
    for (const text of ['dead robot', 'eu/en/dead robot', 'help search\ndead robot', 'help search\neu/en/dead robot'])
      expect(row?.hash).not.toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('of another language or region is another one', async () => {
    for (let past = 0; past < 5; past++) {
      server.clock.now = noon + past * day;
      await search('robot', past % 2 ? 'de' : 'en');
      await server.call(sendHelpSignal, { region: 'us', input: { kind: 'search', lang: 'en', words: 'robot' } });
    }
    expect((await failing()).searches).toEqual([]);
    expect((await failing('en', 'service-us', 'us')).searches).toEqual([{ words: 'robot', days: 5 }]);
  });
});

describe('what fails', () => {
  test('is for customer service only', async () => {
    const token = await server.signIn('de-anna');
    expect((await server.call(serviceFailing, { token, input: { lang: 'en' } })).code).toBe(403);
    expect((await server.call(serviceFailing, { input: { lang: 'en' } })).code).toBe(401);
  });

  test('is told by votes, with and without an account, by steps and by reports', async () => {
    const token = await server.signIn('de-anna');
    await server.call(voteHelp, { token, input: { article: 'vacuum-is-loud', lang: 'en', helpful: false } });
    await send({ kind: 'vote', article: 'vacuum-is-loud', lang: 'en', helpful: true });
    await send({ kind: 'report', article: 'vacuum-is-loud', lang: 'en' });
    for (const outcome of ['worked', 'exhausted'] as const) {
      await start();
      await step(1, outcome);
    }
    const [answer] = (await failing()).answers;
    // One reader may have sent several of them: of each sum, the largest part counts.
    expect(answer).toMatchObject({ article: 'vacuum-is-loud', helped: 1, failed: 1 });
    expect((await failing('de')).answers).toEqual([]);
  });

  test('names the step at which most stop, of the current text', async () => {
    await send({ kind: 'start', ...ofArticle, version: '99ff' });
    server.clock.now += day;
    for (let reader = 0; reader < 4; reader++) {
      await start();
      if (reader > 0) await step(1);
      if (reader === 3) await step(2, 'worked');
    }
    expect((await failing()).answers[0]?.stop).toEqual({ step: 'step-2', readers: 2 });
  });

  test('is told by the text that most read now, though few still read one from before', async () => {
    for (let past = 0; past < 40; past++) {
      await start();
      await step(1, 'exhausted');
      server.clock.now += day;
    }
    await send({ kind: 'start', ...ofArticle, version: '99ff' });
    await send({ kind: 'step', ...ofArticle, version: '99ff', step: 'step-1', outcome: 'worked' });
    expect((await failing()).answers).toMatchObject([{ helped: 0, failed: 30 }]);
  });

  test('names a step that nobody has said anything about, and none where all were tried', async () => {
    await start();
    await step(1);
    expect((await failing()).answers[0]?.stop).toEqual({ step: 'step-2', readers: 1 });
    await step(2, 'exhausted');
    expect((await failing()).answers[0]?.stop).toBeNull();
  });

  test('is of the last 30 days', async () => {
    await start();
    server.clock.now += 31 * day;
    expect((await failing()).answers).toEqual([]);
  });
});
