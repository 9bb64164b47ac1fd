import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sent } from '../../../../src/app/form/Sent.tsx';
import { createT } from '../../../../src/i18n/t.ts';
import { newDraft, retentionDays } from '../../../../src/stores/drafts.ts';
import { $lastResponse, $outbox, type OutboxItem } from '../../../../src/stores/outbox.ts';
import { renderInScreen, strings } from '../../ui/in-screen.tsx';

const t = createT(strings, 'en');
const draft = newDraft('afterSale', 'us-noah');
// Only its key is looked at.
const itemOf = (key: string) => ({ ...draft, key }) as OutboxItem;
const rules = {
  ...{ path: '/api/v1/x' as const, schema: undefined as never, words: {}, body: () => ({}), label: () => '' },
  facts: (_: unknown, __: unknown, response: unknown) => [['Number', String(response ?? '')]] as const,
};
const text = { title: 'Arrived', text: 'We write to you.' };
const ways = { doneHref: '/home', next: { href: '/faq', label: 'Help center' }, again: 'Another' };
const show = (more: object = {}, onAgain = () => undefined) =>
  renderInScreen(<Sent {...{ draft, rules, onAgain }} {...text} {...more} />);
const order = () => [...document.querySelectorAll('p, a, button')].map((element) => element.textContent);
const mark = () => document.querySelector('.sent-mark');
const scroll = vi.fn();

beforeEach(() => {
  scroll.mockReset();
  vi.stubGlobal('scrollTo', scroll);
  document.title = 'Feedback';
});
afterEach(() => {
  cleanup();
  $outbox.set([]);
  $lastResponse.set(undefined);
});

test('what has arrived says so, then what became of it, then “Done” before what to do meanwhile', () => {
  show({ ...ways, details: <p>Card</p> });
  expect(order()).toEqual(['We write to you.', 'Card', 'Done', 'Help center', 'Another']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/home', '/faq']);
});

test('it has the focus at the top of the page, and the page’s title says it', () => {
  $outbox.set([itemOf('another')]);
  show();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Arrived' }));
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(document.title).toBe('Feedback – Arrived');
  expect(mark()?.className).toBe('sent-mark');
  expect(mark()?.querySelector('.icon-check')).not.toBeNull();
});

test('a page that says no more leads nowhere', () => {
  show();
  expect(order()).toEqual(['We write to you.']);
});

test('what waits for a connection is said to be kept, until it has arrived', () => {
  $outbox.set([itemOf('another'), itemOf(draft.key)]);
  show(ways);
  expect(screen.getByRole('heading', { name: t('form.queuedTitle') })).toBeDefined();
  expect(screen.getByText(t('form.queuedText', { days: retentionDays }).replaceAll('\u00A0', ' '))).toBeDefined();
  expect(screen.queryByText('We write to you.')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Done', 'Help center']);
  expect(mark()?.className).toBe('sent-mark sent-mark-queued');
  expect(mark()?.querySelector('.icon-offline')).not.toBeNull();
  scroll.mockReset();
  act(() => $outbox.set([itemOf('another')]));
  expect(screen.getByRole('heading', { name: 'Arrived' })).toBeDefined();
  expect(document.title).toBe('Feedback – Arrived');
  expect(scroll).not.toHaveBeenCalled();
});

test('the line that stands for it is quoted where there is one', () => {
  show({ rules: { ...rules, label: () => 'It beeps' } });
  expect(document.querySelector('blockquote')?.textContent).toBe('It beeps');
  cleanup();
  show();
  expect(document.querySelector('blockquote')).toBeNull();
});

test('the response to another form is not taken for its own', () => {
  $lastResponse.set({ form: 'afterSale', key: 'another', response: 'N-1' });
  show();
  expect(screen.queryByText('N-1')).toBeNull();
  act(() => $lastResponse.set({ form: 'afterSale', key: draft.key, response: 'N-2' }));
  expect(screen.getByText('N-2')).toBeDefined();
});

test('another one can be begun', () => {
  const again = vi.fn();
  show(ways, again);
  fireEvent.click(screen.getByRole('button', { name: 'Another' }));
  expect(again).toHaveBeenCalledOnce();
});
