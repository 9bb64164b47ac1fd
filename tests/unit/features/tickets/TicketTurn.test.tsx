import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Message } from '../../../../src/contract/conversation/message.ts';
import type { Ticket } from '../../../../src/contract/tickets/read.ts';
import { TicketTurn } from '../../../../src/features/tickets/components/TicketTurn.tsx';
import { renderInScreen } from '../../ui/in-screen.tsx';

const step = (note: string, status: Ticket['status'] = 'question') => ({ id: status, status, note, at: 2 });
const said = (text: string, from: Message['from'] = 'service'): Message => ({ id: text, from, text, at: 1, images: [] });
const ticket: Ticket = {
  id: '7',
  number: 'SR-7',
  type: 'repair',
  status: 'question',
  device: { name: 'Robbie', model: '', sn: '' },
  orderNumber: '',
  shipping: { toService: null, toUser: null, address: '' },
  unread: false,
  createdAt: 1,
  updatedAt: 2,
  steps: [step('', 'reviewing'), step('')],
  messages: [said('Hello'), said('Which side?'), said('From the left', 'user')],
  earlier: null,
};
const quoted = (changed: Partial<Ticket>) =>
  renderInScreen(<TicketTurn ticket={{ ...ticket, ...changed }} />).container.querySelector('blockquote')?.textContent;

afterEach(cleanup);

test('a question is quoted: the note of the step that asks, or else what customer service said last', () => {
  expect(quoted({ steps: [step('Is the label on?')] })).toBe('Is the label on?');
  cleanup();
  expect(quoted({})).toBe('Which side?');
});

test.each<[string, Partial<Ticket>]>([
  ['is asked', { status: 'working' }],
  ['has words', { messages: [said('Which side?'), said('')] }],
])('nothing is quoted while nothing %s', (_, changed) => {
  expect(quoted(changed)).toBeUndefined();
});
