import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RecordLinks } from '../../../../src/app/beside/RecordLinks.tsx';

const link = (id: string) => ({
  id,
  href: `/r/${id}`,
  status: 'Open',
  date: '3 May',
  text: `Text ${id}`,
});
const show = (current: string | undefined) =>
  render(<RecordLinks label="Feedback record" links={[link('1'), link('2')]} current={current} />);

afterEach(cleanup);

test('the links are a labeled landmark, in which the open record is marked', () => {
  show('2');
  const links = within(screen.getByRole('navigation', { name: 'Feedback record' })).getAllByRole('link');
  expect(links.map((one) => one.getAttribute('href'))).toEqual(['/r/1', '/r/2']);
  expect(links.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'page']);
});

test('a record that is not in the list marks none', () => {
  show(undefined);
  expect(document.querySelector('[aria-current]')).toBeNull();
});

test('the column starts at the open record', () => {
  const { rerender } = show(undefined);
  const column = screen.getByRole('navigation');
  column.getBoundingClientRect = () => ({ top: 100, height: 200 }) as DOMRect;
  const [, second] = screen.getAllByRole('link');
  if (second) second.getBoundingClientRect = () => ({ top: 900 }) as DOMRect;
  rerender(<RecordLinks label="Feedback record" links={[link('1'), link('2')]} current="2" />);
  expect(column.scrollTop).toBe(700);
});
