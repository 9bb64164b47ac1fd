import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { feedbackMessage } from '../../../src/contract/feedback/unread.ts';
import { $notifications, poll, startPolling } from '../../../src/stores/notifications.ts';
import { $session } from '../../../src/stores/session.ts';
import { $shell } from '../../../src/stores/shell.ts';

const api = vi.hoisted(() => vi.fn());
vi.mock('../../../src/stores/session.ts', async () => {
  const { atom } = await import('nanostores');
  return { api, $session: atom({ status: 'starting' }) };
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const isSeen = (visibilityState: DocumentVisibilityState) => {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  $notifications.set(undefined);
  api.mockResolvedValue({ unread: 1, tickets: 2, version: 3 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  api.mockReset();
  $shell.set(undefined);
});

/** How often it was asked in the first so many milliseconds. */
async function asksWithin(ms: number): Promise<number> {
  const stop = startPolling();
  await pass(ms);
  stop();
  return api.mock.calls.length;
}

describe('notifications', () => {
  test('are asked for every 8 seconds, also after a failure', async () => {
    api.mockRejectedValue(new ApiError('network'));
    expect(await asksWithin(16_000)).toBe(3);
  });

  test('of an overloaded server are not asked for sooner than it says', async () => {
    api.mockRejectedValue(new ApiError('overloaded', { retryAfter: 60_000 }));
    expect(await asksWithin(59_999)).toBe(1);
    api.mockClear();
    expect(await asksWithin(90_001)).toBe(2);
  });

  test('are not asked for while nobody looks at the page, at once when somebody does, and every 8 seconds from then', async () => {
    isSeen('hidden');
    const stop = startPolling();
    await pass(20_000);
    expect(api).not.toHaveBeenCalled();
    isSeen('visible');
    await pass(0);
    expect(api).toHaveBeenCalledTimes(1);
    await pass(7_999);
    expect(api).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(api).toHaveBeenCalledTimes(2);
    stop();
  });

  test('are asked for by one clock, however often the page is looked at while an answer is awaited', async () => {
    const answer = Promise.withResolvers();
    api.mockReturnValue(answer.promise);
    const stop = startPolling();
    isSeen('visible');
    isSeen('visible');
    answer.resolve({ unread: 0, tickets: 0, version: 1 });
    await pass(0);
    api.mockClear();
    await pass(16_000);
    expect(api).toHaveBeenCalledTimes(2);
    stop();
  });

  test('are asked for no more once that is stopped, also where an answer is awaited', async () => {
    const stop = startPolling();
    await pass(0);
    stop();
    isSeen('visible');
    await pass(60_000);
    expect(api).toHaveBeenCalledTimes(1);
    api.mockClear();
    startPolling()();
    await pass(60_000);
    expect(api).toHaveBeenCalledTimes(1);
  });
});

describe('one question', () => {
  test('is asked without a toast, and its answer is kept', async () => {
    expect(await poll()).toBe(0);
    expect(api.mock.calls).toEqual([[feedbackMessage, {}, { quiet: true }]]);
    expect($notifications.get()).toEqual({ unread: 1, tickets: 2, version: 3 });
  });

  test.each([
    [{ retryAfter: 5_000 }, 5_000],
    [{}, 0],
  ])('that fails changes nothing, and says how long to wait: %j', async (details, wait) => {
    await poll();
    api.mockRejectedValue(new ApiError('overloaded', details));
    expect(await poll()).toBe(wait);
    expect($notifications.get()).toEqual({ unread: 1, tickets: 2, version: 3 });
  });

  test('with the same answer as before tells nobody', async () => {
    await poll();
    const first = $notifications.get();
    api.mockResolvedValue({ unread: 1, tickets: 2, version: 3 });
    await poll();
    expect($notifications.get()).toBe(first);
  });

  test.each([{ unread: 0 }, { tickets: 0 }, { version: 4 }])('tells of %j', async (change) => {
    await poll();
    const next = { unread: 1, tickets: 2, version: 3, ...change };
    api.mockResolvedValue(next);
    await poll();
    expect($notifications.get()).toEqual(next);
  });

  test('sets the badge of an app that has one, and does not mind where that fails', async () => {
    const shell = { kind: 'canonical' as const, can: vi.fn(() => true), call: vi.fn(), callWithin: vi.fn() };
    shell.call.mockRejectedValue(new Error('refused'));
    $shell.set(shell);
    await poll();
    expect(shell.can).toHaveBeenCalledWith('setUnreadBadge');
    expect(shell.call.mock.calls).toEqual([['setUnreadBadge', { count: 3 }]]);
    shell.can.mockReturnValue(false);
    await poll();
    expect(shell.call).toHaveBeenCalledTimes(1);
  });

  test('are none in the app’s badge once nobody is signed in', () => {
    const call = vi.fn(async () => undefined);
    $shell.set({ kind: 'canonical', can: () => true, call, callWithin: vi.fn() } as never);
    $session.set({ status: 'anonymous' });
    expect(call.mock.calls).toEqual([['setUnreadBadge', { count: 0 }]]);
  });
});
