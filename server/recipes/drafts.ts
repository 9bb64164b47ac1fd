import type * as v from 'valibot';
import type { editRecipe } from '../../src/contract/recipes/edit.ts';
import type { DraftRecipe } from '../../src/contract/recipes/save.ts';
import { versionOf } from '../db/recipe-versions.ts';
import { HttpError } from '../http/http-error.ts';
import type { Call } from '../http/mount.ts';
import { ownRecipe } from './access.ts';
import { picturesOf, recipeAddress } from './views.ts';

type Editable = v.InferInput<(typeof editRecipe)['output']>;

/**
 * A recipe for the editor: the draft, else the published version, or an old version.
 *
 * @throws HttpError 404 when it is not the caller's, or has no such version
 */
export async function editableRecipe({ db, user, input, imageUrl }: Call<{ id: string; version?: number | undefined }>) {
  const row = await ownRecipe(db, user.uid, input.id);
  const old = input.version === undefined ? undefined : await versionOf(db, row.id, input.version);
  const body = input.version === undefined ? (row.draft ?? row.body) : old?.body;
  if (!body) throw new HttpError('notFound');

  const recipe: DraftRecipe = JSON.parse(body);
  const pictures = await picturesOf(db, row.id, (id) => imageUrl(id, recipeAddress(row, user.uid)));
  const picture = (id: string | null) => pictures.get(id ?? '') ?? null;
  return {
    id: row.id,
    revision: row.revision,
    published: row.listed === 1,
    draft: row.draft !== null,
    recipe: {
      ...recipe,
      image: picture(recipe.image),
      steps: recipe.steps.map((step) => ({ ...step, image: picture(step.image) })),
    },
  } satisfies Editable;
}
