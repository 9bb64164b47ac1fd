import type { UserInfo } from '../../contract/user/user.ts';
import type { Translate } from '../../i18n/t.ts';
import type { Draft } from '../../stores/drafts.ts';
import { showToast } from '../../stores/toasts.ts';
import { check } from './check.ts';
import type { Errors, FormRules } from './form.ts';
import { submit } from './submit.ts';

/** What a form lets be done with it while it is sent. */
interface Handles {
  /** Nothing is kept while the draft is on its way: it must not come back under the key that was sent */
  hold(now: boolean): void;
  show(errors: Errors, byServer: boolean): void;
  /** Goes on with a draft that the server has refused */
  mend(draft: Draft): void;
}

/** Sends a form. @returns whether it is done with, and then whether it still waits for a connection; what is wrong is shown */
export async function deliver(
  rules: FormRules,
  entered: Draft,
  user: UserInfo,
  t: Translate,
  { hold, show, mend }: Handles,
): Promise<{ queued: boolean } | undefined> {
  hold(true);
  const { errors, queued = false, mended, message } = await submit(rules, entered, user, t);
  if (!errors) return { queued };
  hold(false);
  if (mended) {
    mend(mended);
    showToast(message || t('common.error'));
  }
  show(errors, mended !== undefined);
  return undefined;
}

/** Checks one step of a form. @returns whether its fields are right; what is wrong is shown */
export async function checkStep(
  rules: FormRules,
  entered: Draft,
  user: UserInfo,
  t: Translate,
  fields: readonly string[],
  show: (errors: Errors, byServer: boolean) => void,
): Promise<boolean> {
  const found = Object.entries(await check(rules, entered, user, t)).filter(([field]) => fields.includes(field));
  show(Object.fromEntries(found), false);
  return found.length === 0;
}
