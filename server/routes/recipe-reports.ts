import { reportRecipe } from '../../src/contract/recipes/report.ts';
import { saveReport } from '../db/recipe-reports.ts';
import type { Mount } from '../http/mount.ts';
import { Refusal } from '../http/refusal.ts';
import { visibleRecipe } from '../recipes/access.ts';

export function recipeReportRoutes(mount: Mount): void {
  mount(reportRecipe, async ({ db, user, input, now }) => {
    const { id, reason, text } = input;
    const recipe = await visibleRecipe(db, user.uid, id);
    if (recipe.uid === user.uid) throw new Refusal('forbidden');
    await saveReport(db, { recipe_id: id, uid: user.uid, reason, text, created_at: now });
    return {};
  });
}
