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

test('one is sent once a day, whatever is pressed again', async () => {
  const { sendSignal } = await load();
  const start = { kind: 'start', article: 'a', version: '12ab' } as const;
  const vote = (helpful: boolean) => ({ kind: 'vote', article: 'a', helpful }) as const;
  for (const signal of [start, start, vote(true), vote(false)]) expect(await sendSignal(signal, 'de')).toBe(true);
  expect(inputs()).toMatchObject([{ kind: 'start' }, { kind: 'vote', helpful: true }]);
  vi.setSystemTime(new Date('2026-06-02T13:00:00Z'));
  await sendSignal(vote(false), 'de');
  expect(inputs().at(-1)).toMatchObject({ helpful: false });
});

test('one that does not arrive says so, and may be sent again', async () => {
  const { sendSignal } = await load();
  sent.fails = true;
  expect(await sendSignal({ kind: 'report', article: 'a' }, 'de')).toBe(false);
  sent.fails = false;
  expect(await sendSignal({ kind: 'report', article: 'a' }, 'de')).toBe(true);
  expect(sent.calls).toHaveLength(2);
});

test('a report that could not be told stays to be told with the next', async () => {
  const { noteRead, sendReported } = await load();
  noteRead('a');
  sent.fails = true;
  await sendReported();
  sent.fails = false;
  await sendReported();
  expect(inputs().at(-1)).toMatchObject({ kind: 'report', article: 'a' });
});

test('what is noted goes when its user signs out', async () => {
  localStorage.setItem('companion.lastUser', 'grace');
  const { noteRead, sendReported } = await load();
  const { clearUserCaches } = await import('../../../src/stores/user-caches.ts');
  noteRead('a');
  await clearUserCaches('grace');
  expect(JSON.stringify({ ...localStorage })).not.toContain('help/');
  await sendReported();
  expect(sent.calls).toEqual([]);
});

test('a search is sent once in a hundred days, so that nobody alone makes its words known', async () => {
  const { sendSearch } = await load();
  await sendSearch('Dead robot');
  await sendSearch(' dead  robot ');
  await sendSearch('no dust');
  expect(inputs()).toMatchObject([{ words: 'dead robot' }, { words: 'no dust' }]);
  vi.setSystemTime(new Date('2026-08-31T12:00:00Z'));
  await sendSearch('dead robot');
  expect(sent.calls).toHaveLength(2);
  vi.setSystemTime(new Date('2026-09-10T12:00:00Z'));
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
  localStorage.setItem('companion.help/guest/read', text);
  localStorage.setItem('companion.help/guest/sent', text);
  const { sendReported, sendSearch } = await load();
  await sendReported();
  expect(sent.calls).toEqual([]);
  await sendSearch('dead robot');
  expect(sent.calls).toHaveLength(1);
});
