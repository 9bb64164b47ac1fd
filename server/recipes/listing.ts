import { totalMinutes } from '../../src/contract/recipes/body.ts';
import type { NewRecipe } from '../../src/contract/recipes/save.ts';
import { lockRow } from '../db/locks.ts';
import { deleteTags, insertTags } from '../db/recipe-ranking.ts';
import { changeRecipe, recipeOf } from '../db/recipes.ts';
import type { Db } from '../db/tables.ts';
import { rankOf } from './rank.ts';
import { addToIndex, removeFromIndex } from './search/entry.ts';

/** A recipe's tags as `recipe_tags` has them. */
export const tagsOf = ({ equipment, difficulty, cuisine, food }: NewRecipe['tags']): string[] => [
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
