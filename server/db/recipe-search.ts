import { type FoundRow, fullTextOf } from './full-text.ts';
import { changeRecipe } from './recipes.ts';
import type { Db } from './tables.ts';

/** The columns that both SQLite and PostgreSQL have. */
export const searchColumns = ['rowid', 'title', 'ingredients', 'tags', 'recipe_id'] as const;

/**
 * A recipe's position in the index is one number, made of its language, its rank and a serial number among those that share both.
 * Together they use the 53 bits of an integer in JavaScript.
 */
const ranks = 2 ** 21;
const serials = 2 ** 17;

/** A language's number: up to three letters to the base of 32. */
const numberOf = (lang: string) => [...lang.padEnd(3, '`')].reduce((sum, letter) => sum * 32 + (letter.charCodeAt(0) - 96), 0);

const firstPosition = (lang: string) => numberOf(lang) * ranks * serials;

/** The position of a language, a rank and a serial number. */
export const positionOf = (lang: string, rank: number, serial = 0): number =>
  firstPosition(lang) + (ranks - 1 - Math.max(0, Math.min(rank, ranks - 1))) * serials + serial;

/**
 * The first free position of a rank. Positions ascend by language, and in each from the highest rank to the lowest. The index
 * returns matches in this order, so the first ones are the most recommended, and a common word costs no more than a rare one.
 */
async function freePosition(db: Db, lang: string, rank: number): Promise<number> {
  const first = positionOf(lang, rank);
  const last = await db
    .selectFrom('recipes')
    .select('search_place as position')
    .where('search_place', '>=', first)
    .where('search_place', '<', first + serials)
    .orderBy('search_place', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.position == null ? first : last.position + 1;
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

/** Recipes of a language that match an expression of the index, the most recommended first. */
export async function searchRows(db: Db, expression: string, lang: string, limit: number): Promise<FoundRow[]> {
  const first = firstPosition(lang);
  return db
    .selectFrom('recipe_search')
    .select(searchColumns)
    .where(fullTextOf(db).matches(expression))
    .where('rowid', '>=', first)
    .where('rowid', '<', first + ranks * serials)
    .orderBy('rowid')
    .limit(limit)
    .execute();
}
