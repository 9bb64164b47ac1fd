import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sent } from '../../../../src/app/form/Sent.tsx';
import { createT } from '../../../../src/i18n/t.ts';
import { newDraft, retentionDays } from '../../../../src/stores/drafts.ts';
import { $outbox } from '../../../../src/stores/outbox.ts';
import { renderInScreen, strings } from '../../ui/in-screen.tsx';

const t = createT(strings, 'en');
const itemOf = (key: string) => ({
  ...newDraft('test', 'at-lena'),
  ...{ key, path: '/api/v1/feedback/create' as const, body: {}, label: '', queuedAt: 0, state: { is: 'waiting' as const } },
});
const scroll = vi.fn();

beforeEach(() => {
  scroll.mockReset();
  vi.stubGlobal('scrollTo', scroll);
  document.title = 'Feedback';
});
afterEach(() => {
  cleanup();
  $outbox.set([]);
});

const show = (more: { label?: string; doneHref?: string } = {}) =>
  renderInScreen(
    <Sent sent="k" label="It beeps" title="It has arrived" text="Thank you" {...more}>
      <a href="/more">More</a>
    </Sent>,
  ).container;
const mark = () => document.querySelector('.sent-mark');

test('what has arrived is said so, with the focus, at the top of the page', () => {
  $outbox.set([itemOf('another')]);
  show();
  const heading = screen.getByRole('heading', { name: 'It has arrived' });
  expect(document.activeElement).toBe(heading);
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(document.title).toBe('Feedback – It has arrived');
  expect(screen.getByText('Thank you')).toBeDefined();
  expect(mark()?.className).toBe('sent-mark');
  expect(mark()?.querySelector('.icon-check')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'More' })).toBeDefined();
});

test('what waits for a connection is said to be kept, until it has arrived', () => {
  $outbox.set([itemOf('another'), itemOf('k')]);
  show();
  expect(screen.getByRole('heading', { name: t('form.queuedTitle') })).toBeDefined();
  expect(screen.getByText(t('form.queuedText', { days: retentionDays }))).toBeDefined();
  expect(screen.queryByText('Thank you')).toBeNull();
  expect(mark()?.className).toBe('sent-mark sent-mark-queued');
  expect(mark()?.querySelector('.icon-offline')).not.toBeNull();
  scroll.mockReset();
  act(() => $outbox.set([itemOf('another')]));
  expect(screen.getByRole('heading', { name: 'It has arrived' })).toBeDefined();
  expect(document.title).toBe('Feedback – It has arrived');
  expect(scroll).not.toHaveBeenCalled();
});

test('the line that stands for it is quoted where there is one', () => {
  show();
  expect(document.querySelector('blockquote')?.textContent).toBe('It beeps');
  cleanup();
  const container = show({ label: '' });
  expect(container.querySelector('blockquote')).toBeNull();
});

test('“Done” leads on where the page says where', () => {
  show();
  expect(screen.queryByRole('link', { name: t('common.done') })).toBeNull();
  cleanup();
  show({ doneHref: '/help' });
  expect(screen.getByRole('link', { name: t('common.done') }).getAttribute('href')).toBe('/help');
});
