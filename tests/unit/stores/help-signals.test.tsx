import { beforeEach, expect, test, vi } from 'vitest';

const sent = { calls: [] as { path: string; token: string; input: unknown }[], fails: false };
vi.mock('../../../src/api/client.ts', () => ({
  createClient:
    ({ identity }: { identity(): { token: string } }) =>
    async ({ path }: { path: string }, input: unknown) => {
      sent.calls.push({ path, token: identity().token, input });
      if (sent.fails) throw new Error('offline');
      return {};
    },
}));
vi.mock('../../../src/stores/session.ts', () => ({
  startSession: async () => undefined,
  sessionKnown: async () => ({ status: 'ready', user: { uid: 'grace' } }),
}));

const inputs = () => sent.calls.map(({ input }) => input);
const load = () => import('../../../src/stores/help-signals.ts');

beforeEach(() => {
  localStorage.clear();
  sent.calls = [];
  sent.fails = false;
  vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z'), toFake: ['Date'] });
});

test('a signal goes without a token, also where somebody is signed in', async () => {
  const { sendSignal } = await load();
  expect(await sendSignal({ kind: 'vote', article: 'a', helpful: true }, 'de')).toBe(true);
  expect(sent.calls).toEqual([
    { path: '/api/v1/help/signal', token: '', input: { kind: 'vote', article: 'a', helpful: true, lang: 'de' } },
  ]);
});

test('one that does not arrive says so, and is not sent again', async () => {
  const { sendSignal } = await load();
  sent.fails = true;
  expect(await sendSignal({ kind: 'report', article: 'a' }, 'de')).toBe(false);
  expect(sent.calls).toHaveLength(1);
});

test('a search is sent once a day', async () => {
  const { sendSearch } = await load();
  await sendSearch('Dead robot');
  await sendSearch(' dead  robot ');
  await sendSearch('no dust');
  expect(inputs()).toMatchObject([{ words: 'dead robot' }, { words: 'no dust' }]);
  vi.setSystemTime(new Date('2026-06-02T12:00:00Z'));
  await sendSearch('dead robot');
  expect(sent.calls).toHaveLength(3);
});

test('a search that may be personal is neither sent nor stored', async () => {
  const { sendSearch } = await load();
  await sendSearch('call me at 0151');
  expect(sent.calls).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('0151');
});

test('a report is counted for what was read within a day, once', async () => {
  const { noteRead, sendReported } = await load();
  noteRead('old');
  vi.setSystemTime(new Date('2026-06-02T11:00:00Z'));
  noteRead('new');
  vi.setSystemTime(new Date('2026-06-02T13:00:00Z'));
  await sendReported();
  expect(inputs()).toMatchObject([{ kind: 'report', article: 'new' }]);
  await sendReported();
  expect(sent.calls).toHaveLength(1);
});

test.each(['{', '[]', '7', 'null'])('what is stored and cannot be read counts as nothing: %s', async (text) => {
  localStorage.setItem('companion.readAnswers', text);
  localStorage.setItem('companion.sentSearches', text);
  const { sendReported, sendSearch } = await load();
  await sendReported();
  expect(sent.calls).toEqual([]);
  await sendSearch('dead robot');
  expect(sent.calls).toHaveLength(1);
});
