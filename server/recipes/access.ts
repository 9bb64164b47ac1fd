import { type RecipeRow, recipeOf } from '../db/recipes.ts';
import type { Db } from '../db/tables.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * A recipe for its author, who has not removed it.
 *
 * @throws Refusal 404 for whoever else asks: somebody else's is as unknown as one that never was
 */
export async function ownRecipe(db: Db, uid: string, id: string): Promise<RecipeRow> {
  const row = await recipeOf(db, id);
  if (!row || row.uid !== uid || row.removed_at !== null) throw new Refusal('notFound');
  return row;
}
