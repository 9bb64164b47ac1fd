import { useEffect, useState } from 'react';
import { networkFailureText } from '../../stores/failure-text.ts';
import { loadPart } from '../../stores/recovery.ts';
import { showToast } from '../../stores/toasts.ts';

/**
 * Loads something that a form needs once it is used.
 *
 * @throws when it cannot be loaded, after saying so; nothing that was entered is touched
 */
export const whenUsed = <T>(name: string, load: () => Promise<T>): Promise<T> =>
  loadPart(name, load).catch((error: unknown) => {
    showToast(networkFailureText());
    throw error;
  });

/** What all forms need with their first touch. Asking again costs nothing. */
export const later = () => whenUsed('later', () => import('./later.ts'));

/** Something that is loaded once `wanted` is something, and asked for again when that changes. */
export function usePart<T>(wanted: unknown, load: () => Promise<T>): T | undefined {
  const [part, setPart] = useState<{ it: T }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded is always the same
  useEffect(() => {
    if (wanted && !part)
      void load().then(
        (it) => setPart({ it }),
        () => undefined,
      );
  }, [wanted, part]);
  return part?.it;
}

/** {@link later}, where something of it is drawn. */
export const useLater = (wanted: unknown) => usePart(wanted, later);
