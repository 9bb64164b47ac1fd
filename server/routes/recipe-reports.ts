import type * as v from 'valibot';
import {
  type ReportedRecipe,
  ServiceModerate,
  ServiceReports,
  serviceModerate,
  serviceReports,
} from '../../src/contract/recipes/operate.ts';
import { NewReport, reportRecipe } from '../../src/contract/recipes/report.ts';
import { toSeconds } from '../../src/lib/time-units.ts';
import { type ReportRow, reportedRecipes, reportsBy, saveReport } from '../db/recipe-reports.ts';
import type { Db } from '../db/tables.ts';
import { countriesOf } from '../db/users.ts';
import { HttpError } from '../http/http-error.ts';
import type { Mount } from '../http/mount.ts';
import { visibleRecipe } from '../recipes/access.ts';
import { moderate } from '../recipes/moderation.ts';

/** Reports in the list, which has no pages: customer service works on the latest. */
const limit = 500;

export function recipeReportRoutes(mount: Mount): void {
  mount(reportRecipe, NewReport, async ({ db, user, input, now }) => {
    const { id, reason, text } = input;
    const recipe = await visibleRecipe(db, user.uid, id);
    if (recipe.uid === user.uid) throw new HttpError('forbidden');
    await saveReport(db, { recipe_id: id, uid: user.uid, reason, text, created_at: now });
    return {};
  });

  mount(serviceReports, ServiceReports, async ({ db, region, input }) => {
    const reports = await reportsBy(db, countriesOf(region), { open: input.open === '1', limit });
    return { items: await reportedViews(db, reports) };
  });

  // Recipes are in all regions, but an operator works on the reports of one region's users.
  mount(serviceModerate, ServiceModerate, async (call) => {
    const { db, region, input } = call;
    const reported = async () =>
      (await reportedViews(db, await reportsBy(db, countriesOf(region), { recipeId: input.id, limit })))[0];
    if (!(await reported())) throw new HttpError('notFound');
    await moderate(call);
    const recipe = await reported();
    if (!recipe) throw new HttpError('notFound');
    return recipe;
  });
}

/** Recipes with their reports, in the order of the reports. */
async function reportedViews(db: Db, reports: readonly ReportRow[]): Promise<v.InferInput<typeof ReportedRecipe>[]> {
  const ids = [...new Set(reports.map((report) => report.recipe_id))];
  if (ids.length === 0) return [];
  const byId = new Map((await reportedRecipes(db, ids)).map((recipe) => [recipe.id, recipe]));
  return ids.flatMap((id) => {
    const recipe = byId.get(id);
    return recipe ? [{ ...recipe, reports: reports.filter((report) => report.recipe_id === id).map(reportView) }] : [];
  });
}

const reportView = ({ reason, text, by, created_at, closed_at }: ReportRow) => ({
  reason,
  text,
  by,
  at: toSeconds(created_at),
  open: closed_at === null,
});
