import type { RecipeRow } from '../db/recipes.ts';
import type { Db } from '../db/tables.ts';
import { list } from './listing.ts';
import { rankOf } from './rank.ts';

/**
 * Puts a recipe into a user's collection, or takes it out. A recipe that people collect rises among the recommended.
 *
 * @returns how many have it now
 */
export async function setFavoriteOf(db: Db, uid: string, row: RecipeRow, favorite: boolean, now: number): Promise<number> {
  const changed = favorite ? await collect(db, uid, row.id, now) : await drop(db, uid, row.id);
  if (!changed) return row.favorites;
  const favorites = row.favorites + (favorite ? 1 : -1);
  await db.updateTable('recipes').set({ favorites }).where('id', '=', row.id).execute();
  if (row.listed === 1 && rankOf(row.published_at ?? row.updated_at, favorites) > row.rank) await list(db, row.id);
  return favorites;
}

async function collect(db: Db, uid: string, recipeId: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('favorites')
    .values({ uid, recipe_id: recipeId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function drop(db: Db, uid: string, recipeId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('favorites')
    .where('uid', '=', uid)
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
