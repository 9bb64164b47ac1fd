import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OtherTickets } from '../../../../src/features/tickets/components/OtherTickets.tsx';
import { renderInScreen } from '../../ui/in-screen.tsx';

const useTickets = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/features/tickets/use-tickets.ts', () => ({ useTickets }));

const ticket = { id: '7', type: 'repair', status: 'completed', unread: true, updatedAt: 1_700_000_000, deviceName: 'Robbie' };

afterEach(cleanup);

test('all tickets lead to their pages, whatever the list was filtered by', () => {
  useTickets.mockReturnValue({ status: 'ready', isStale: false, next: null, items: [ticket] });
  renderInScreen(<OtherTickets uid="de-anna" current="7" details="/rmaDetail" />);
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/rmaDetail/7');
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(link.textContent).toMatch(/New.*Repair · Robbie.*2023/);
  expect(useTickets).toHaveBeenCalledWith('de-anna', {});
});

test('a list that cannot be loaded leaves the ticket alone', () => {
  useTickets.mockReturnValue({ status: 'failed', items: [], next: null });
  renderInScreen(<OtherTickets uid="de-anna" current="7" details="/rmaDetail" />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
