import type { Db, Tables } from './tables.ts';

type Report = Tables['recipe_reports'];

/** Stores a user's report of a recipe. It replaces an earlier one that is still open. */
export async function saveReport(db: Db, report: Omit<Report, 'id' | 'closed_at'>): Promise<void> {
  const { recipe_id, uid, ...fields } = report;
  const { numUpdatedRows } = await db
    .updateTable('recipe_reports')
    .set(fields)
    .where('recipe_id', '=', recipe_id)
    .where('uid', '=', uid)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await db
    .insertInto('recipe_reports')
    .values({ ...report, id: crypto.randomUUID(), closed_at: null })
    .execute();
}

interface Which {
  /** Those of one recipe */
  recipeId?: string;
  /** Those of recipes with an open one among them */
  open?: boolean;
  limit: number;
}

/** The latest reports by users of some countries, of recipes that their authors have not removed. */
export function reportsBy(db: Db, countries: readonly string[], { recipeId, open = false, limit }: Which) {
  const all = db
    .selectFrom('recipe_reports')
    .innerJoin('users', 'users.uid', 'recipe_reports.uid')
    .innerJoin('recipes', 'recipes.id', 'recipe_reports.recipe_id')
    .select(['recipe_id', 'reason', 'text', 'recipe_reports.created_at', 'closed_at', 'users.username as by'])
    .where('users.country', 'in', countries)
    .where('recipes.removed_at', 'is', null)
    .orderBy('recipe_reports.created_at', 'desc')
    .orderBy('recipe_reports.id', 'desc')
    .limit(limit);
  const query = recipeId ? all.where('recipe_id', '=', recipeId) : all;
  if (!open) return query.execute();
  return query
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('recipe_reports as other')
          .innerJoin('users as reporter', 'reporter.uid', 'other.uid')
          .select('other.id')
          .whereRef('other.recipe_id', '=', 'recipe_reports.recipe_id')
          .where('other.closed_at', 'is', null)
          .where('reporter.country', 'in', countries),
      ),
    )
    .execute();
}

/** What customer service sees of reported recipes. */
export const reportedRecipes = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('recipes')
    .innerJoin('users', 'users.uid', 'recipes.uid')
    .select(['recipes.id', 'title', 'users.username as author', 'state', 'hidden_reason as hiddenReason'])
    .where('recipes.id', 'in', ids)
    .execute();

export type ReportRow = Awaited<ReturnType<typeof reportsBy>>[number];

/** Closes the open reports of a recipe; with `countries` only those by users of these. */
export async function closeReports(db: Db, recipeId: string, now: number, countries?: readonly string[]): Promise<void> {
  const query = db
    .updateTable('recipe_reports')
    .set({ closed_at: now })
    .where('recipe_id', '=', recipeId)
    .where('closed_at', 'is', null);
  const among = countries
    ? query.where('uid', 'in', (eb) => eb.selectFrom('users').select('users.uid').where('country', 'in', countries))
    : query;
  await among.execute();
}
