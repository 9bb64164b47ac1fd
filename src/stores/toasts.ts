import { atom } from 'nanostores';

export interface Toast {
  id: number;
  text: string;
  kind: 'failure' | 'success';
}

/** Milliseconds a toast is shown (docs/spec.md §9). */
export const toastDuration = 2000;

/** The one toast on the screen, if any: a new one takes the old one's place. */
export const $toast = atom<Toast | undefined>();

let last = 0;

/** Shows a text for {@link toastDuration} ms. The same text as the one that is shown does not start anew, so that many failures at once read as one. */
export function showToast(text: string, kind: Toast['kind'] = 'failure'): void {
  if ($toast.get()?.text === text) return;
  const toast = { id: ++last, text, kind };
  $toast.set(toast);
  setTimeout(() => $toast.get()?.id === toast.id && $toast.set(undefined), toastDuration);
}
