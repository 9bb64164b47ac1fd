import { editRecipe } from '../../contract/recipes/edit.ts';
import type { UserInfo } from '../../contract/user/user.ts';
import type { Translate } from '../../i18n/t.ts';
import { discardDraft, loadDraft, saveDraft } from '../../stores/drafts.ts';
import { $measures } from '../../stores/measures.ts';
import { $outbox, flush, startOutbox } from '../../stores/outbox.ts';
import { ask } from '../../stores/questions.ts';
import { api } from '../../stores/session.ts';
import { fieldsOf } from './fields.ts';
import type { Start } from './form.ts';

/** Counts what is opened: each is an editor of its own. */
let opened = 0;

interface Opening {
  /** One of its history */
  version?: string | null | undefined;
  user: UserInfo;
  t: Translate;
  /** Whatever was left on this device */
  fresh?: boolean;
}

/**
 * A recipe of the user's to go on with: its draft, or what is published, or a version of its history. Where something was left on
 * this device that began from another revision, the user says which of them to go on with.
 *
 * @throws ApiError when the server has no such recipe for this user, or cannot be reached and nothing was left here
 */
export async function openRecipe(id: string, { version, user, t, fresh }: Opening): Promise<Start> {
  const key = `${id} ${opened++}`;
  const left = fresh ? undefined : await loadDraft(`recipe/${id}`, user.uid);
  await sendWaiting(`recipe/${id}`, user.uid);
  try {
    const unit = $measures.get().temperature;
    const told = await api(editRecipe, { id, ...(version && { version }) }, { quiet: !!left || 'missing' });
    const { fields, pictures } = fieldsOf(told.recipe, unit, t.tag);
    const revision = String(told.revision);
    if (left && (version || left.fields.revision !== revision)) {
      const load = await ask({
        text: t('recipeEdit.newerTitle'),
        detail: t(version ? 'recipeEdit.newerVersion' : 'recipeEdit.newerText'),
        confirm: t('recipeEdit.load'),
        cancel: t('recipeEdit.keepMine'),
        danger: true,
      });
      if (load) await discardDraft(left);
      else await saveDraft({ ...left, fields: { ...left.fields, revision } }, {});
    }
    return { key, id, fields: { ...fields, id, revision }, pictures };
  } catch (error) {
    if (left) return { key, id, fields: {}, pictures: {} };
    throw error;
  }
}

/** What was published here and has not arrived yet goes first: what is opened must be that. */
async function sendWaiting(form: string, uid: string): Promise<void> {
  await startOutbox(uid);
  if ($outbox.get().some((item) => item.form === form)) await flush();
}

/** What the recipe counts as now. @throws ApiError */
export async function revisionOf(id: string): Promise<string> {
  return String((await api(editRecipe, { id })).revision);
}
