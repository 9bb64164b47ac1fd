import type * as v from 'valibot';
import type { ReportedRecipe } from '../../src/contract/recipes/operate.ts';
import { toSeconds } from '../../src/lib/time-units.ts';
import { type ReportRow, reportedRecipes } from '../db/recipe-reports.ts';
import type { Db } from '../db/tables.ts';

/** Recipes with what was reported about them, as the contract has them, in the order of the reports. */
export async function reportedViews(db: Db, reports: readonly ReportRow[]): Promise<v.InferInput<typeof ReportedRecipe>[]> {
  const ids = [...new Set(reports.map((report) => report.recipe_id))];
  const byId = new Map((await reportedRecipes(db, ids)).map((recipe) => [recipe.id, recipe]));
  return ids.flatMap((id) => {
    const recipe = byId.get(id);
    return recipe ? [{ ...recipe, reports: reports.filter((report) => report.recipe_id === id).map(view) }] : [];
  });
}

const view = ({ reason, text, by, created_at, closed_at }: ReportRow) => ({
  reason,
  text,
  by,
  at: toSeconds(created_at),
  open: closed_at === null,
});
