import { totalMinutes } from '../../src/contract/recipes/body.ts';
import type { NewRecipe } from '../../src/contract/recipes/save.ts';
import { hour } from '../../src/lib/time-units.ts';
import { addFavorite, removeFavorite } from '../db/favorites.ts';
import { lockRow } from '../db/locks.ts';
import { deleteTags, insertTags } from '../db/recipe-ranking.ts';
import { changeRecipe, type RecipeRow, recipeOf } from '../db/recipes.ts';
import type { Db } from '../db/tables.ts';
import { addToIndex, removeFromIndex } from './search/entry.ts';

/** Hours that a recipe gains with each doubling of its favorites: a week. */
const hoursPerDoubling = 24 * 7;

/**
 * A recipe's rank among the recommended, in hours: newer recipes first, and those with favorites as if they were newer. Counts whole
 * doublings, so that the rank changes rarely.
 *
 * @param publishedAt milliseconds
 */
export const rankOf = (publishedAt: number, favorites: number): number =>
  Math.floor(publishedAt / hour) + hoursPerDoubling * Math.floor(Math.log2(1 + Math.max(0, favorites)));

/** A recipe's tags as `recipe_tags` has them. */
const tagsOf = ({ equipment, difficulty, cuisine, food }: NewRecipe['tags']): string[] => [
  ...new Set([
    ...equipment.map((tag) => `equipment-${tag}`),
    `difficulty-${difficulty}`,
    `cuisine-${cuisine}`,
    ...food.map((tag) => `food-${tag}`),
  ]),
];

/**
 * Lists a recipe as it is published now, or unlists it where not everybody may see it: a draft, or one that is hidden or removed.
 * Call it after every change of these. Part of the change's transaction.
 */
export async function list(db: Db, id: string): Promise<void> {
  await unlist(db, id);
  const row = await recipeOf(db, id);
  if (!row?.body || row.state !== 'published' || row.removed_at !== null) return;
  const body: NewRecipe = JSON.parse(row.body);
  const { title, lang, image } = body;
  // A rank never falls: a reader who pages through a list would see the recipe twice.
  const rank = Math.max(row.rank, rankOf(row.published_at ?? row.updated_at, row.favorites));
  const { difficulty } = body.tags;
  await changeRecipe(db, id, { listed: 1, title, lang, rank, minutes: totalMinutes(body), difficulty, image_id: image });
  const tags = tagsOf(body.tags);
  await insertTags(
    db,
    tags.map((tag) => ({ tag, lang, rank, recipe_id: id })),
  );
  await addToIndex(db, { id, lang, rank, tags }, body);
}

/** Removes a recipe from lists and search; its author still sees it. Part of the change's transaction. */
export async function unlist(db: Db, id: string): Promise<void> {
  // Positions in the index and the counts of words are shared by all recipes.
  await lockRow(db, 'search');
  await changeRecipe(db, id, { listed: 0 });
  await deleteTags(db, id);
  await removeFromIndex(db, id);
}

/**
 * Adds a recipe to a user's favorites, or removes it. Favorites raise the rank of a recipe.
 *
 * @returns how many favorites the recipe has now
 */
export async function setFavoriteOf(db: Db, uid: string, row: RecipeRow, favorite: boolean, now: number): Promise<number> {
  const isChanged = favorite ? await addFavorite(db, uid, row.id, now) : await removeFavorite(db, uid, row.id);
  if (!isChanged) return row.favorites;
  const favorites = row.favorites + (favorite ? 1 : -1);
  await changeRecipe(db, row.id, { favorites });
  if (row.listed === 1 && rankOf(row.published_at ?? row.updated_at, favorites) > row.rank) await list(db, row.id);
  return favorites;
}
