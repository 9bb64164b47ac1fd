import { ApiError } from '../../api/errors.ts';
import type { FormRules } from '../../app/form/form.ts';
import { PublishRecipe, publishRecipe, SaveRecipe, saveRecipe } from '../../contract/recipes/save.ts';
import type { Draft } from '../../stores/drafts.ts';
import { failureText } from '../../stores/failure-text.ts';
import { showToast } from '../../stores/toasts.ts';
import type { Editor } from './editor.ts';
import { errorText } from './error-text.ts';
import { resolvePendingSave } from './pending-save.ts';
import { fieldOfPath, recipeBody, shownImages } from './recipe-body.ts';
import { stateOf } from './stored-state.ts';

/** What a recipe must have to be published. */
export function publishRules({ start, change, saveEnded }: Editor): FormRules {
  /** A draft has no state while nothing but the first fields was changed. */
  const complete = <D extends Pick<Draft, 'fields' | 'meta'>>(draft: D) => ({ ...draft, meta: stateOf(draft, start.recipe) });
  return {
    path: publishRecipe.path,
    schema: PublishRecipe,
    body(entered) {
      const draft = complete(entered);
      return { ...draft.meta.target, recipe: recipeBody(draft, document.documentElement.lang) };
    },
    fieldOf: (path, draft) => fieldOfPath(path, complete(draft)),
    words: {
      title: { required: 'recipeEdit.errorTitle' },
      equipment: { required: 'recipeEdit.errorEquipment' },
      difficulty: { required: 'recipeEdit.errorDifficulty' },
      cuisine: { required: 'recipeEdit.errorCuisine' },
      food: { required: 'recipeEdit.errorFood', tooLong: 'recipeEdit.errorFoodMany' },
      ingredients: { required: 'recipeEdit.errorIngredients' },
      steps: { required: 'recipeEdit.errorSteps' },
      image: { unknown: 'form.photoUnreadable' },
      revision: { changed: 'recipeEdit.changedElsewhere' },
    },
    say: (field, rule, draft, t, most) => errorText(field, rule, complete(draft).meta, t, most),
    async beforeSend(draft) {
      const meta = await resolvePendingSave(complete(draft).meta, draft.uid).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (error.reason === 'network') saveEnded('offline');
        else showToast(failureText(error));
      });
      if (!meta) return undefined;
      change({ target: meta.target, pending: meta.pending });
      return { ...draft, meta, images: shownImages({ ...draft, meta }) };
    },
    label: ({ fields }) => fields.title?.trim() ?? '',
  };
}

/** What a recipe must have to be saved as a draft on the server: anything may be missing, but what there is must be readable. */
export const draftRules = (editor: Editor): FormRules => ({ ...publishRules(editor), path: saveRecipe.path, schema: SaveRecipe });
