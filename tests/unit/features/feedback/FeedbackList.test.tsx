// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $question } from '../../../../src/stores/questions.ts';
import { strings } from '../../ui/in-screen.tsx';

const record = (id: string, excerpt: string) => ({
  ...{ id, excerpt, typeId: 'noise', typeName: 'Noise', deviceName: 'Robbie', imageCount: 0 },
  ...{ status: 'processing', unread: false, createdAt: 1_700_000_000, updatedAt: 1_700_000_000 },
});
const user = { uid: 'de-anna', username: 'Anna', countryAbbr: 'DE', countryCode: '49', lang: 'de' };
const list = {
  ...{ status: 'ready', isStale: false, isFetching: false, next: null },
  items: [record('2', 'It beeps'), record('1', 'It does not start')],
  more: vi.fn(),
  refetch: vi.fn(),
  remove: vi.fn(async () => undefined),
  restore: vi.fn(async () => undefined),
};
vi.mock('../../../../src/features/feedback/use-records.ts', () => ({ useRecords: () => list }));
vi.mock('../../../../src/app/signed-in/SignedIn.tsx', () => ({
  SignedIn: ({ children }: { children(of: typeof user): unknown }) => children(user),
}));

const { FeedbackList } = await import('../../../../src/features/feedback/screens/FeedbackList.tsx');

const hrefs = { details: '/feedbackDetails', feedback: '/feedback' };

beforeEach(() => void render(<FeedbackList strings={strings} tag="en" lang="en" hrefs={hrefs} />));
afterEach(cleanup);

test('a row says when, then its state and its words, and is a link beside a menu', () => {
  const [row] = screen.getAllByRole('listitem');
  if (!row) throw new Error('no row');
  expect(within(row).getByRole('link').textContent).toMatch(/Processing.*2023.*It beeps.*Noise · Robbie/);
  expect(row.querySelector('.icon-chevron')).toBeNull();
  expect(screen.queryAllByRole('button', { name: /^Delete:/ })).toEqual([]);
});

test('a new report comes before the list, so that the keyboard need not pass it', () => {
  const [link] = screen.getAllByRole('link');
  expect(link?.textContent).toBe('Report a problem');
  expect(link?.getAttribute('href')).toBe('/feedback');
});

test('a record is deleted by its menu, after a question', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'More: It beeps' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete: It beeps' }));
  await waitFor(() => expect($question.get()?.text).toBe('Delete this record?'));
  expect(screen.queryByRole('button', { name: 'Delete: It beeps' })).toBeNull();
  expect(list.remove).not.toHaveBeenCalled();
  $question.get()?.answer(true);
  await waitFor(() => expect(list.remove).toHaveBeenCalledExactlyOnceWith('2'));
});

test('what was deleted can be restored from a list of its own', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Deleted records' }));
  expect(await screen.findByRole('dialog', { name: 'Deleted records' })).toBeDefined();
});
