import type * as v from 'valibot';
import type { ServiceModerate } from '../../src/contract/recipes/operate.ts';
import { lockRow } from '../db/locks.ts';
import { closeReports } from '../db/recipe-reports.ts';
import { changeRecipe, recipeOf } from '../db/recipes.ts';
import { bumpVersion, countriesOf } from '../db/users.ts';
import { HttpError, invalidFields } from '../http/http-error.ts';
import type { Call } from '../http/mount.ts';
import { list, unlist } from './listing.ts';

type Moderating = Call<v.InferOutput<typeof ServiceModerate>>;

/**
 * Applies a decision of customer service about a recipe. Hiding works in all regions, and so closes the reports of all of them; any
 * other decision closes those of the operator's region.
 */
export async function moderate({ db, input, now, region }: Moderating): Promise<void> {
  const { id, action, reason } = input;
  await lockRow(db, 'recipe', id);
  const recipe = await recipeOf(db, id);
  if (!recipe) throw new HttpError('notFound');

  if (action === 'hide') {
    // The author is shown the reason.
    if (!reason) throw invalidFields({ reason: 'required' });
    await changeRecipe(db, id, { state: 'hidden', hidden_reason: reason });
    await unlist(db, id);
    await bumpVersion(db, recipe.uid);
  }
  if (action === 'show' && recipe.state === 'hidden') {
    await changeRecipe(db, id, { state: 'published', hidden_reason: '' });
    await list(db, id);
    await bumpVersion(db, recipe.uid);
  }
  await closeReports(db, id, now, action === 'hide' ? undefined : countriesOf(region));
}
