import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Skeleton } from '../../../../src/ui/skeleton/Skeleton.tsx';
import { renderInScreen } from '../in-screen.tsx';

afterEach(cleanup);

test.each([
  [undefined, 'skeleton skeleton-list'],
  ['text', 'skeleton skeleton-text'],
  ['step', 'skeleton skeleton-step'],
] as const)('what loads says so once, in the shape of what follows: %s', (shape, className) => {
  renderInScreen(<Skeleton rows={3} {...(shape && { shape })} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toMatch(/^Loading/);
  expect(status.className).toBe(className);
  expect(status.querySelectorAll('.skeleton-row')).toHaveLength(3);
});
