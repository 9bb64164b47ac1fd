import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { useT } from '../screen/use-t.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';

interface NoRecordProps {
  /** On its way; not to be had now; or not there for this user */
  status: 'loading' | 'failed' | 'missing';
  /** Where there are better words than the common ones */
  titles?: { failed: string; missing: string };
  onRetry(): void;
  /** Where to go when it is missing */
  children?: ReactNode;
}

/** What stands in the place of a record, while there is none to show. */
export function NoRecord({ status, titles, onRetry, children }: NoRecordProps) {
  const t = useT();
  switch (status) {
    case 'loading':
      return <Skeleton rows={4} />;
    case 'failed':
      return (
        <EmptyState icon="offline" title={titles?.failed ?? t('common.listFailed')}>
          <Button onClick={onRetry}>{t('common.retry')}</Button>
        </EmptyState>
      );
    case 'missing':
      return (
        <EmptyState icon="inbox" title={titles?.missing ?? t('common.missingTitle')} text={t('common.missingText')}>
          {children}
        </EmptyState>
      );
  }
}
