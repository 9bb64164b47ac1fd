import type { UserInfo } from '../../contract/user/user.ts';
import type { Translate } from '../../i18n/t.ts';
import { type Draft, newKey } from '../../stores/drafts.ts';
import { enqueue, startOutbox, withdraw } from '../../stores/outbox.ts';
import { $undo } from '../../stores/undo.ts';
import { bodyOf, check, errorTexts } from './check.ts';
import type { Errors, FormRules } from './form.ts';

/**
 * What became of a form: on its way or there (no errors), or wrong. When it was the server that said so, `mended` is the draft
 * to go on with, and `message` the server's own words.
 */
export interface Outcome {
  errors?: Errors;
  /** Not with the server yet: it waits for a connection */
  queued?: boolean;
  mended?: Draft;
  message?: string;
}

/** Checks a draft, and hands it to the outbox. Nothing of it is lost at any point: it is a draft until it is in the outbox. */
export async function submit(rules: FormRules, entered: Draft, user: UserInfo, t: Translate): Promise<Outcome> {
  const errors = await check(rules, entered, user, t);
  if (Object.keys(errors).length) return { errors };
  const draft = (await rules.beforeSend?.(entered)) ?? entered;
  // A removed photo must not come back into what is on its way.
  $undo.set(undefined);
  await startOutbox(draft.uid);
  const state = await enqueue(draft, { path: rules.path, body: bodyOf(rules, draft, user), label: rules.label(draft) });
  if (state.is !== 'refused') return { queued: state.is !== 'sent' };
  const mended = { ...draft, key: newKey() };
  await withdraw(draft, mended);
  return { errors: errorTexts(rules, state.fields, draft, t), mended, message: state.message };
}
