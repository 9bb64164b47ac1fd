import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';

const api = vi.hoisted(() => vi.fn());
vi.mock('../../../src/stores/session.ts', () => ({ api }));
const { startPolling } = await import('../../../src/stores/notifications.ts');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  api.mockReset();
});

/** How often it was asked in the first so many milliseconds. */
async function asksWithin(ms: number): Promise<number> {
  const stop = startPolling();
  await vi.advanceTimersByTimeAsync(ms);
  stop();
  return api.mock.calls.length;
}

test('notifications are asked for every 8 seconds, also after a failure', async () => {
  api.mockRejectedValue(new ApiError('network'));
  expect(await asksWithin(16_000)).toBe(3);
});

test('an overloaded server is not asked sooner than it says', async () => {
  api.mockRejectedValue(new ApiError('overloaded', { retryAfter: 60_000 }));
  expect(await asksWithin(59_999)).toBe(1);
  api.mockClear();
  expect(await asksWithin(90_001)).toBe(2);
});
