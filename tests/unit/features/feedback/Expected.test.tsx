import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import { Expected } from '../../../../src/features/feedback/components/Expected.tsx';
import { $expected } from '../../../../src/features/feedback/expected.ts';
import { renderInScreen } from '../../ui/in-screen.tsx';

/** 3 December 2026, 18:15 in the time zone of the tests */
const by = Math.floor(new Date(2026, 11, 3, 18, 15).getTime() / 1000);
const server = { asked: 0, answers: {} as Record<string, number | null> };
vi.mock('../../../../src/stores/session.ts', async (original) => ({
  ...(await original<object>()),
  api: async (_: unknown, { typeId }: { typeId: string }) => {
    server.asked++;
    if (!(typeId in server.answers)) throw new ApiError('notFound', { message: 'No such call' });
    return { by: server.answers[typeId] };
  },
}));

afterEach(() => {
  cleanup();
  $expected.set(undefined);
});

test('says by when, for the chosen type', async () => {
  server.answers = { cleaning: by, voice: null };
  const { rerender } = renderInScreen(<Expected typeId="cleaning" />);
  await screen.findByText('4 of 5 reports like this are answered by Thursday, December 3 at 6:15 PM.');
  rerender(<Expected typeId="voice" />);
  await expect.poll(() => $expected.get()).toBeUndefined();
  expect(screen.queryByText(/4 of 5/)).toBeNull();
});

test('says nothing where the server does not tell', async () => {
  server.answers = {};
  server.asked = 0;
  renderInScreen(<Expected typeId="cleaning" />);
  await expect.poll(() => server.asked).toBe(1);
  expect(screen.queryByText(/4 of 5/)).toBeNull();
});
