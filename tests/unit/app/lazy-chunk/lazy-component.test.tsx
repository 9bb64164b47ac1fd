import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInScreen } from '../../ui/in-screen.tsx';

vi.mock('../../../../src/stores/recovery.ts', () => ({
  importOrReload: (_name: string, load: () => Promise<unknown>) => load(),
  reload: () => undefined,
}));

const { lazyComponent } = await import('../../../../src/app/lazy-chunk/lazy-component.tsx');

afterEach(cleanup);

const unreachable = () => Promise.reject(new Error('offline'));

test('a component that cannot be loaded offers to try again', async () => {
  const Part = lazyComponent('part', unreachable);
  renderInScreen(
    <Suspense>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByRole('button')).toBeDefined();
});

test('an optional component that cannot be loaded leaves nothing', async () => {
  const Part = lazyComponent('part', unreachable, true);
  const { container } = renderInScreen(
    <Suspense fallback="waiting">
      <Part />
    </Suspense>,
  );
  await waitFor(() => expect(container.textContent).toBe(''));
});

test('a component that was preloaded is rendered at once', async () => {
  const Part = lazyComponent('part', async () => () => 'here');
  await act(async () => Part.preload());
  const { container } = renderInScreen(
    <Suspense fallback="waiting">
      <Part />
    </Suspense>,
  );
  expect(container.textContent).toBe('here');
});
