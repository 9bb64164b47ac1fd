import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TicketFilters } from '../../../../src/features/tickets/components/TicketFilters.tsx';
import { renderInScreen } from '../../ui/in-screen.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

test('a press empties the search, and the list and the address with it', async () => {
  history.replaceState(null, '', '/rmaList?q=filter');
  const onChange = vi.fn();
  renderInScreen(<TicketFilters onChange={onChange} />);
  const field = screen.getByRole('searchbox', { name: 'Search tickets' }) as HTMLInputElement;
  expect(screen.getByText('Search tickets').getAttribute('for')).toBe(field.id);
  expect(field.value).toBe('filter');
  fireEvent.click(screen.getByRole('button', { name: 'Clear text' }));
  await act(() => vi.runAllTimersAsync());
  expect(onChange.mock.calls.map(([filter]) => filter.q)).toEqual(['filter', undefined]);
  expect(location.search).toBe('');
});
