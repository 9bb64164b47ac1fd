import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../../../server/app.ts';
import { openDatabase } from '../../../../server/db/open.ts';
import { createRateLimiter, type Limits } from '../../../../server/http/rate-limit.ts';
import { feedbackMessage } from '../../../../src/contract/feedback/unread.ts';
import { requestOf } from '../../../contract/server.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const minute = { max: 3, seconds: 60 };

function limiter() {
  const clock = { elapsed: 0 };
  const count = createRateLimiter(() => clock.elapsed);
  const isRefused = (who: string) => {
    try {
      count(who, minute);
      return false;
    } catch {
      return true;
    }
  };
  return { clock, isRefused };
}

describe('a window', () => {
  test('lasts until its end, however many others begin', () => {
    const { clock, isRefused } = limiter();
    for (let time = 0; time < 3; time++) expect(isRefused('me')).toBe(false);
    for (let other = 0; other < 50_000; other++) isRefused(`other ${other}`);
    expect(isRefused('me')).toBe(true);
    clock.elapsed += 59_999;
    expect(isRefused('me')).toBe(true);
    clock.elapsed += 1;
    expect(isRefused('me')).toBe(false);
  });

  test('is forgotten after its end, a few with each call and never many at once', () => {
    const { clock, isRefused } = limiter();
    const forget = vi.spyOn(Map.prototype, 'delete');
    for (let other = 0; other < 20_000; other++) isRefused(`other ${other}`);
    clock.elapsed += 60_000;
    const forgotten = new Set<unknown>();
    for (let call = 1; call <= 10_001; call++) {
      forget.mockClear();
      isRefused('me');
      expect(forget.mock.calls.length).toBeLessThanOrEqual(3);
      for (const [key] of forget.mock.calls) forgotten.add(key);
    }
    forgotten.delete('me');
    expect(forgotten.size).toBe(20_000);
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
