import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../../../server/app.ts';
import { openDatabase } from '../../../../server/db/open.ts';
import { openRateCounters, type RateCounters } from '../../../../server/db/rate-counters.ts';
import { createRateLimiter, defaultLimits, type Limits } from '../../../../server/http/rate-limit.ts';
import { createMetrics } from '../../../../server/observe/metrics.ts';
import { feedbackMessage } from '../../../../src/contract/feedback/unread.ts';
import { requestOf } from '../../../contract/server.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const limits = { ...defaultLimits, user: { max: 3, seconds: 60 } };

function limiter(counters?: RateCounters) {
  const metrics = createMetrics();
  const count = createRateLimiter({ limits, secret: 'x', counters, metrics });
  const isRefused = (who: string, limit: keyof Limits = 'user') =>
    count(limit, who).then(
      () => false,
      () => true,
    );
  return { count, isRefused, metrics };
}

describe('a window', () => {
  test('lasts until its end, however many others begin', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { count, isRefused } = limiter();
    for (let time = 0; time < 3; time++) expect(await isRefused('me')).toBe(false);
    for (let other = 0; other < 20_000; other++) await isRefused(`other ${other}`);
    expect(await isRefused('me')).toBe(true);
    vi.advanceTimersByTime(59_000);
    await expect(count('user', 'me')).rejects.toMatchObject({ reason: 'rateLimited', retryAfter: 1 });
    vi.advanceTimersByTime(1000);
    expect(await isRefused('me')).toBe(false);
  });

  test('is forgotten after its end', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { isRefused } = limiter();
    for (let other = 0; other < 100; other++) await isRefused(`other ${other}`);
    expect(vi.getTimerCount()).toBe(100);
    vi.advanceTimersByTime(60_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is of one limit', async () => {
    const { isRefused } = limiter();
    for (let time = 0; time < 3; time++) await isRefused('me');
    expect([await isRefused('me'), await isRefused('me', 'writes')]).toEqual([true, false]);
  });
});

describe('without a database that counts', () => {
  /** Nothing listens there. */
  const open = () => openRateCounters('postgres://somebody@127.0.0.1:1/none') as RateCounters;

  test('a process counts for itself, and says so', async () => {
    const counters = open();
    const { isRefused, metrics } = limiter(counters);
    const refused: boolean[] = [];
    for (let time = 0; time < 4; time++) refused.push(await isRefused('me'));
    expect(refused).toEqual([false, false, false, true]);
    const text = await metrics.text();
    expect(text).toContain('companion_rate_limit_failures_total 4');
    expect(text).toContain('companion_rate_limited_total{limit="user"} 1');
    await counters.end();
  });

  test('new calls are refused when too many wait to be counted', async () => {
    const counters = open();
    vi.spyOn(counters.pool, 'query').mockImplementation(() => new Promise(() => undefined));
    const { count } = limiter(counters);
    for (let call = 0; call < 1024; call++) count('network', `network ${call}`);
    await expect(count('network', 'another')).rejects.toMatchObject({ reason: 'overloaded' });
    await counters.end();
  });
});

describe('the app servers', () => {
  const few = { max: 2, seconds: 60 };
  const appWith = async (limits: Partial<Limits>, proxies = 0) => {
    const db = await openDatabase(':memory:');
    const app = createApp({ db, secret: 'x', allowedOrigins: [], publicBase: () => '', limits, proxies });
    const from = async (remoteAddress: string, token = 'a guess', headers: Record<string, string> = {}) => {
      const request = requestOf(feedbackMessage, { token, extra: headers });
      return (await app.request(request, undefined, { incoming: { socket: { remoteAddress } } })).status;
    };
    return { app, db, from };
  };

  test('refuse a network that calls too often before they look its token up', async () => {
    const { db, from } = await appWith({ network: few });
    expect([await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([401, 401]);
    await db.destroy();
    expect(await from('192.0.2.1')).toBe(429);
    expect(await from('192.0.2.2')).toBe(500);
  });

  test('count whoever a proxy names, and not this machine itself', async () => {
    const { from } = await appWith({ network: few }, 1);
    for (let time = 0; time < 4; time++) expect(await from('127.0.0.1')).toBe(401);
    const named = { 'X-Forwarded-For': '192.0.2.1' };
    for (const status of [401, 401, 429]) expect(await from('127.0.0.1', '', named)).toBe(status);
  });

  test.each(['network', 'anonymous'] as const)('have one limit %s for all addresses of a /64', async (limit) => {
    const { from } = await appWith({ [limit]: few });
    expect([await from('2001:db8:0:1::1'), await from('2001:db8:0:1::2')]).toEqual([401, 401]);
    expect(await from('2001:db8:0:1:ffff::')).toBe(429);
    expect(await from('2001:db8:0:2::1')).toBe(401);
  });

  test('keep nobody out for longer when the machine’s time is put back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const { from } = await appWith({ anonymous: few });
    for (const status of [401, 401, 429]) expect(await from('192.0.2.1')).toBe(status);
    vi.setSystemTime(Date.now() - 3600_000);
    vi.advanceTimersByTime(60_000);
    expect(await from('192.0.2.1')).toBe(401);
  });
});
