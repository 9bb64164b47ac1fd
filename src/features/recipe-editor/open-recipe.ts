import { editRecipe } from '../../contract/recipes/edit.ts';
import type { UserInfo } from '../../contract/user/user.ts';
import type { Translate } from '../../i18n/t.ts';
import { discardDraft, loadDraft, saveDraft } from '../../stores/drafts.ts';
import { $measures } from '../../stores/measures.ts';
import { $outbox, flush, startOutbox } from '../../stores/outbox.ts';
import { api } from '../../stores/session.ts';
import { askToLoadOther, askToLoadVersion } from './conflict.ts';
import { fromRecipe } from './from-recipe.ts';

import { blankState, type Start } from './state.ts';
import { stateOf } from './stored-state.ts';

/** Makes the keys of editors unique. */
let opened = 0;

interface Opening {
  /** A version of its history */
  version?: string | null | undefined;
  user: UserInfo;
  t: Translate;
  /** Ignores a draft on this device */
  fresh?: boolean;
}

/**
 * Opens one of the user's recipes: its draft on the server, its published version, or a version of its history. If a draft is in
 * conflict with that, the user chooses.
 *
 * @throws ApiError when the server has no such recipe for this user, or cannot be reached and this device has no draft
 */
export async function openRecipe(id: string, { version, user, t, fresh }: Opening): Promise<Start> {
  const key = `${id} ${opened++}`;
  const stored = fresh ? undefined : await loadDraft(`recipe/${id}`, user.uid);
  await sendQueued(`recipe/${id}`, user.uid);
  try {
    const { recipe, revision, draft } = await api(
      editRecipe,
      { id, ...(version && { version }) },
      { quiet: !!stored || 'missing' },
    );
    const target = { id, revision };
    const start = { key, id, ...fromRecipe(recipe, target, $measures.get().temperature, t.tag) };
    if (!stored && version && draft && !(await askToLoadVersion(t))) return openRecipe(id, { user, t, fresh: true });
    if (!stored) return start;
    // A draft without a revision counts as a conflict.
    const meta = stateOf(stored, { ...start.recipe, target: null });
    if (!version && meta.target?.revision === revision) return start;
    if (await askToLoadOther(t, !!version)) await discardDraft(stored);
    else await saveDraft({ ...stored, meta: { ...meta, target } }, {});
    return start;
  } catch (error) {
    if (stored) return { key, id, fields: {}, recipe: { ...blankState(''), ingredients: [], steps: [] }, pictures: {} };
    throw error;
  }
}

/** Sends a version of the recipe that waits in the outbox, so that what is opened includes it. */
async function sendQueued(form: string, uid: string): Promise<void> {
  await startOutbox(uid);
  if ($outbox.get().some((item) => item.form === form)) await flush();
}
