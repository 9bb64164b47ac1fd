import type { Place } from './recipes.ts';
import type { Db } from './tables.ts';

/** Recipes of one language that everybody may see, the most recommended first, from after a place: a walk along an index. */
export function placesIn(db: Db, lang: string, after: Place | undefined, limit: number): Promise<Place[]> {
  const query = db
    .selectFrom('recipes')
    .select(['rank', 'id'])
    .where('listed', '=', 1)
    .where('lang', '=', lang)
    .orderBy('rank', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (!after) return query.execute();
  return query
    .where('rank', '<=', after.rank)
    .where((eb) => eb.or([eb('rank', '<', after.rank), eb('id', '<', after.id)]))
    .execute();
}

/**
 * The same of those that have a tag: a walk along the tag's own list.
 *
 * @param others sets of tags, of each of which a recipe must have one too
 */
export function placesTagged(
  db: Db,
  { lang, tag, others }: { lang: string; tag: string; others: readonly (readonly string[])[] },
  after: Place | undefined,
  limit: number,
): Promise<Place[]> {
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
  if (!after) return query.execute();
  return query
    .where('walked.rank', '<=', after.rank)
    .where((eb) => eb.or([eb('walked.rank', '<', after.rank), eb('walked.recipe_id', '<', after.id)]))
    .execute();
}
