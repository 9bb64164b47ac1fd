import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listRemovedFeedback } from '../../../../src/contract/feedback/read.ts';
import { RemovedRecords } from '../../../../src/features/feedback/components/RemovedRecords.tsx';
import { renderInScreen } from '../../ui/in-screen.tsx';

const record = (id: string, excerpt: string) => ({
  ...{ id, excerpt, typeId: 'noise', typeName: 'Noise', deviceName: 'Robbie', imageCount: 0 },
  ...{ status: 'processing', unread: false, createdAt: 1_700_000_000, updatedAt: 1_700_000_000 },
});
const answer = vi.fn();
vi.mock('../../../../src/stores/session.ts', async (original) => ({
  ...(await original<object>()),
  api: (...call: unknown[]) => answer(...call),
}));

const show = (uid: string, restore: () => Promise<void> = async () => undefined) => {
  const onRestored = vi.fn();
  renderInScreen(<RemovedRecords uid={uid} restore={restore} onRestored={onRestored} onClose={vi.fn()} />);
  return onRestored;
};
const buttons = () => screen.getAllByRole('button', { name: /^Restore/ }).map((button) => button.getAttribute('aria-label'));

afterEach(cleanup);

test('a removed record is restored, and leaves the list', async () => {
  answer.mockResolvedValue({ items: [record('2', 'It beeps'), record('1', 'It does not start')], next: null });
  const restore = vi.fn(async () => undefined);
  const onRestored = show('a', restore);
  fireEvent.click(await screen.findByRole('button', { name: 'Restore: It beeps' }));
  await waitFor(() => expect(onRestored).toHaveBeenCalledOnce());
  expect(answer.mock.calls[0]?.[0]).toBe(listRemovedFeedback);
  expect(restore).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '2' }));
  expect(buttons()).toEqual(['Restore: It does not start']);
});

test('what could not be restored stays, and can be tried again', async () => {
  answer.mockResolvedValue({ items: [record('2', 'It beeps')], next: null });
  const onRestored = show('b', () => Promise.reject(new Error('no server')));
  const button = await screen.findByRole('button', { name: 'Restore: It beeps' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  expect(onRestored).not.toHaveBeenCalled();
});

test('says so where nothing was removed', async () => {
  answer.mockResolvedValue({ items: [], next: null });
  show('c');
  expect(await screen.findByText('No deleted records')).toBeDefined();
});
