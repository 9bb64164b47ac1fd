import * as v from '#rules/valibot';
import { ApiError } from '../../api/errors.ts';
import { bodyOf, check, errorTexts } from '../../app/form/check.ts';
import { SaveRecipe } from '../../contract/recipes/save.ts';
import type { UserInfo } from '../../contract/user/user.ts';
import type { Translate } from '../../i18n/t.ts';
import { type Draft, type DraftImage, newKey } from '../../stores/drafts.ts';
import { failureText } from '../../stores/failure-text.ts';
import { hasLostImages, replaceKeys } from '../../stores/send-item.ts';
import { showToast } from '../../stores/toasts.ts';
import { $undo } from '../../stores/undo.ts';
import { upload } from '../../stores/upload.ts';
import type { Editor, SaveResult } from './editor.ts';
import { callSave, resolvePendingSave } from './pending-save.ts';
import { shownImages } from './recipe-body.ts';
import { draftRules } from './rules.ts';

/**
 * Saves the editor's draft on the server. `target` and `pending` of the editor's state follow what happens. A refusal is shown as a
 * toast (docs/spec.md §8), also where it names no field.
 */
export async function saveDraftOnServer(editor: Editor, draft: Draft, user: UserInfo, t: Translate): Promise<SaveResult> {
  const rules = draftRules(editor);
  const errors = await check(rules, draft, user, t);
  if (Object.keys(errors).length) return { is: 'invalid', errors };
  const images = shownImages({ ...draft, meta: editor.$recipe.get() });
  const save = async (anew = false) => {
    const body = bodyOf(rules, { ...draft, meta: editor.$recipe.get() }, user);
    const input = v.parse(SaveRecipe, replaceKeys(body, await uploadedIds(images, user.uid, anew)));
    const pending = { key: newKey(), input };
    editor.change({ pending });
    return callSave(pending, user.uid);
  };
  try {
    const { target, pending } = await resolvePendingSave(editor.$recipe.get(), user.uid);
    editor.change({ target, pending });
    const saved = await save().catch((error: unknown) => {
      if (hasLostImages(error, images)) return save(true);
      throw error;
    });
    editor.change({ target: saved, pending: null });
    // A removed row cannot come back into an editor that is replaced.
    $undo.set(undefined);
    return { is: 'saved', id: saved.id };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.reason === 'network') return { is: 'offline' };
    // Otherwise it may have arrived, and is repeated before anything else is sent.
    if (!error.isRetryable) editor.change({ pending: null });
    if (error.reason === 'conflict') return { is: 'conflict' };
    // Deleted on another device: the next save makes a new recipe of what stands here.
    if (error.reason === 'notFound') editor.change({ target: null });
    showToast(failureText(error));
    return { is: 'invalid', errors: errorTexts(rules, error.fields ?? {}, draft, t) };
  }
}

/**
 * Uploads the pictures that the server has not got, or all of them anew. One after the other: the server limits how many uploads of
 * one user may wait.
 */
async function uploadedIds(images: readonly DraftImage[], uid: string, anew: boolean): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const image of images) {
    const uploaded = anew ? undefined : image.uploaded;
    ids.set(image.key, (uploaded ?? (await upload(anew ? { ...image, key: newKey() } : image, uid))).id);
  }
  return ids;
}
