import { isAfter, type RankCursor } from './cursors.ts';
import type { Db, Tables } from './tables.ts';

/** Recipes of one language that everybody may see, the highest rank first, from after a cursor: walks along an index. */
export function rankedRecipes(db: Db, lang: string, after: RankCursor | undefined, limit: number): Promise<RankCursor[]> {
  const query = db
    .selectFrom('recipes')
    .select(['rank', 'id'])
    .where('listed', '=', 1)
    .where('lang', '=', lang)
    .orderBy('rank', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  return (after ? query.where(isAfter(['rank', 'id'], after)) : query).execute();
}

/**
 * The same of those that have a tag: walks along the tag's own list.
 *
 * @param others sets of tags, of each of which a recipe must have one too
 */
export function rankedWithTag(
  db: Db,
  { lang, tag, others }: { lang: string; tag: string; others: readonly (readonly string[])[] },
  after: RankCursor | undefined,
  limit: number,
): Promise<RankCursor[]> {
  let query = db
    .selectFrom('recipe_tags as walked')
    .select(['walked.rank', 'walked.recipe_id as id'])
    .where('walked.tag', '=', tag)
    .where('walked.lang', '=', lang)
    .orderBy('walked.rank', 'desc')
    .orderBy('walked.recipe_id', 'desc')
    .limit(limit);
  for (const tags of others) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('recipe_tags as other')
          .select('other.tag')
          .whereRef('other.recipe_id', '=', 'walked.recipe_id')
          .where('other.tag', 'in', tags),
      ),
    );
  }
  return (after ? query.where(isAfter(['walked.rank', 'walked.recipe_id'], after)) : query).execute();
}

export async function insertTags(db: Db, tags: readonly Tables['recipe_tags'][]): Promise<void> {
  await db.insertInto('recipe_tags').values(tags).execute();
}

export async function deleteTags(db: Db, recipeId: string): Promise<void> {
  await db.deleteFrom('recipe_tags').where('recipe_id', '=', recipeId).execute();
}
