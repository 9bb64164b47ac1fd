// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Sent } from '../../../../src/app/form/Sent.tsx';
import { newDraft } from '../../../../src/stores/drafts.ts';
import { $lastResponse, $outbox, type OutboxItem } from '../../../../src/stores/outbox.ts';
import { renderInScreen } from '../../ui/in-screen.tsx';

const draft = newDraft('afterSale', 'us-noah');
const rules = {
  ...{ path: '/api/v1/x' as const, schema: undefined as never, words: {}, body: () => ({}), label: () => '' },
  facts: (_: unknown, __: unknown, response: unknown) => [['Number', String(response ?? '')]] as const,
};
const text = { title: 'Arrived', text: 'We write to you.', doneHref: '/home', again: 'Another' };
const show = (onAgain = () => undefined) =>
  renderInScreen(
    <Sent {...{ draft, rules, onAgain }} {...text} details={<p>Card</p>} next={{ href: '/faq', label: 'Help center' }} />,
  );
const order = () => [...document.querySelectorAll('p, a, button')].map((element) => element.textContent);

afterEach(() => {
  cleanup();
  $outbox.set([]);
  $lastResponse.set(undefined);
});

test('what has arrived says so, then what became of it, then “Done” before what to do meanwhile', () => {
  show();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Arrived' }));
  expect(order()).toEqual(['We write to you.', 'Card', 'Done', 'Help center', 'Another']);
});

test('what waits for a connection says so, and leads to where it waits', () => {
  // Only its key is looked at.
  $outbox.set([{ ...draft } as OutboxItem]);
  show();
  expect(screen.getByRole('heading', { name: 'Your entries are saved' })).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Done', 'Help center']);
});

test('the response to another form is not taken for its own', () => {
  $lastResponse.set({ form: 'afterSale', key: 'another', response: 'N-1' });
  show();
  expect(screen.queryByText('N-1')).toBeNull();
});

test('another one can be begun', () => {
  const again = vi.fn();
  show(again);
  fireEvent.click(screen.getByRole('button', { name: 'Another' }));
  expect(again).toHaveBeenCalledOnce();
});
