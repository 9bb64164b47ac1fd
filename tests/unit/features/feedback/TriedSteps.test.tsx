import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TriedSteps } from '../../../../src/features/feedback/components/TriedSteps.tsx';
import { renderInScreen } from '../../ui/in-screen.tsx';

afterEach(cleanup);

test('what was tried is listed, and can be removed', () => {
  const tried = JSON.stringify([{ answer: 'brush', version: '12ab', step: 'step-1', text: 'Take it off.', at: 1 }]);
  const onRemove = vi.fn();
  renderInScreen(<TriedSteps tried={tried} onRemove={onRemove} />);
  expect(screen.getByRole('region', { name: 'What you tried' }).textContent).toContain('Take it off.');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Clear: What you tried' }));
  expect(onRemove).toHaveBeenCalledOnce();
});
