import { lazy, Suspense } from 'react';
import { importOrReload, reload } from '../../../stores/recovery.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { AnswerProps } from './Answer.tsx';

const Answer = lazy(() =>
  importOrReload('answer', () => import('./Answer.tsx')).then(
    (module) => ({ default: module.Answer }),
    () => ({ default: Missing }),
  ),
);

/** The {@link Answer}, loaded when the ticket is there: it is to be read first. */
export function AnswerLater(props: AnswerProps) {
  return (
    <Suspense>
      <Answer {...props} />
    </Suspense>
  );
}

/** In the place of a form that could not be loaded; what was typed in it before is kept. */
function Missing() {
  const t = useT();
  return (
    <EmptyState icon="offline" title={t('common.loadErrorTitle')} text={t('common.loadErrorText')}>
      <Button onClick={reload}>{t('common.retry')}</Button>
    </EmptyState>
  );
}
