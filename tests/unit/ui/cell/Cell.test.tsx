// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Cell, CellGroup } from '../../../../src/ui/cell/Cell.tsx';

afterEach(cleanup);

test('cells read as a list under their label', () => {
  render(
    <CellGroup label="Details">
      <Cell label="Device" value="900A" />
      <Cell label="Contact" value="a@example.com" />
    </CellGroup>,
  );
  expect(screen.getByRole('region', { name: 'Details' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((cell) => cell.textContent)).toEqual(['Device900A', 'Contacta@example.com']);
});

test('a badge is read in words', () => {
  render(<Cell label="Feedback record" href="/feedbackList" badge={3} badgeLabel="3 new replies" />);
  expect(screen.getByRole('link', { name: 'Feedback record 3 new replies' }).getAttribute('href')).toBe('/feedbackList');
});

test('no badge is shown for zero', () => {
  render(<Cell label="Feedback record" href="/feedbackList" badge={0} badgeLabel="0 new replies" />);
  expect(screen.getByRole('link').textContent).toBe('Feedback record');
});

test('an action stands beside the link, not in it', () => {
  const remove = vi.fn();
  render(
    <Cell
      label="Cleaning"
      href="/feedbackDetails/1"
      action={
        <button type="button" onClick={remove}>
          Delete
        </button>
      }
    />,
  );
  const button = screen.getByRole('button', { name: 'Delete' });
  expect(button.closest('a')).toBeNull();
  fireEvent.click(button);
  expect(remove).toHaveBeenCalledTimes(1);
});

test('only what leads to another screen says so, also beside a menu', () => {
  const chevronIn = (cell: ReactElement) => {
    cleanup();
    return render(cell).container.querySelector('.cell-chevron') !== null;
  };
  const nothing = () => undefined;
  expect(chevronIn(<Cell label="Record" href="/feedbackDetails/1" />)).toBe(true);
  expect(chevronIn(<Cell label="Record" href="/feedbackDetails/1" action={<button type="button">More</button>} />)).toBe(true);
  expect(chevronIn(<Cell label="Registered product" onClick={nothing} chevron />)).toBe(true);
  expect(chevronIn(<Cell label="Take photo" onClick={nothing} />)).toBe(false);
  expect(chevronIn(<Cell label="Device" value="900A" />)).toBe(false);
});

test('the current one of several has a tick, unless a mark of its own says so', () => {
  const { container, rerender } = render(<Cell label="Germany" onClick={() => undefined} current />);
  const tick = () => container.querySelector('.icon-check');
  expect(tick()).not.toBeNull();
  rerender(<Cell label="Germany" onClick={() => undefined} current={false} />);
  expect(tick()).toBeNull();
  rerender(<Cell label="Germany" onClick={() => undefined} current trailing="Chosen" />);
  expect(tick()).toBeNull();
});
