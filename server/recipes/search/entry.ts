import type { NewRecipe } from '../../../src/contract/recipes/save.ts';
import { addToSearch, dropFromSearch, freePlace } from '../../db/recipe-search.ts';
import { addWords, dropWords } from '../../db/recipe-words.ts';
import type { Db } from '../../db/tables.ts';
import { termsOf } from './words.ts';

/** A tag of `recipe_tags` as one token. */
export const tagToken = (tag: string): string => tag.replace('-', '').toLowerCase();

const joined = (terms: Iterable<string>) => [...terms].join(' ');
export const split = (column: string): string[] => column.split(' ').filter((term) => term !== '');

/** Makes a recipe findable by its words and tags. Tags are kept as such: what people call them is known when they search. */
export async function addEntry(
  db: Db,
  { id, lang, rank, tags }: { id: string; lang: string; rank: number; tags: readonly string[] },
  body: Pick<NewRecipe, 'title' | 'ingredients'>,
): Promise<void> {
  const title = termsOf(body.title);
  const ingredients = termsOf(body.ingredients.map(({ name }) => name).join('\n'));
  const place = await freePlace(db, lang, rank);
  await addToSearch(db, {
    rowid: place,
    title: joined(title.keys()),
    ingredients: joined(ingredients.keys()),
    tags: joined(tags.map(tagToken)),
    recipe_id: id,
  });
  await addWords(db, new Map([...ingredients, ...title]));
  await db.updateTable('recipes').set({ search_place: place }).where('id', '=', id).execute();
}

/** Takes it out again, where it is in. */
export async function dropEntry(db: Db, id: string): Promise<void> {
  const row = await db.selectFrom('recipes').select('search_place').where('id', '=', id).executeTakeFirst();
  if (row?.search_place == null) return;
  const entry = await dropFromSearch(db, row.search_place);
  if (entry) await dropWords(db, [...new Set([...split(entry.title), ...split(entry.ingredients)])]);
  await db.updateTable('recipes').set({ search_place: null }).where('id', '=', id).execute();
}
