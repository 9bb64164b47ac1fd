import { useRef, useState } from 'react';
import type { UserInfo } from '../../contract/user/user.ts';
import type { Translate } from '../../i18n/t.ts';
import type { Draft } from '../../stores/drafts.ts';
import { loadChunk } from '../lazy-chunk/lazy-chunk.ts';
import type { Errors, FormKind, FormRules } from './form.ts';
import { formChunk } from './load-form.ts';
import type { useDraft } from './use-draft.ts';

/** A step of a form of several, other than the last: its button checks the step's fields and leads on. */
export interface FormStep {
  fields: readonly string[];
  label: string;
  next(): void;
}

/**
 * `waitingForUser`: submitted before it was known who the user is, which submits it again. `sent`: in the outbox, or with the server
 * already.
 */
type Phase = { is: 'editing' | 'waitingForUser' | 'submitting' } | { is: 'sent'; draft: Draft; rules: FormRules };

const editing: Phase = { is: 'editing' };

/** What sending needs besides the form. Prefetched on first interaction. @returns nothing where it cannot be loaded, after a toast */
export const loadSending = ({ name, rules }: FormKind) =>
  Promise.all([formChunk.load(), loadChunk(name, rules)]).catch(() => undefined);

interface SubmitOptions {
  kind: FormKind;
  draft: ReturnType<typeof useDraft>;
  t: Translate;
  step: FormStep | undefined;
  /** Whether a message takes the form's place once it is sent; without, the form is empty again */
  endsForm: boolean;
  onErrors(errors: Errors, byServer: boolean): void;
  /** @param queued it is not with the server yet */
  onSent(queued: boolean): Promise<void>;
}

/** Submits a form. A second submit (double tap) is ignored while one is in progress. */
export function useSubmit({ kind, draft: form, t, step, endsForm, onErrors, onSent }: SubmitOptions) {
  const [phase, setPhase] = useState(editing);
  const [attempt, setAttempt] = useState(0);
  const isBusy = useRef(false);
  const countAttempt = () => setAttempt((count) => count + 1);

  const send = async (user: UserInfo): Promise<Phase> => {
    await Promise.all([form.loaded, form.photos.settled()]);
    await form.save();
    countAttempt();
    const [chunk, rules] = (await loadSending(kind)) ?? [];
    if (!chunk || !rules) return editing;
    const draft = form.draft();
    form.pauseSaving(!step);
    const outcome = await chunk.submit({ rules, draft, user, t, step: step?.fields });
    if (outcome.is === 'refused') form.reset(outcome.correctedDraft);
    if ('errors' in outcome) onErrors(outcome.errors, outcome.is === 'refused');
    else if (step) step.next();
    else {
      await onSent(outcome.is === 'queued');
      if (endsForm) return { is: 'sent', draft, rules };
    }
    return editing;
  };

  return {
    phase,
    /** Grows with every try */
    attempt,
    countAttempt,
    editAgain: () => setPhase(editing),
    async submit(user: UserInfo | undefined) {
      if (isBusy.current) return;
      if (!user) return setPhase({ is: 'waitingForUser' });
      isBusy.current = true;
      setPhase({ is: 'submitting' });
      let next = editing;
      try {
        next = await send(user);
      } finally {
        isBusy.current = false;
        if (next.is === 'editing') form.pauseSaving(false);
        setPhase(next);
      }
    },
  };
}
