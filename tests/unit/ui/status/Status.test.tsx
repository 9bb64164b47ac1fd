import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Status } from '../../../../src/ui/status/Status.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => screen.getByRole('status').textContent;

test('comes empty, and says its text half a second later', async () => {
  render(<Status text="20 answers" />);
  await wait(400);
  expect(said()).toBe('');
  await wait(200);
  expect(said()).toBe('20 answers');
});

test('waits for the end of the typing, also while each letter finds as much as the one before', async () => {
  const { rerender } = render(<Status text="20 answers" about="ro" />);
  for (const about of ['rob', 'robo', 'robot']) {
    await wait(400);
    rerender(<Status text="20 answers" about={about} />);
  }
  await wait(400);
  expect(said()).toBe('');
  rerender(<Status text="11 answers" about="robot s" />);
  await wait(600);
  expect(said()).toBe('11 answers');
});

test('announces the same text again once it is about something else, and only then', async () => {
  const { rerender } = render(<Status text="11 answers" about="robot" />);
  await wait(600);
  rerender(<Status text="11 answers" about="robot" />);
  expect(said()).toBe('11 answers');
  rerender(<Status text="11 answers" about="brush" />);
  expect(said()).toBe('');
  await wait(600);
  expect(said()).toBe('11 answers');
});
