import type { FormRules } from '../../app/form/form.ts';
import { PublishRecipe, publishRecipe, SaveRecipe, saveRecipe } from '../../contract/recipes/save.ts';
import type { Draft } from '../../stores/drafts.ts';
import { bodyOf, type Fields, fieldOfPath, targetOf } from './fields.ts';
import { settle } from './settle.ts';
import { sayWrong } from './wrong.ts';

/** Its numbers are typed in the page's language. */
const rules: FormRules = {
  path: publishRecipe.path,
  schema: PublishRecipe,
  body: (draft) => ({ ...targetOf(draft.fields), recipe: bodyOf(draft, document.documentElement.lang) }),
  fieldOf: fieldOfPath,
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
  say: sayWrong,
  prepare: settle,
  label: ({ fields }) => fields.title?.trim() ?? '',
};

/**
 * What a recipe must have to be published.
 *
 * @param start what stands in the fields that have not come yet
 */
export function rulesOf(start: Fields): FormRules {
  const whole = <D extends Pick<Draft, 'fields'>>(draft: D): D => ({ ...draft, fields: { ...start, ...draft.fields } });
  return {
    ...rules,
    body: (draft, user) => rules.body(whole(draft), user),
    fieldOf: (path, draft) => fieldOfPath(path, whole(draft)),
    say: (field, rule, draft, t, most) => sayWrong(field, rule, whole(draft), t, most),
  };
}

/** What a draft must have to be kept on the server: nothing, but what there is must be readable. */
export const draftRules: FormRules = { ...rules, path: saveRecipe.path, schema: SaveRecipe };
