import { editRecipe } from '../../contract/recipes/edit.ts';
import type { Translate } from '../../i18n/t.ts';
import { ask, type Question } from '../../stores/questions.ts';
import { api } from '../../stores/session.ts';

/*
 * A conflict: another device has changed a recipe since it was opened here, so that the revision in `target` is no longer the
 * server's. It is found when a stored draft is opened, when a draft is saved, and when the recipe is published. The author chooses
 * each time: keep mine, which goes on from the server's revision and replaces it, or load the other, which discards the draft.
 */

/**
 * Asks which one to keep when a draft on this device is opened.
 *
 * @param isOldVersion the other one is a version of the history
 */
export const askToLoadOther = (t: Translate, isOldVersion: boolean): Promise<boolean> =>
  askToLoad(t, {
    text: t('recipeEdit.newerTitle'),
    detail: t(isOldVersion ? 'recipeEdit.newerVersion' : 'recipeEdit.newerText'),
  });

/** Asks whether a version of the history is to replace the draft on the server. */
export const askToLoadVersion = (t: Translate): Promise<boolean> => askToLoad(t, { text: t('recipeEdit.newerVersion') });

const askToLoad = (t: Translate, question: Pick<Question, 'text' | 'detail'>): Promise<boolean> =>
  ask({
    ...question,
    confirm: t('recipeEdit.load'),
    cancel: t('recipeEdit.keepMine'),
    danger: true,
  });

/** Asks before a draft is discarded for the other one. */
export const askToDiscard = (t: Translate): Promise<boolean> =>
  ask({ text: t('form.draftDiscardConfirm'), confirm: t('common.delete'), cancel: t('common.cancel'), danger: true });

/** The target that replaces the server's latest revision. @throws ApiError */
export async function latestTarget(id: string): Promise<{ id: string; revision: number }> {
  const { revision } = await api(editRecipe, { id });
  return { id, revision };
}
