import type { UserInfo } from '../../contract/user/user.ts';
import type { Translate } from '../../i18n/t.ts';
import { type Draft, newKey } from '../../stores/drafts.ts';
import { enqueue, startOutbox, withdraw } from '../../stores/outbox.ts';
import { showToast } from '../../stores/toasts.ts';
import { $undo } from '../../stores/undo.ts';
import { bodyOf, check, errorTexts } from './check.ts';
import type { Errors, FormRules } from './form.ts';

/** A form to send. */
export interface Submission {
  rules: FormRules;
  draft: Draft;
  user: UserInfo;
  t: Translate;
  /** The fields of one step of several, which are only checked */
  step?: readonly string[] | undefined;
}

/**
 * What became of a submission. `valid`: a step, which is not sent. `queued`: not with the server yet, it waits for a connection.
 * `refused`: by the server, with the draft to go on with.
 */
export type Outcome =
  | { is: 'valid' | 'sent' | 'queued' }
  | { is: 'invalid'; errors: Errors }
  | { is: 'refused'; errors: Errors; correctedDraft: Draft };

/**
 * Sends a form: it is checked, brought up to date (`beforeSend`), put into the outbox, and sent from there. A draft stays stored until
 * the outbox has it, so nothing is lost wherever this ends.
 */
export async function submit({ rules, draft: entered, user, t, step }: Submission): Promise<Outcome> {
  const found = await check(rules, entered, user, t);
  const errors = Object.fromEntries(Object.entries(found).filter(([field]) => step?.includes(field) ?? true));
  if (Object.keys(errors).length) return { is: 'invalid', errors };
  if (step) return { is: 'valid' };
  const draft = rules.beforeSend ? await rules.beforeSend(entered) : entered;
  if (!draft) return { is: 'invalid', errors: {} };
  // A removed photo must not come back into what is being sent.
  $undo.set(undefined);
  await startOutbox(draft.uid);
  const state = await enqueue(draft, { path: rules.path, body: bodyOf(rules, draft, user), label: rules.label(draft) });
  if (state.is !== 'refused') rules.afterSend?.(draft);
  if (state.is === 'sent') return { is: 'sent' };
  if (state.is !== 'refused') return { is: 'queued' };
  // Another key, so that the correction counts as a report of its own.
  const correctedDraft = { ...draft, key: newKey() };
  await withdraw(draft, correctedDraft);
  showToast(state.message || t('common.error'));
  return { is: 'refused', errors: errorTexts(rules, state.fields, draft, t), correctedDraft };
}
