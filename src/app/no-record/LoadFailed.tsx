import type { ReactNode } from 'react';
import type { ResourceState } from '../../stores/resource.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { GuestLinks } from '../signed-in/GuestLinks.tsx';

interface LoadFailedProps {
  resource: ResourceState<unknown> & { refetch(): Promise<unknown> };
  /** What could not be loaded, where the server has answered */
  title: string;
  /** Where to go meanwhile */
  children?: ReactNode;
}

/** Why there is nothing to show, which stays when the toast (docs/spec.md §8) is gone, and where to go meanwhile. It goes away by itself. */
export function LoadFailed({ resource, title, children = <GuestLinks /> }: LoadFailedProps) {
  const t = useT();
  if (resource.status !== 'failed') return null;
  const { error, refetch } = resource;
  const isAnswered = error && !/network|timeout/.test(error.reason);
  const [heading, text] = !navigator.onLine
    ? [t('common.offlineTitle'), t('common.offlineText')]
    : isAnswered
      ? [title, error.message || (error.isRetryable && t('common.serverText'))]
      : [t('common.serverTitle'), t('common.serverText')];
  return (
    <div role="status">
      <EmptyState icon={isAnswered ? 'alert' : 'offline'} title={heading} text={text}>
        <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
        {children}
      </EmptyState>
    </div>
  );
}
