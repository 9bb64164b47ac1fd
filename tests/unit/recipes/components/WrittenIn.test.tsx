import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WrittenIn } from '../../../../src/recipes/components/WrittenIn.tsx';
import { renderInScreen } from '../../ui/in-screen.tsx';

afterEach(cleanup);

test('a recipe in another language than the page says which; one in the same says nothing', () => {
  const { container, rerender } = renderInScreen(<WrittenIn lang="de" />);
  expect(container.textContent).toBe('Written in German');
  rerender(<WrittenIn lang="en" />);
  expect(container.textContent).toBe('');
});
