import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import type { TicketFilter } from '../../../../src/contract/tickets/input.ts';
import { useTickets } from '../../../../src/features/tickets/use-tickets.ts';
import { storage } from '../../../../src/stores/storage.ts';

const api = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/stores/session.ts', async (original) => ({ ...(await original<object>()), api }));

const tickets = [
  { id: '1', type: 'repair', status: 'working', number: 'R-1', deviceName: 'Vacuum', orderNumber: '', excerpt: '' },
  { id: '2', type: 'refund', status: 'completed', number: 'R-2', deviceName: 'Fryer', orderNumber: '', excerpt: '' },
];

async function open(filter: TicketFilter) {
  const { result } = await act(async () => renderHook(() => useTickets('ada', filter)));
  return result.current;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('without a connection, a filter looks through the tickets that were stored, and says from when they are', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  api.mockResolvedValueOnce({ items: tickets, next: null });
  expect(await open({})).toMatchObject({ status: 'ready', items: tickets, isStale: false });
  api.mockRejectedValue(new ApiError('network'));

  const list = await open({ type: 'refund' });
  expect(list).toMatchObject({ status: 'ready', items: [{ id: '2' }], isStale: true, next: null });
  expect((await storage.keys()).filter((key) => key.includes('tickets'))).toEqual(['resource/tickets/ada/?']);
});

test('the server filters where it can be reached', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  api.mockReset().mockResolvedValue({ items: [], next: null });
  await open({ group: 'open', q: 'fryer' });
  expect(api.mock.calls[0]?.[1]).toEqual({ group: 'open', q: 'fryer', limit: 20 });
});
