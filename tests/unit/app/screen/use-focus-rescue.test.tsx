// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFocusRescue } from '../../../../src/app/screen/use-focus-rescue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

let change: (state: 'there' | 'gone' | 'disabled' | 'all gone') => void;

function Page() {
  useFocusRescue();
  const [state, setState] = useState<'there' | 'gone' | 'disabled' | 'all gone'>('there');
  change = setState;
  return (
    <main>
      <p>{state}</p>
      {state !== 'all gone' && (
        <section aria-label="list">
          {state !== 'gone' && (
            <button type="button" disabled={state === 'disabled'}>
              Stop
            </button>
          )}
        </section>
      )}
    </main>
  );
}

async function to(state: Parameters<typeof change>[0]): Promise<void> {
  await act(async () => change(state));
  await act(() => vi.advanceTimersByTimeAsync(200));
}

test('a focus whose element goes away is where it stood', async () => {
  render(<Page />);
  screen.getByText('Stop').focus();
  await to('gone');
  expect(document.activeElement).toBe(screen.getByLabelText('list'));
});

test('a focus whose surroundings go away is at what is left around them', async () => {
  render(<Page />);
  screen.getByText('Stop').focus();
  await to('all gone');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a focus that the reader took away stays away', async () => {
  render(<Page />);
  screen.getByText('Stop').focus();
  screen.getByText('Stop').blur();
  await act(async () => void document.body.append(document.createElement('p')));
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(document.activeElement).toBe(document.body);
});

test('a focus that went elsewhere by then stays there', async () => {
  render(<Page />);
  screen.getByText('Stop').focus();
  await act(async () => change('gone'));
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(document.activeElement).toBe(other);
  other.remove();
});
