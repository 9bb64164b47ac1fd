import type { Insertable } from 'kysely';
import { isAfter, type TimeCursor } from './cursors.ts';
import { rankedRecipes } from './recipe-ranking.ts';
import type { Db, Tables } from './tables.ts';

/** What cards show, for one caller. @param uid the caller's */
export const cards = (db: Db, uid: string) =>
  db
    .selectFrom('recipes')
    .innerJoin('users', 'users.uid', 'recipes.uid')
    .leftJoin('images', 'images.id', 'recipes.image_id')
    // As a subquery, PostgreSQL would read all favorites of the user.
    .leftJoin('favorites as mine', (join) => join.onRef('mine.recipe_id', '=', 'recipes.id').on('mine.uid', '=', uid))
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
    .select((eb) => [eb('recipes.draft', 'is not', null).as('has_draft'), eb('mine.uid', 'is not', null).as('favorite')]);

export type CardRow = Awaited<ReturnType<typeof cardsOf>>[number];

/** The cards of some recipes, in their order. */
export async function cardsOf(db: Db, uid: string, ids: readonly string[]) {
  const rows = await cards(db, uid).where('recipes.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A user's own, latest change first, from after a cursor. */
export function worksPage(db: Db, uid: string, after: TimeCursor | undefined, limit: number): Promise<CardRow[]> {
  const query = cards(db, uid)
    .where('recipes.uid', '=', uid)
    .where('removed_at', 'is', null)
    .orderBy('recipes.updated_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(limit);
  return (after ? query.where(isAfter(['recipes.updated_at', 'recipes.id'], after)) : query).execute();
}

/** One recipe with its author's name, also when it is hidden or removed. */
export const recipeOf = (db: Db, id: string) =>
  db
    .selectFrom('recipes')
    .innerJoin('users', 'users.uid', 'recipes.uid')
    .selectAll('recipes')
    .select('users.username as author')
    .where('recipes.id', '=', id)
    .executeTakeFirst();

export type RecipeRow = NonNullable<Awaited<ReturnType<typeof recipeOf>>>;

export const insertRecipe = (db: Db, recipe: Insertable<Tables['recipes']>): Promise<Tables['recipes']> =>
  db.insertInto('recipes').values(recipe).returningAll().executeTakeFirstOrThrow();

export const changeRecipe = (db: Db, id: string, set: Partial<Tables['recipes']>) =>
  db.updateTable('recipes').set(set).where('id', '=', id).execute();

/** The id of the listed recipe that ranks highest, of the first of these languages that has any. */
export async function topRecipe(db: Db, languages: readonly string[]): Promise<string | undefined> {
  for (const lang of languages) {
    const [recipe] = await rankedRecipes(db, lang, undefined, 1);
    if (recipe) return recipe.id;
  }
  return undefined;
}

/** The id of the recipe that a user has published and changed last. */
export async function latestPublished(db: Db, uid: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('recipes')
    .select('id')
    .where('uid', '=', uid)
    .where('version', '>', 0)
    .where('removed_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
