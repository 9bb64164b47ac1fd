import type { ReactNode } from 'react';
import type { ResourceState } from '../../stores/resource.ts';
import { GuestLinks } from '../signed-in/GuestLinks.tsx';
import { Problem } from '../signed-in/Problem.tsx';

interface LoadFailedProps {
  resource: ResourceState<unknown> & { refetch(): Promise<unknown> };
  /** What could not be loaded, where the server has answered and there are better words than the common ones */
  title?: string | undefined;
  /** Where to go meanwhile */
  children?: ReactNode;
}

/** Why a resource cannot be shown, and where to go meanwhile. */
export function LoadFailed({ resource, title, children = <GuestLinks /> }: LoadFailedProps) {
  if (resource.status !== 'failed') return null;
  const { error, refetch } = resource;
  const isAnswered = error && !/network|timeout/.test(error.reason);
  // Words of the server, or none where another try is of no use.
  const text = error?.message || (error?.isRetryable ? undefined : '');
  const why = !navigator.onLine ? 'offline' : isAnswered ? 'refused' : 'server';
  return (
    <Problem reason={why} retry={refetch} {...(why === 'refused' && { title, text })}>
      {children}
    </Problem>
  );
}
