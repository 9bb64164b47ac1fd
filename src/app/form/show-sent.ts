import type { Translate } from '../../i18n/t.ts';
import { $toast, showToast } from '../../stores/toasts.ts';

/** Says that a form was sent, or that it waits. Of one that waits, the toast on the screen may say what failed (docs/spec.md §8): it stays. */
export function showSent(queued: boolean, sent: string, t: Translate): void {
  if (!queued) showToast(sent, 'success');
  else if ($toast.get()?.kind !== 'failure') showToast(t('form.queuedTitle'), 'success');
}
