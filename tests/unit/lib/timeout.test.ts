import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimeoutError, withTimeout } from '../../../src/lib/timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is in time is given as it is', async () => {
  await expect(withTimeout(Promise.resolve(7), 10)).resolves.toBe(7);
});

test('what fails in time fails as it is', async () => {
  await expect(withTimeout(Promise.reject(new Error('broken')), 10)).rejects.toThrow('broken');
});

test('what is too late fails as a TimeoutError that says what it was', async () => {
  const late = expect(withTimeout(new Promise(() => undefined), 10, 'Loading')).rejects.toThrow(
    new TimeoutError('Loading took longer than 10 ms'),
  );
  vi.advanceTimersByTime(10);
  await late;
});

test('no timer is left behind', async () => {
  await withTimeout(Promise.resolve(), 10);
  await withTimeout(Promise.reject(new Error('broken')), 10).catch(() => undefined);
  await Promise.resolve();
  expect(vi.getTimerCount()).toBe(0);
});
