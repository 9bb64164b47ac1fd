// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useFocusRescue } from '../../../../src/app/screen/use-focus-rescue.ts';
import { UndoBar } from '../../../../src/app/undo-bar/UndoBar.tsx';
import { $undo, offerUndo } from '../../../../src/stores/undo.ts';
import { renderInScreen } from '../../ui/in-screen.tsx';

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

describe('after Undo', () => {
  beforeEach(() => $undo.set(undefined));

  function Records({ initial, children }: { initial: readonly string[]; children?: ReactNode }) {
    useFocusRescue();
    const [records, setRecords] = useState(initial);
    const remove = (name: string) => {
      setRecords(records.filter((other) => other !== name));
      offerUndo({ text: 'Deleted', undo: () => setRecords(initial) });
    };
    return (
      <>
        <main>
          {children}
          {records.length > 0 ? (
            <ul aria-label="records">
              {records.map((name) => (
                <li key={name}>
                  <button type="button" onClick={() => remove(name)}>
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <h2>No record</h2>
          )}
        </main>
        <UndoBar />
      </>
    );
  }

  const wait = () => act(() => vi.advanceTimersByTimeAsync(200));
  const undo = () => screen.getByRole('button', { name: 'Undo' });

  async function removeAndUndo(name: string): Promise<void> {
    screen.getByText(name).focus();
    fireEvent.click(screen.getByText(name));
    await wait();
    expect(document.activeElement).toBe(undo());
    fireEvent.click(undo());
    await wait();
  }

  test('the focus is at the list that has its item again', async () => {
    renderInScreen(<Records initial={['one', 'two']} />);
    await removeAndUndo('one');
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'records' }));
  });

  test('the focus is at the list also where the list itself is back', async () => {
    renderInScreen(<Records initial={['one']} />);
    await removeAndUndo('one');
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'records' }));
  });

  test('the focus is where it was, if that is still there', async () => {
    renderInScreen(
      <Records initial={['one']}>
        <button type="button" onClick={() => offerUndo({ text: 'No favorite', undo: () => undefined })}>
          Heart
        </button>
      </Records>,
    );
    screen.getByText('Heart').focus();
    fireEvent.click(screen.getByText('Heart'));
    act(() => undo().focus());
    fireEvent.click(undo());
    await wait();
    expect(document.activeElement).toBe(screen.getByText('Heart'));
  });

  test('the focus is at the list as well when the offer is declined', async () => {
    renderInScreen(<Records initial={['one', 'two']} />);
    screen.getByText('one').focus();
    fireEvent.click(screen.getByText('one'));
    await wait();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await wait();
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'records' }));
  });
});
