// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastHost } from '../../../../src/app/toast/ToastHost.tsx';
import { $toast, showToast } from '../../../../src/stores/toasts.ts';
import { $modals } from '../../../../src/ui/dialog/modals.ts';
import { renderInScreen } from '../../ui/in-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  $toast.set(undefined);
  renderInScreen(<ToastHost />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const alert = () => screen.getByRole('alert').textContent;

test('the live regions are there before there is anything to say', () => {
  expect(alert()).toBe('');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a failure is an alert for 2000 ms and no longer', () => {
  act(() => showToast('No connection.'));
  expect(alert()).toBe('No connection.');
  pass(1999);
  expect(alert()).toBe('No connection.');
  pass(1);
  expect(alert()).toBe('');
});

test('a success is told politely', () => {
  act(() => showToast('Saved', 'success'));
  expect(alert()).toBe('');
  expect(screen.getByRole('status').textContent).toBe('Saved');
});

test('a new toast has its own 2000 ms, and there is one at a time', () => {
  act(() => showToast('First'));
  pass(1500);
  act(() => showToast('Second'));
  expect(alert()).toBe('Second');
  pass(1999);
  expect(alert()).toBe('Second');
  pass(1);
  expect(alert()).toBe('');
});

test('while a dialog makes the page inert, the toast is in the dialog', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  act(() => $modals.set([dialog]));
  expect(dialog.querySelector('[role=status]')?.textContent).toBe('');
  act(() => showToast('Saved', 'success'));
  expect(dialog.querySelector('[role=status]')?.textContent).toBe('Saved');
  expect(screen.getAllByText('Saved')).toHaveLength(1);
  act(() => $modals.set([]));
  expect(dialog.textContent).toBe('');
  expect(screen.getByRole('status').textContent).toBe('Saved');
  dialog.remove();
});
