import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRateCounters, type RateCounters, removeEnded } from '../../server/db/rate-counters.ts';
import { createRateLimiter, defaultLimits } from '../../server/http/rate-limit.ts';
import { feedbackMessage } from '../../src/contract/feedback/unread.ts';
import { addressOf, drop, makeDatabase } from '../contract/postgres.ts';
import { createServer, newKey, type Server } from '../contract/server.ts';

const few = { max: 20, seconds: 60 };

let servers: Server[];
const startThree = async (limits: Parameters<typeof createServer>[0]) => {
  const file = newKey();
  servers = [];
  for (let count = 0; count < 3; count++) servers.push(await createServer({ ...limits, file }));
};

afterEach(async () => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) await server.close();
});

const rows = (counters: pg.Pool) =>
  counters.query<{ key: string; points: number; expire: string }>('select * from rate_limits').then((result) => result.rows);

test('three servers on one database together allow what one does, to the call', async () => {
  await startThree({ limits: { user: few } });
  const token = await servers[0]?.signIn('de-anna');
  const louis = await servers[0]?.signIn('fr-louis');
  const codes: unknown[] = [];
  // As many at a time as there are connections to count with: who waits for one for a second is counted by their server alone.
  for (let count = 0; count < 90; count += 6) {
    const calls = Array.from({ length: 6 }, (_, index) => servers[index % 3]?.call(feedbackMessage, { token: token ?? '' }));
    codes.push(...(await Promise.all(calls)).map((answer) => answer?.code));
  }
  expect(codes.filter((code) => code === 200)).toHaveLength(few.max);
  expect(codes.filter((code) => code === 429)).toHaveLength(90 - few.max);
  expect((await servers[1]?.call(feedbackMessage, { token: louis ?? '' }))?.code).toBe(200);
});

test('three servers together allow a network without tokens what one does', async () => {
  await startThree({ limits: { anonymous: few } });
  const codes: unknown[] = [];
  for (let index = 0; index < 24; index++)
    codes.push((await servers[index % 3]?.call(feedbackMessage, { token: `guess-${index}` }))?.code);
  expect(codes).toEqual([...Array(20).fill(401), ...Array(4).fill(429)]);
});

let name: string;
let counters: RateCounters;
beforeEach(async () => {
  servers = [];
  name = await makeDatabase();
  counters = openRateCounters(addressOf(name)) as RateCounters;
  return async () => {
    await counters.end();
    await drop(name);
  };
});

const limits = { ...defaultLimits, user: { max: 3, seconds: 60 } };
const limiter = () => createRateLimiter({ limits, secret: 'x', counters });
const isRefused = (count: ReturnType<typeof limiter>) =>
  count('user', 'de-anna').then(
    () => false,
    () => true,
  );

test('the table names nobody, and holds nothing of a window that has ended', async () => {
  const count = limiter();
  await count('user', 'de-anna');
  await count('network', '192.0.2.1');
  const stored = await rows(counters.pool);
  expect(stored).toHaveLength(2);
  for (const { key } of stored) expect(key).toMatch(/^[\w-]{43}$/);
  await removeEnded(counters.pool, Date.now());
  expect(await rows(counters.pool)).toHaveLength(2);
  await removeEnded(counters.pool, Date.now() + 61_000);
  expect(await rows(counters.pool)).toEqual([]);
});

test('whoever is refused asks the database no more', async () => {
  const count = limiter();
  for (let time = 0; time < 5; time++) await isRefused(count);
  expect((await rows(counters.pool))[0]?.points).toBe(3);
});

test('no window is prolonged when the machine’s time is put back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const [one, other] = [limiter(), limiter()];
  for (const expected of [false, false, false, true]) expect(await isRefused(one)).toBe(expected);
  vi.setSystemTime(Date.now() - 3600_000);
  expect(await isRefused(other)).toBe(false);
  for (const expected of [false, false, false, true]) expect(await isRefused(other)).toBe(expected);
});

test('a call goes on where the database cannot count it', async () => {
  const client = new pg.Client({ connectionString: addressOf(name) });
  await client.connect();
  await client.query('drop table rate_limits');
  await client.end();
  const count = limiter();
  for (const expected of [false, false, false, true]) expect(await isRefused(count)).toBe(expected);
});
