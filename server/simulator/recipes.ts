import type { Route } from '../../src/routes/table.ts';
import type { Db } from '../db/tables.ts';

/** What a recipe is called, for the app's own screens; empty where there is none. */
export async function recipeTitle(db: Db, id: string): Promise<string> {
  const row = await db.selectFrom('recipes').select('title').where('id', '=', id).executeTakeFirst();
  return row?.title ?? '';
}

/** Recipes for the screens that want an id: a recommended one in the phone's language, and the latest that the person has published. */
export async function recipeExamples(db: Db, uid: string, lang: string): Promise<Partial<Record<Route['name'], string>>> {
  const best = await db
    .selectFrom('recipes')
    .select('id')
    .where('listed', '=', 1)
    .orderBy((eb) => eb.case().when('lang', '=', lang).then(0).when('lang', '=', 'en').then(1).else(2).end())
    .orderBy('rank', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const own = await db
    .selectFrom('recipes')
    .select('id')
    .where('uid', '=', uid)
    .where('version', '>', 0)
    .where('removed_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return { ...(best && { recipeDetails: best.id, recipeCook: best.id }), ...(own && { recipeHistory: own.id }) };
}
