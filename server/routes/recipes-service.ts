import { serviceModerate, serviceReports } from '../../src/contract/recipes/operate.ts';
import { reportsBy } from '../db/recipe-reports.ts';
import { countriesOf } from '../db/users.ts';
import type { Mount } from '../http/mount.ts';
import { Refusal } from '../http/refusal.ts';
import { moderate } from '../recipes/moderation.ts';
import { reportedViews } from '../recipes/reports.ts';

/** The list has no pages: customer service works on what is new. */
const limit = 500;

export function recipeServiceRoutes(mount: Mount): void {
  mount(serviceReports, async ({ db, region, input }) => {
    const items = await reportedViews(db, await reportsBy(db, countriesOf(region), { limit }));
    return { items: input.open ? items.filter(({ reports }) => reports.some(({ open }) => open)) : items };
  });

  // Recipes are everybody's, but an operator answers to the users of a region: to what they have reported.
  mount(serviceModerate, async (call) => {
    const { db, region, input } = call;
    const reported = async () =>
      (await reportedViews(db, await reportsBy(db, countriesOf(region), { recipeId: input.id, limit })))[0];
    if (!(await reported())) throw new Refusal('notFound');
    await moderate(call);
    const recipe = await reported();
    if (!recipe) throw new Refusal('notFound');
    return recipe;
  });
}
