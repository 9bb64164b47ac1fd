import { collectedIdsOf, deleteRowsOf, forgetDeleted, recipeIdsOf } from '../db/personal-data.ts';
import { recipeOf } from '../db/recipes.ts';
import type { Db } from '../db/tables.ts';
import { setFavoriteOf, unlist } from '../recipes/listing.ts';

/**
 * Deletes a user's account and everything that belongs to it, in one transaction: records, pictures, recipes, idempotency keys and
 * tokens. What others wrote about the user's own records, such as replies, goes with them.
 *
 * @param now milliseconds
 * @returns how many rows were deleted; 0 for a user who is not there
 */
export async function eraseUser(db: Db, uid: string, now: number): Promise<number> {
  const deleted = await db.transaction().execute((trx) => eraseIn(trx, uid, now));
  await forgetDeleted(db);
  return deleted;
}

/** The same as part of a transaction. */
export async function eraseIn(trx: Db, uid: string, now: number): Promise<number> {
  // Recipes of others lose a favorite; words and lists lose the user's recipes.
  for (const id of await collectedIdsOf(trx, uid)) {
    const recipe = await recipeOf(trx, id);
    if (recipe) await setFavoriteOf(trx, uid, recipe, false, now);
  }
  for (const id of await recipeIdsOf(trx, uid)) await unlist(trx, id);
  return deleteRowsOf(trx, uid);
}
