import { totalMinutes } from '../../src/contract/recipes/body.ts';
import type { NewRecipe } from '../../src/contract/recipes/save.ts';
import { lockRow } from '../db/locks.ts';
import { deleteTags, insertTags } from '../db/recipe-ranking.ts';
import { changeRecipe, recipeOf } from '../db/recipes.ts';
import type { Db } from '../db/tables.ts';
import { rankOf } from './rank.ts';
import { addEntry, dropEntry } from './search/entry.ts';

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
 * Makes a recipe findable as it is published now, or no longer where not everybody may see it: a draft, one that is hidden or
 * removed. To be called after whatever changes one of these. Part of the change's transaction.
 */
export async function list(db: Db, id: string): Promise<void> {
  await unlist(db, id);
  const row = await recipeOf(db, id);
  if (!row?.body || row.state !== 'published' || row.removed_at !== null) return;
  const body: NewRecipe = JSON.parse(row.body);
  const { title, lang, image } = body;
  // It never falls: somebody who pages through a list would meet it twice.
  const rank = Math.max(row.rank, rankOf(row.published_at ?? row.updated_at, row.favorites));
  const { difficulty } = body.tags;
  await changeRecipe(db, id, { listed: 1, title, lang, rank, minutes: totalMinutes(body), difficulty, image_id: image });
  const tags = tagsOf(body.tags);
  await insertTags(
    db,
    tags.map((tag) => ({ tag, lang, rank, recipe_id: id })),
  );
  await addEntry(db, { id, lang, rank, tags }, body);
}

/** Makes a recipe unfindable; its author still sees it. Part of the change's transaction. */
export async function unlist(db: Db, id: string): Promise<void> {
  // Places and the counts of words are shared by all recipes.
  await lockRow(db, 'search');
  await changeRecipe(db, id, { listed: 0 });
  await deleteTags(db, id);
  await dropEntry(db, id);
}
