// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LazyOverlays } from '../../../../src/app/screen/LazyOverlays.tsx';
import { $question, ask } from '../../../../src/stores/questions.ts';
import { renderInScreen } from '../../ui/in-screen.tsx';

afterEach(() => {
  cleanup();
  $question.set(undefined);
  vi.unstubAllGlobals();
});

const leave = { text: 'Sure to leave?', confirm: 'Confirm', cancel: 'Cancel' };

test('a question is asked though the page was never touched', async () => {
  renderInScreen(<LazyOverlays />);
  const answer = ask(leave);
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await answer).toBe(true);
});

test('they are loaded at the first touch, once', async () => {
  const load = vi.fn(async () => () => <p>hosts</p>);
  renderInScreen(<LazyOverlays load={load} />);
  expect(load).not.toHaveBeenCalled();
  // With its effects: the listeners are gone after them.
  await act(async () => fireEvent.pointerDown(document.body));
  expect(screen.getByText('hosts')).toBeDefined();
  fireEvent.pointerDown(document.body);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a screen whose hosts cannot be loaded keeps what it shows, and tries again at the next touch', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(new Error('gone'));
  load.mockResolvedValue(() => <p>hosts</p>);
  const unmounted = vi.fn();
  const Entry = () => {
    useEffect(() => unmounted, []);
    return <input aria-label="entry" />;
  };
  renderInScreen(
    <>
      <Entry />
      <LazyOverlays load={load} />
    </>,
  );
  await act(async () => fireEvent.pointerDown(document.body));
  expect(screen.queryByText('hosts')).toBeNull();
  expect(unmounted).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  await screen.findByText('hosts');
});

test.each([true, false])('without its hosts a question is put by the browser, and %s is passed on', async (answered) => {
  const confirm = vi.fn(() => answered);
  vi.stubGlobal('confirm', confirm);
  renderInScreen(<LazyOverlays load={() => Promise.reject(new Error('gone'))} />);
  expect(await ask(leave)).toBe(answered);
  expect(confirm).toHaveBeenCalledWith('Sure to leave?');
});
