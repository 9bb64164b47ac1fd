import type * as v from 'valibot';
import type { serviceModerate } from '../../src/contract/recipes/operate.ts';
import { lockRow } from '../db/locks.ts';
import { closeReports } from '../db/recipe-reports.ts';
import { changeRecipe, recipeOf } from '../db/recipes.ts';
import { bumpVersion, countriesOf } from '../db/users.ts';
import type { Call } from '../http/mount.ts';
import { invalidFields, Refusal } from '../http/refusal.ts';
import { list, unlist } from './listing.ts';

type Moderating = Call<v.InferOutput<typeof serviceModerate.input>>;

/**
 * Carries out what customer service decides about a recipe. Hiding holds in all regions, and so settles what all of them have
 * reported; otherwise each region answers to its own users.
 */
export async function moderate({ db, input, now, region }: Moderating): Promise<void> {
  const { id, action, reason } = input;
  await lockRow(db, 'recipe', id);
  const recipe = await recipeOf(db, id);
  if (!recipe) throw new Refusal('notFound');

  if (action === 'hide') {
    // Its author is told why.
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
