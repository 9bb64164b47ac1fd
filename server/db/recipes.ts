import type { Db, Tables } from './tables.ts';

/** A recipe's place among the recommended of its language. */
export interface Place {
  rank: number;
  id: string;
}

/** A place in a list that is ordered by time. */
export interface TimePlace {
  time: number;
  id: string;
}

/** What cards show, for one caller. @param uid the caller's */
export const cards = (db: Db, uid: string) =>
  db
    .selectFrom('recipes')
    .innerJoin('users', 'users.uid', 'recipes.uid')
    .leftJoin('images', 'images.id', 'recipes.image_id')
    .select([
      'recipes.id',
      'recipes.uid',
      'recipes.title',
      'recipes.lang',
      'recipes.minutes',
      'recipes.difficulty',
      'recipes.favorites',
      'recipes.state',
      'recipes.image_id',
      'recipes.updated_at',
      'users.username as author',
      'images.width',
      'images.height',
    ])
    .select((eb) => [
      eb('recipes.draft', 'is not', null).as('has_draft'),
      eb
        .exists(
          eb
            .selectFrom('favorites')
            .select('favorites.uid')
            .where('favorites.uid', '=', uid)
            .whereRef('favorites.recipe_id', '=', 'recipes.id'),
        )
        .as('favorite'),
    ]);

export type CardRow = Awaited<ReturnType<typeof cardsOf>>[number];

/** The cards of some recipes, in their order. */
export async function cardsOf(db: Db, uid: string, ids: readonly string[]) {
  const rows = await cards(db, uid).where('recipes.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A user's own, latest change first, from after a place. */
export function worksPage(db: Db, uid: string, after: TimePlace | undefined, limit: number): Promise<CardRow[]> {
  const query = cards(db, uid)
    .where('recipes.uid', '=', uid)
    .where('removed_at', 'is', null)
    .orderBy('recipes.updated_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(limit);
  if (!after) return query.execute();
  return query
    .where('recipes.updated_at', '<=', after.time)
    .where((eb) => eb.or([eb('recipes.updated_at', '<', after.time), eb('recipes.id', '<', after.id)]))
    .execute();
}

/** What a user has collected and everybody may see, the latest first, from after a place. */
export function favoritesPage(db: Db, uid: string, after: TimePlace | undefined, limit: number) {
  const query = cards(db, uid)
    .innerJoin('favorites as collected', 'collected.recipe_id', 'recipes.id')
    .select('collected.created_at as collected_at')
    .where('collected.uid', '=', uid)
    .where('listed', '=', 1)
    .orderBy('collected.created_at', 'desc')
    .orderBy('collected.recipe_id', 'desc')
    .limit(limit);
  if (!after) return query.execute();
  return query
    .where('collected.created_at', '<=', after.time)
    .where((eb) => eb.or([eb('collected.created_at', '<', after.time), eb('collected.recipe_id', '<', after.id)]))
    .execute();
}

/** One recipe with its author's name, whatever became of it. */
export const recipeOf = (db: Db, id: string) =>
  db
    .selectFrom('recipes')
    .innerJoin('users', 'users.uid', 'recipes.uid')
    .selectAll('recipes')
    .select('users.username as author')
    .where('recipes.id', '=', id)
    .executeTakeFirst();

export type RecipeRow = NonNullable<Awaited<ReturnType<typeof recipeOf>>>;

/** Whether a user has collected a recipe. */
export const isFavorite = async (db: Db, uid: string, id: string): Promise<boolean> =>
  (await db.selectFrom('favorites').select('uid').where('uid', '=', uid).where('recipe_id', '=', id).executeTakeFirst()) !==
  undefined;

export const changeRecipe = (db: Db, id: string, set: Partial<Tables['recipes']>) =>
  db.updateTable('recipes').set(set).where('id', '=', id).execute();
