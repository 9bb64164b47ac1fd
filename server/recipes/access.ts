// Authorization: who may see, edit or delete a recipe.
import { type RecipeRow, recipeOf } from '../db/recipes.ts';
import type { Db } from '../db/tables.ts';
import { HttpError } from '../http/http-error.ts';

/**
 * A recipe that a user may see: a listed one, or the user's own.
 *
 * @throws HttpError 404 for any other, and for one that does not exist
 */
export async function visibleRecipe(db: Db, uid: string, id: string): Promise<RecipeRow> {
  const row = await recipeOf(db, id);
  if (!row || row.removed_at !== null || (row.listed === 0 && row.uid !== uid)) throw new HttpError('notFound');
  return row;
}

/**
 * A recipe for its author, removed or not: for those who may edit, delete or restore it.
 *
 * @throws HttpError 404 for everybody else, as for one that does not exist
 */
export async function authoredRecipe(db: Db, uid: string, id: string): Promise<RecipeRow> {
  const row = await recipeOf(db, id);
  if (row?.uid !== uid) throw new HttpError('notFound');
  return row;
}

/** The same of one that its author has not removed. @throws HttpError 404 */
export async function ownRecipe(db: Db, uid: string, id: string): Promise<RecipeRow> {
  const row = await authoredRecipe(db, uid, id);
  if (row.removed_at !== null) throw new HttpError('notFound');
  return row;
}
