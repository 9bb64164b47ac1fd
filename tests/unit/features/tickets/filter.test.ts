import { describe, expect, it } from 'vitest';
import type { TicketSummary } from '../../../../src/contract/tickets/list.ts';
import { withFilter } from '../../../../src/features/tickets/components/TicketFilters.tsx';
import { applyFilter, filterOf, isFiltering } from '../../../../src/features/tickets/filter.ts';

const ticket = (more: Partial<TicketSummary>): TicketSummary => ({
  id: 'a',
  number: 'RMA-2603-7KQ4MX',
  type: 'repair',
  status: 'question',
  deviceName: 'Küchen-Roboter',
  orderNumber: 'A-17',
  excerpt: 'Bitte senden Sie uns ein Foto.',
  unread: false,
  createdAt: 0,
  updatedAt: 0,
  ...more,
});

describe('a filter', () => {
  it('is what the address says, without what makes no sense', () => {
    expect(filterOf({ group: 'waiting', type: 'refund', q: ' robot ' })).toEqual({
      group: 'waiting',
      type: 'refund',
      q: 'robot',
    });
    expect(filterOf({ group: 'lost', type: '', q: '  ', token: 'x' })).toEqual({});
    expect(filterOf({ q: 'x'.repeat(200) }).q).toHaveLength(100);
    expect(filterOf({ q: `x${'🤖'.repeat(80)}` }).q).toBe(`x${'🤖'.repeat(49)}`);
  });

  it('narrows only when there is something in it', () => {
    expect(isFiltering({})).toBe(false);
    expect(isFiltering({ q: 'a' })).toBe(true);
  });

  it('stands in the address beside what else is there, and goes out of it again', () => {
    const address = withFilter('https://help.test/de/rmaList?back=exit&group=open#top', { type: 'repair', q: 'ä & b' });
    expect(address).toBe('https://help.test/de/rmaList?back=exit&type=repair&q=%C3%A4+%26+b#top');
    expect(withFilter(address, {})).toBe('https://help.test/de/rmaList?back=exit#top');
  });

  it.each([
    ['#?q=old', '?q=new#?'],
    ['#/rmaList?q=old&back=exit&type=refund', '?q=new#/rmaList?back=exit&'],
    ['?q=older#?group=open', '?q=new#?'],
  ])('replaces that of the hash query, too: %s', (before, after) => {
    expect(withFilter(`https://help.test/rmaList${before}`, { q: 'new' })).toBe(`https://help.test/rmaList${after}`);
  });
});

describe('without the server a filter', () => {
  const tickets = [
    ticket({}),
    ticket({ id: 'b', status: 'toUser', type: 'replacement', number: 'RMA-2603-ABCDEF', orderNumber: 'B-2' }),
    ticket({ id: 'c', status: 'completed', type: 'refund', excerpt: 'ĞÜLE GÜLE ıı', deviceName: 'Fritteuse' }),
  ];
  const ids = (filter: object) => applyFilter(tickets, filter).map(({ id }) => id);

  it('leaves what is open, waits for the user, or is closed', () => {
    expect(ids({ group: 'open' })).toEqual(['a', 'b']);
    expect(ids({ group: 'waiting' })).toEqual(['a']);
    expect(ids({ group: 'closed' })).toEqual(['c']);
    expect(ids({ group: 'open', type: 'refund' })).toEqual([]);
    expect(ids({})).toEqual(['a', 'b', 'c']);
  });

  it('finds all words, whatever their case and accents', () => {
    expect(ids({ q: 'KUCHEN foto' })).toEqual(['a', 'b']);
    expect(ids({ q: 'kuchen b-2' })).toEqual(['b']);
    expect(ids({ q: 'gule iı' })).toEqual(['c']);
    expect(ids({ q: '7kq4' })).toEqual(['a', 'c']);
    expect(ids({ q: 'foto purifier' })).toEqual([]);
  });
});
