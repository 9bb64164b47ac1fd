import { addFavorite, removeFavorite } from '../db/favorites.ts';
import { changeRecipe, type RecipeRow } from '../db/recipes.ts';
import type { Db } from '../db/tables.ts';
import { list } from './listing.ts';
import { rankOf } from './rank.ts';

/**
 * Puts a recipe into a user's collection, or takes it out. A recipe that people collect rises among the recommended.
 *
 * @returns how many have it now
 */
export async function setFavoriteOf(db: Db, uid: string, row: RecipeRow, favorite: boolean, now: number): Promise<number> {
  const changed = favorite ? await addFavorite(db, uid, row.id, now) : await removeFavorite(db, uid, row.id);
  if (!changed) return row.favorites;
  const favorites = row.favorites + (favorite ? 1 : -1);
  await changeRecipe(db, row.id, { favorites });
  if (row.listed === 1 && rankOf(row.published_at ?? row.updated_at, favorites) > row.rank) await list(db, row.id);
  return favorites;
}
