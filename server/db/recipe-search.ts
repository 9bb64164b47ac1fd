import { sql } from 'kysely';
import type { Db, Tables } from './tables.ts';

export type FoundRow = Tables['recipe_search'];

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
export async function freePlace(db: Db, lang: string, rank: number): Promise<number> {
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

export const addToSearch = (db: Db, row: FoundRow) =>
  sql`
    insert into recipe_search (rowid, title, ingredients, tags, recipe_id)
    values (${row.rowid}, ${row.title}, ${row.ingredients}, ${row.tags}, ${row.recipe_id})
  `.execute(db);

/** Takes a recipe out. @returns what it was found by */
export async function dropFromSearch(db: Db, place: number): Promise<FoundRow | undefined> {
  const { rows } = await sql<FoundRow>`select rowid, * from recipe_search where rowid = ${place}`.execute(db);
  await sql`delete from recipe_search where rowid = ${place}`.execute(db);
  return rows[0];
}

/** Recipes of a language that match an expression of FTS5, the most recommended first. */
export async function found(db: Db, expression: string, lang: string, limit: number): Promise<FoundRow[]> {
  const { first, last } = placesOf(lang);
  const { rows } = await sql<FoundRow>`
    select rowid, title, ingredients, tags, recipe_id from recipe_search
    where recipe_search match ${expression} and rowid between ${first} and ${last}
    order by rowid limit ${limit}
  `.execute(db);
  return rows;
}
