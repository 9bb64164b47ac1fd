// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $undo, offerUndo } from '../../../../src/stores/undo.ts';
import { UndoBar } from '../../../../src/ui/undo-bar/UndoBar.tsx';
import { renderInScreen } from '../in-screen.tsx';

beforeEach(() => {
  $undo.set(undefined);
  renderInScreen(
    <>
      <button type="button">Next record</button>
      <UndoBar />
    </>,
  );
});

afterEach(cleanup);

const offer = () => {
  const undo = vi.fn();
  act(() => offerUndo({ text: 'Record deleted', undo }));
  return undo;
};

test('takes back what was done, once', () => {
  const undo = offer();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Record deleted')).toBeNull();
});

test('goes away without taking anything back', () => {
  const undo = offer();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(undo).not.toHaveBeenCalled();
  expect(screen.queryByText('Record deleted')).toBeNull();
});

test('takes a focus that was lost with what was removed, and no other', () => {
  screen.getByText('Next record').focus();
  offer();
  expect(document.activeElement).toBe(screen.getByText('Next record'));
  act(() => $undo.set(undefined));
  screen.getByText('Next record').blur();
  offer();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
});
