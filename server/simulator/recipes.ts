import type { Route } from '../../src/routes/table.ts';
import { latestPublished, recipeOf, topRecipe } from '../db/recipes.ts';
import type { Db } from '../db/tables.ts';

/** What a recipe is called, for the app's own screens; empty where there is none. */
export const recipeTitle = async (db: Db, id: string): Promise<string> => (await recipeOf(db, id))?.title ?? '';

/** Recipes for the screens that want an id: a recommended one in the phone's language, and the latest that the person has published. */
export async function recipeExamples(db: Db, uid: string, lang: string): Promise<Partial<Record<Route['name'], string>>> {
  const top = await topRecipe(db, lang);
  const own = await latestPublished(db, uid);
  return { ...(top && { recipeDetails: top, recipeCook: top }), ...(own && { recipeHistory: own }) };
}
