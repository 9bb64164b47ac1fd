import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { LoadFailed } from './LoadFailed.tsx';

interface NoRecordProps {
  /** On its way; not to be had now; or not there for this user */
  resource: Exclude<ComponentProps<typeof LoadFailed>['resource'], { status: 'ready' }>;
  /** Where there are better words than the common ones */
  titles?: { failed: string; missing: string };
  /** Where to go when it is missing */
  children?: ReactNode;
}

/** What stands in the place of a record, while there is none to show. */
export function NoRecord({ resource, titles, children }: NoRecordProps) {
  const t = useT();
  switch (resource.status) {
    case 'loading':
      return <Skeleton rows={4} />;
    case 'failed':
      return <LoadFailed resource={resource} title={titles?.failed} />;
    case 'missing':
      return (
        <EmptyState icon="inbox" title={titles?.missing ?? t('common.missingTitle')} text={t('common.missingText')}>
          {children}
        </EmptyState>
      );
  }
}
