// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Stars } from '../../../../src/ui/stars/Stars.tsx';
import { StarsField } from '../../../../src/ui/stars/StarsField.tsx';
import { renderInScreen } from '../in-screen.tsx';

afterEach(cleanup);

const labelOf = (stars: number) => `${stars} of 5 stars`;

test('is a group of five radio buttons, each named, of which one may be chosen', () => {
  const onChange = vi.fn();
  renderInScreen(
    <StarsField name="stars" label="Rating" value={4} onChange={onChange} labelOf={labelOf} error="Please choose" />,
  );
  const group = screen.getByRole('radiogroup', { name: 'Rating' });
  expect(group.id).toBe('stars');
  expect(group.getAttribute('aria-describedby')).toBe('stars-error');
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 of 5 stars' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: '2 of 5 stars' }));
  expect(onChange.mock.calls).toEqual([[2]]);
  expect(document.querySelectorAll('.star-on')).toHaveLength(4);
});

test('without a value none is chosen', () => {
  renderInScreen(<StarsField name="stars" label="Rating" value={0} onChange={() => undefined} labelOf={labelOf} />);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('to read, it is one picture with a name', () => {
  renderInScreen(<Stars value={3} label={labelOf(3)} />);
  expect(screen.getByRole('img', { name: '3 of 5 stars' }).querySelectorAll('.star-on')).toHaveLength(3);
});
