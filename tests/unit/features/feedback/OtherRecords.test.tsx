import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OtherRecords } from '../../../../src/features/feedback/components/OtherRecords.tsx';
import { renderInScreen } from '../../ui/in-screen.tsx';

const list = vi.hoisted(() => ({ value: {} as object }));
vi.mock('../../../../src/features/feedback/use-records.ts', () => ({ useRecords: () => list.value }));

const record = (id: string, unread: boolean) => ({
  id,
  excerpt: `Text ${id}`,
  status: 'replied',
  unread,
  createdAt: 1_700_000_000,
});

afterEach(cleanup);

test('the records lead to their pages, with their state, day and text', () => {
  list.value = { status: 'ready', isStale: false, next: null, items: [record('2', true), record('1', false)] };
  renderInScreen(<OtherRecords uid="de-anna" current="1" details="/de/feedbackDetails" />);
  const [first, second] = screen.getAllByRole('link');
  expect(first?.getAttribute('href')).toBe('/de/feedbackDetails/2');
  expect(first?.textContent).toMatch(/Replied New reply.*Text 2.*2023/);
  expect(second?.textContent).not.toContain('New reply');
  expect(second?.getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a list that cannot be loaded leaves the record alone', () => {
  list.value = { status: 'failed', items: [], next: null };
  renderInScreen(<OtherRecords uid="de-anna" current="1" details="/feedbackDetails" />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
