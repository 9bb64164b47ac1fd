// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../../../../src/ui/button/Button.tsx';

afterEach(cleanup);

test('does what it says at a click, and submits nothing by itself', () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Retry</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('while busy keeps the focus and ignores clicks', () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Submit</Button>);
  screen.getByRole('button').focus();
  rerender(
    <Button onClick={onClick} busy>
      Submitting…
    </Button>,
  );
  const button = screen.getByRole('button');
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('while busy submits no form', () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy}>
        Submit
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(form(true));
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('is a link when it leads somewhere', () => {
  render(
    <Button href="/de/feedback" variant="primary">
      Feedback
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Feedback' }).getAttribute('href')).toBe('/de/feedback');
});
