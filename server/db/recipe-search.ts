import type { FoundRow } from './full-text/full-text.ts';
import { fullTextOf } from './full-text/of.ts';
import { changeRecipe } from './recipes.ts';
import type { Db } from './tables.ts';

/** The columns that both databases have. */
export const searchColumns = ['rowid', 'title', 'ingredients', 'tags', 'recipe_id'] as const;

/** Bits of a place: its language, its rank, and which of those that share both. Together what a number in JavaScript can hold. */
const [rankBits, serialBits] = [2 ** 21, 2 ** 17];

/** A language's number: up to three letters to the base of 32. */
const numberOf = (lang: string) => [...lang.padEnd(3, '`')].reduce((sum, letter) => sum * 32 + (letter.charCodeAt(0) - 96), 0);

const firstOf = (lang: string) => numberOf(lang) * rankBits * serialBits;

/** The places of a language's recipes. */
export const placesOf = (lang: string) => ({ first: firstOf(lang), last: firstOf(lang) + rankBits * serialBits - 1 });

/**
 * The first free place of a rank. Places ascend by language, and in each from the highest rank to the lowest. The index walks its
 * matches in their order, so that the most recommended are found first and a common word costs no more than a rare one.
 */
async function freePosition(db: Db, lang: string, rank: number): Promise<number> {
  const first = firstOf(lang) + (rankBits - 1 - Math.max(0, Math.min(rank, rankBits - 1))) * serialBits;
  const last = await db
    .selectFrom('recipes')
    .select('search_place as place')
    .where('search_place', '>=', first)
    .where('search_place', '<', first + serialBits)
    .orderBy('search_place', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.place == null ? first : last.place + 1;
}

/** Adds a recipe to the index, at a free position of its language and rank. */
export async function insertSearchRow(db: Db, lang: string, rank: number, row: Omit<FoundRow, 'rowid'>): Promise<void> {
  const rowid = await freePosition(db, lang, rank);
  await fullTextOf(db)
    .insertion({ rowid, ...row })
    .execute(db);
  await changeRecipe(db, row.recipe_id, { search_place: rowid });
}

/** Removes a recipe from the index, where it is in it. @returns its row there */
export async function deleteSearchRow(db: Db, recipeId: string): Promise<FoundRow | undefined> {
  const recipe = await db.selectFrom('recipes').select('search_place').where('id', '=', recipeId).executeTakeFirst();
  if (recipe?.search_place == null) return undefined;
  const row = await db
    .selectFrom('recipe_search')
    .select(searchColumns)
    .where('rowid', '=', recipe.search_place)
    .executeTakeFirst();
  await db.deleteFrom('recipe_search').where('rowid', '=', recipe.search_place).execute();
  await changeRecipe(db, recipeId, { search_place: null });
  return row;
}

/** Recipes of a language that match an expression of the database's index, the most recommended first. */
export async function found(db: Db, expression: string, lang: string, limit: number): Promise<FoundRow[]> {
  const { first, last } = placesOf(lang);
  return db
    .selectFrom('recipe_search')
    .select(searchColumns)
    .where(fullTextOf(db).matches(expression))
    .where('rowid', '>=', first)
    .where('rowid', '<=', last)
    .orderBy('rowid')
    .limit(limit)
    .execute();
}
