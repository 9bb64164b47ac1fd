import { reportRecipe } from '../../src/contract/recipes/report.ts';
import { keepReport } from '../db/recipe-reports.ts';
import { recipeOf } from '../db/recipes.ts';
import type { Mount } from '../http/mount.ts';
import { Refusal } from '../http/refusal.ts';

export function recipeReportRoutes(mount: Mount): void {
  mount(reportRecipe, async ({ db, user, input, now }) => {
    const { id, reason, text } = input;
    const recipe = await recipeOf(db, id);
    // What only its author sees nobody else can report, nor learn of.
    if (!recipe || recipe.removed_at !== null || (recipe.listed === 0 && recipe.uid !== user.uid)) throw new Refusal('notFound');
    if (recipe.uid === user.uid) throw new Refusal('forbidden');
    await keepReport(db, { recipe_id: id, uid: user.uid, reason, text, created_at: now });
    return {};
  });
}
