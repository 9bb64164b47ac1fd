import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PhotoStatus } from '../../../../src/app/form/PhotoStatus.tsx';
import type { ReadyPhoto } from '../../../../src/stores/photos.ts';
import { renderInScreen } from '../../ui/in-screen.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type State = { is: 'uploading'; share: number } | { is: 'waiting' } | { is: 'uploaded' } | { is: 'refused'; message: string };

const uploading: State = { is: 'uploading', share: 0.5 };
const uploaded: State = { is: 'uploaded' };

/** Photos by their keys; what the server answered to an upload does not matter here. */
const shown = (photos: Record<string, State>) => (
  <PhotoStatus
    photos={Object.entries(photos).map(([key, state]) => ({ key, name: '', blob: new Blob(), ...state }) as ReadyPhoto)}
    nameOf={(index) => `Photo ${index + 1}`}
  />
);
const said = async () => {
  await act(() => vi.advanceTimersByTimeAsync(600));
  return screen.getByRole('status').textContent;
};

test('says once what became of all photos that were sent together', async () => {
  const { rerender } = renderInScreen(shown({ a: uploading, b: uploading, c: uploading, d: uploading }));
  expect(await said()).toBe('');
  rerender(shown({ a: uploaded, b: uploading, c: uploading, d: uploading }));
  expect(await said()).toBe('');
  rerender(
    shown({ a: uploaded, b: { is: 'refused', message: 'Too large' }, c: { is: 'waiting' }, d: { is: 'refused', message: '' } }),
  );
  expect(await said()).toBe('Photo 1, Uploaded. Photo 2, Too large. Photo 3, Will be sent with the rest. Photo 4, Not uploaded');
});

test('says only what is new, also of a photo that is sent again', async () => {
  const { rerender } = renderInScreen(shown({ a: uploading }));
  rerender(shown({ a: { is: 'waiting' } }));
  expect(await said()).toBe('Photo 1, Will be sent with the rest');
  rerender(shown({ a: uploading, b: uploading }));
  expect(await said()).toBe('');
  rerender(shown({ a: uploaded, b: uploaded }));
  expect(await said()).toBe('Photo 1, Uploaded. Photo 2, Uploaded');
  rerender(shown({ a: uploaded, b: uploaded, c: uploading }));
  rerender(shown({ a: uploaded, b: uploaded, c: uploaded }));
  expect(await said()).toBe('Photo 3, Uploaded');
});

test('says nothing of photos that a draft had, of a removal, and of one that was undone', async () => {
  const { rerender } = renderInScreen(shown({ a: uploaded, b: uploaded }));
  expect(await said()).toBe('');
  rerender(shown({ b: uploaded }));
  expect(await said()).toBe('');
  rerender(shown({ a: uploaded, b: uploaded }));
  expect(await said()).toBe('');
});
