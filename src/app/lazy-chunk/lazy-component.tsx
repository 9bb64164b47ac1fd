import { type ComponentType, lazy, useState } from 'react';
import { importOrReload, reload } from '../../stores/recovery.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { useT } from '../../ui/screen/use-t.ts';

/**
 * A component that the first paint does without: loaded when it is rendered, inside a `<Suspense>`, or when it is preloaded. If it cannot be
 * loaded, an error with a retry button takes its place. The build puts its styles into the page (`tools/build/lazy-styles.ts`).
 *
 * @param isOptional nothing takes its place: the page is whole without it
 * @returns with `preload`, for what is sure to be rendered: what is loaded by then is rendered at once, while React would show a fallback for
 *   300 ms
 */
export function lazyComponent<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  isOptional = false,
): ComponentType<Props> & { preload(): void } {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const start = () => {
    loading ??= importOrReload(name, load)
      .catch(() => (isOptional ? () => null : NotLoaded))
      .then((part) => {
        loaded = part;
        return part;
      });
    return loading;
  };
  const Lazy = lazy(async () => ({ default: await start() }));
  function Loaded(props: Props) {
    const [Part] = useState(() => loaded ?? Lazy);
    return <Part {...props} />;
  }
  // The build renders what is there at first: the fallback.
  return Object.assign(Loaded, { preload: () => void (import.meta.env.SSR || start()) });
}

function NotLoaded() {
  const t = useT();
  return (
    <EmptyState icon="offline" title={t('common.loadErrorTitle')} text={t('common.loadErrorText')}>
      <Button onClick={() => reload()}>{t('common.retry')}</Button>
    </EmptyState>
  );
}
