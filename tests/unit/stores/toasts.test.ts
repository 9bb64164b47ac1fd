import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toast, showToast, toastDuration } from '../../../src/stores/toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a toast is a failure unless it says otherwise', () => {
  showToast('Failed');
  expect($toast.get()).toMatchObject({ text: 'Failed', kind: 'failure' });
  showToast('Saved', 'success');
  expect($toast.get()).toMatchObject({ text: 'Saved', kind: 'success' });
});

test('the same text again is the same toast, and ends when that does', () => {
  showToast('Failed');
  const first = $toast.get();
  vi.advanceTimersByTime(toastDuration - 1);
  showToast('Failed');
  expect($toast.get()).toBe(first);
  vi.advanceTimersByTime(1);
  expect($toast.get()).toBeUndefined();
});

test('a new one has its own time, whatever it took the place of', () => {
  showToast('Failed');
  const first = $toast.get();
  vi.advanceTimersByTime(1_000);
  showToast('Saved');
  expect($toast.get()?.id).not.toBe(first?.id);
  vi.advanceTimersByTime(toastDuration - 1);
  expect($toast.get()?.text).toBe('Saved');
  vi.advanceTimersByTime(1);
  expect($toast.get()).toBeUndefined();
});
