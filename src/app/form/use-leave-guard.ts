import { useCallback, useEffect, useRef } from 'react';
import type { Translate } from '../../i18n/t.ts';
import { retentionDays } from '../../stores/drafts.ts';
import { guardLeaving, type LeaveGuard } from '../../stores/leave-guard.ts';
import type { Question } from '../../stores/questions.ts';
import { $storageWorks } from '../../stores/storage.ts';
import type { FormKind } from './form.ts';
import type { useDraft } from './use-draft.ts';

/**
 * Asks before a form with unsaved input is left.
 *
 * @param stepBack goes one step back within the form, where there is one
 * @returns to be called with whether there is something to lose
 */
export function useLeaveGuard(
  { leave }: FormKind,
  { draft, saveBeforeLeaving }: ReturnType<typeof useDraft>,
  t: Translate,
  stepBack: (() => boolean) | undefined,
): (isDirty: boolean) => Promise<void> {
  const guard = useRef<LeaveGuard>(undefined);
  const back = useRef(stepBack);
  back.current = stepBack;

  useEffect(() => {
    guard.current = guardLeaving(
      () => leaveQuestion(t, leave, draft().uid),
      () => back.current?.() ?? false,
      saveBeforeLeaving,
    );
    return guard.current.stop;
  }, [t, leave, draft, saveBeforeLeaving]);

  return useCallback(async (isDirty) => guard.current?.set(isDirty), []);
}

/** The question of docs/spec.md §5, and that nothing is lost where that is so: a draft is stored for a user. */
const leaveQuestion = (t: Translate, leave: FormKind['leave'], uid: string): Omit<Question, 'answer'> => ({
  text: t(leave),
  ...(uid && $storageWorks.get() && { detail: t('common.leaveDraftKept', { days: retentionDays }) }),
  confirm: t('common.confirm'),
  cancel: t('common.cancel'),
});
