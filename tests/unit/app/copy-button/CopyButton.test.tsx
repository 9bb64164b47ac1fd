// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from '../../../../src/app/copy-button/CopyButton.tsx';
import { renderInScreen } from '../../ui/in-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const stubClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);

function press(): HTMLElement {
  renderInScreen(<CopyButton text="SN-7" what="Serial number" />);
  const button = screen.getByRole('button', { name: 'Copy: Serial number' });
  button.focus();
  fireEvent.click(button);
  return button;
}

test('says that the text is on the clipboard', async () => {
  const writeText = vi.fn(async () => undefined);
  stubClipboard(writeText);
  press();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
  expect(writeText).toHaveBeenCalledWith('SN-7');
});

test.each([
  [true, 'Copied'],
  [false, 'Copying does not work here. Touch and hold the text to select it.'],
])('copies a selection where the clipboard is denied, which may succeed: %s', async (succeeds, text) => {
  stubClipboard(() => Promise.reject(new Error('denied')));
  let selected = '';
  document.execCommand = () => {
    selected = document.querySelector('textarea')?.value ?? '';
    return succeeds;
  };
  const button = press();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
  expect(selected).toBe('SN-7');
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});
