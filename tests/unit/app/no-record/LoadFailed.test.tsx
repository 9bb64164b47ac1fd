import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import { LoadFailed } from '../../../../src/app/no-record/LoadFailed.tsx';
import { renderInScreen } from '../../ui/in-screen.tsx';

const show = (error: ApiError, title?: string, refetch = async () => undefined) =>
  renderInScreen(<LoadFailed title={title} resource={{ status: 'failed', error, isFetching: false, refetch }} />);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['offline', false, new ApiError('network'), 'You are offline', /as soon as you are back online/],
  ['offline after an answer', false, new ApiError('internal'), 'You are offline', /as soon as you are back online/],
  ['unreachable', true, new ApiError('network'), 'We cannot reach our servers', /keeps trying/],
  ['silent', true, new ApiError('timeout'), 'We cannot reach our servers', /keeps trying/],
  ['refused', true, new ApiError('invalidRequest', { message: 'Not today' }), 'No records', /^Not today$/],
  ['broken', true, new ApiError('malformed'), 'No records', /keeps trying/],
])('a failed load says in words what is true: %s', (_, onLine, error, title, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  show(error, 'No records');
  expect(screen.getByRole('heading').textContent).toBe(title);
  expect(screen.getByText(text)).toBeDefined();
});

it('a failed load has common words where the screen has none of its own, and promises no retry that would not help', () => {
  const { container } = show(new ApiError('invalidRequest'));
  expect(screen.getByRole('heading').textContent).toBe('Your records could not be loaded.');
  expect(container.querySelector('p')).toBeNull();
});

it('a failed load leads on: another try, the help center, the recipes', () => {
  show(new ApiError('network'));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/helpCenter', '/recipes']);
});

it('another try is under way once at a time', async () => {
  let done: () => void = () => undefined;
  const refetch = vi.fn(() => new Promise<undefined>((resolve) => (done = () => resolve(undefined))));
  show(new ApiError('network'), undefined, refetch);
  const button = screen.getByRole('button', { name: 'Try again' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(refetch).toHaveBeenCalledTimes(1);
  await act(async () => done());
});
