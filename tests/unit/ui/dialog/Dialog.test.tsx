// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '../../../../src/ui/dialog/Dialog.tsx';
import { $modals } from '../../../../src/ui/dialog/modals.ts';
import { renderInScreen } from '../in-screen.tsx';

afterEach(cleanup);

const dialogOf = (title: string) => screen.getByText(title).closest('dialog') as HTMLDialogElement;

function open() {
  const onClose = vi.fn();
  const view = (shown: boolean) => (
    <Dialog open={shown} onClose={onClose} title="Add photo">
      <input type="file" aria-label="file" />
    </Dialog>
  );
  const { rerender } = renderInScreen(view(true));
  return { onClose, dialog: dialogOf('Add photo'), close: () => rerender(view(false)), reopen: () => rerender(view(true)) };
}

const tap = (pressed: Element, released: Element) => {
  fireEvent.pointerDown(pressed);
  fireEvent.click(released);
};

test('is a modal with a name while open, and holds nothing while closed', () => {
  const { dialog, close, reopen } = open();
  expect(dialog.open).toBe(true);
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') as string)?.textContent).toBe('Add photo');
  close();
  expect(dialog.open).toBe(false);
  expect(dialog.textContent).toBe('');
  reopen();
  expect(dialog.open).toBe(true);
});

test('is the topmost of the modals as long as it is open', () => {
  const { dialog, close } = open();
  expect($modals.get()).toEqual([dialog]);
  close();
  expect($modals.get()).toEqual([]);
});

test('asks to close at Escape and leaves it to the owner', () => {
  const { dialog, onClose } = open();
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('asks to close when the browser closes it by itself', () => {
  const { dialog, onClose } = open();
  dialog.close();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('does not ask again when its owner closes it', () => {
  const { dialog, close, onClose } = open();
  close();
  // Browsers tell of it a moment later.
  fireEvent(dialog, createEvent('close', dialog));
  expect(onClose).not.toHaveBeenCalled();
});

test('asks to close at a tap beside it and at its close button', () => {
  const { dialog, onClose } = open();
  tap(dialog, dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('stays open at a tap inside, and at a drag that begins inside and ends beside it', () => {
  const { dialog, onClose } = open();
  const inside = screen.getByText('Add photo');
  tap(inside, inside);
  tap(inside, dialog);
  expect(onClose).not.toHaveBeenCalled();
});

test('stays open when a file picker inside is cancelled', () => {
  const { onClose } = open();
  const file = screen.getByLabelText('file');
  fireEvent(file, createEvent('cancel', file, { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});
