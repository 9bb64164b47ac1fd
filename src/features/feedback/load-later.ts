import { useEffect, useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { loadPart } from '../../stores/recovery.ts';
import { failureText } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';

type Later = typeof import('./later.ts');

/**
 * The part of the form that comes with its first touch. Asking again costs nothing.
 *
 * @throws when it cannot be loaded, after saying so; nothing that was entered is touched
 */
export const later = (): Promise<Later> =>
  loadPart('later', () => import('./later.ts')).catch((error: unknown) => {
    showToast(failureText(new ApiError('network')));
    throw error;
  });

/** The same for what is drawn with it: loaded once `wanted` is something, and tried again when that changes. */
export function useLater(wanted: unknown): Later | undefined {
  const [part, setPart] = useState<Later>();
  useEffect(() => {
    if (wanted && !part) void later().then(setPart, () => undefined);
  }, [wanted, part]);
  return part;
}
