import { type ComponentType, lazy } from 'react';
import { loadPart, reload } from '../../stores/recovery.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { useT } from '../../ui/screen/use-t.ts';

/**
 * A component that the first paint does without, loaded when it is drawn, in a `<Suspense>`. Where it cannot be loaded, that is
 * said in its place. The build puts its styles into the page (`tools/build/lazy-styles.ts`).
 */
export const lazyPart = <Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    loadPart(name, load).then(
      (part) => ({ default: part }),
      () => ({ default: NotLoaded as ComponentType<Props> }),
    ),
  );

function NotLoaded() {
  const t = useT();
  return (
    <EmptyState icon="offline" title={t('common.loadErrorTitle')} text={t('common.loadErrorText')}>
      <Button onClick={reload}>{t('common.retry')}</Button>
    </EmptyState>
  );
}
