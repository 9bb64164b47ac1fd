import { isAfter, type TimeCursor } from './cursors.ts';
import { cards } from './recipes.ts';
import type { Db } from './tables.ts';

/** What a user has collected and everybody may see, the latest first, from after a cursor. */
export function favoritesPage(db: Db, uid: string, after: TimeCursor | undefined, limit: number) {
  const query = cards(db, uid)
    .innerJoin('favorites as collected', 'collected.recipe_id', 'recipes.id')
    .select('collected.created_at as collected_at')
    .where('collected.uid', '=', uid)
    .where('listed', '=', 1)
    .orderBy('collected.created_at', 'desc')
    .orderBy('collected.recipe_id', 'desc')
    .limit(limit);
  return (after ? query.where(isAfter(['collected.created_at', 'collected.recipe_id'], after)) : query).execute();
}

/** Whether a user has collected a recipe. */
export const isFavorite = async (db: Db, uid: string, id: string): Promise<boolean> =>
  (await db.selectFrom('favorites').select('uid').where('uid', '=', uid).where('recipe_id', '=', id).executeTakeFirst()) !==
  undefined;

/** @param now milliseconds @returns false when the user has it already */
export async function addFavorite(db: Db, uid: string, recipeId: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('favorites')
    .values({ uid, recipe_id: recipeId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns false when the user does not have it */
export async function removeFavorite(db: Db, uid: string, recipeId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('favorites')
    .where('uid', '=', uid)
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
