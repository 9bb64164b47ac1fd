import { type ComponentType, lazy } from 'react';
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
  loadPart(() => import('./later.ts')).catch((error: unknown) => {
    showToast(failureText(new ApiError('network')));
    throw error;
  });

/** A component of it; where it cannot be loaded, nothing stands in its place. */
export const lazyLater = <Props extends object>(pick: (part: Later) => ComponentType<Props>) =>
  lazy<ComponentType<Props>>(() =>
    later().then(
      (part) => ({ default: pick(part) }),
      () => ({ default: () => null }),
    ),
  );
