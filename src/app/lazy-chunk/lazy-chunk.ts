import { useEffect, useState } from 'react';
import { importOrReload } from '../../stores/recovery.ts';
import { networkFailureText } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';

/**
 * Loads a part of the page that is needed only once somebody uses it.
 *
 * @param name of the chunk, for its one reload after a deployment
 * @throws when it cannot be loaded, after a toast; nothing that was entered is touched
 */
export const loadChunk = <T>(name: string, load: () => Promise<T>): Promise<T> =>
  importOrReload(name, load).catch((error: unknown) => {
    showToast(networkFailureText());
    throw error;
  });

/** A chunk of several modules, loaded once. */
export interface LazyChunk<T> {
  /** As {@link loadChunk} */
  load(): Promise<T>;
  /** The chunk once it is there: to draw with it at once, without a layout shift */
  loaded(): T | undefined;
}

export function lazyChunk<T>(name: string, load: () => Promise<T>): LazyChunk<T> {
  let chunk: T | undefined;
  return {
    async load() {
      chunk ??= await loadChunk(name, load);
      return chunk;
    },
    loaded: () => chunk,
  };
}

/** Loads something once `wanted` is truthy, and again whenever that changes until it has arrived. */
export function useLazyChunk<T>(wanted: unknown, load: () => Promise<T>): T | undefined {
  const [chunk, setChunk] = useState<{ module: T }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` always loads the same
  useEffect(() => {
    if (wanted && !chunk)
      void load().then(
        (module) => setChunk({ module }),
        () => undefined,
      );
  }, [wanted, chunk]);
  return chunk?.module;
}
