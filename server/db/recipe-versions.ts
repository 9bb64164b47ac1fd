import type { Db, Tables } from './tables.ts';

export type VersionRow = Tables['recipe_versions'];

/** Every version that a recipe was ever published in, newest first. */
export const versionsOf = (db: Db, recipeId: string): Promise<VersionRow[]> =>
  db.selectFrom('recipe_versions').selectAll().where('recipe_id', '=', recipeId).orderBy('version', 'desc').execute();

export const versionOf = (db: Db, recipeId: string, version: number): Promise<VersionRow | undefined> =>
  db
    .selectFrom('recipe_versions')
    .selectAll()
    .where('recipe_id', '=', recipeId)
    .where('version', '=', version)
    .executeTakeFirst();

export async function insertVersion(db: Db, version: VersionRow): Promise<void> {
  await db.insertInto('recipe_versions').values(version).execute();
}

/** How many versions of any recipes a user has published since a time, and when the first of them; times are in milliseconds. */
export async function publishedSince(db: Db, uid: string, since: number): Promise<{ count: number; first: number }> {
  const { count, first } = await db
    .selectFrom('recipe_versions')
    .innerJoin('recipes', 'recipes.id', 'recipe_id')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('recipe_versions.published_at').as('first')])
    .where('uid', '=', uid)
    // Publishing changes the recipe, and recipes have an index of that.
    .where('recipes.updated_at', '>', since)
    .where('recipe_versions.published_at', '>', since)
    .executeTakeFirstOrThrow();
  return { count: Number(count), first: Number(first) };
}
