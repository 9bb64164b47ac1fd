import { type ComponentType, lazy } from 'react';
import { importOrReload, reload } from '../../stores/recovery.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { useT } from '../../ui/screen/use-t.ts';

/**
 * A component that the first paint does without: loaded when it is rendered, inside a `<Suspense>`. If it cannot be loaded, an error
 * with a retry button takes its place. The build puts its styles into the page (`tools/build/lazy-styles.ts`).
 *
 * @param isOptional nothing takes its place: the page is whole without it
 */
export const lazyComponent = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  isOptional = false,
) =>
  lazy<ComponentType<Props>>(() =>
    importOrReload(name, load).then(
      (part) => ({ default: part }),
      () => ({ default: isOptional ? () => null : NotLoaded }),
    ),
  );

function NotLoaded() {
  const t = useT();
  return (
    <EmptyState icon="offline" title={t('common.loadErrorTitle')} text={t('common.loadErrorText')}>
      <Button onClick={() => reload()}>{t('common.retry')}</Button>
    </EmptyState>
  );
}
