import type { NewRecipe } from '../../../src/contract/recipes/save.ts';
import { deleteSearchRow, insertSearchRow } from '../../db/recipe-search.ts';
import { addWords, dropWords } from '../../db/recipe-words.ts';
import type { Db } from '../../db/tables.ts';
import { termsOf } from './words.ts';

/** A tag of `recipe_tags` as one token. */
export const tagToken = (tag: string): string => tag.replace('-', '').toLowerCase();

const joinTerms = (terms: Iterable<string>) => [...terms].join(' ');
export const split = (column: string): string[] => column.split(' ').filter((term) => term !== '');

/** Adds a recipe to the search index by its words and tags. The names of tags are looked up at query time. */
export async function addToIndex(
  db: Db,
  { id, lang, rank, tags }: { id: string; lang: string; rank: number; tags: readonly string[] },
  body: Pick<NewRecipe, 'title' | 'ingredients'>,
): Promise<void> {
  const title = termsOf(body.title);
  const ingredients = termsOf(body.ingredients.map(({ name }) => name).join('\n'));
  await insertSearchRow(db, lang, rank, {
    title: joinTerms(title.keys()),
    ingredients: joinTerms(ingredients.keys()),
    tags: joinTerms(tags.map(tagToken)),
    recipe_id: id,
  });
  await addWords(db, new Map([...ingredients, ...title]));
}

/** Removes a recipe from the index, if it is in it. */
export async function removeFromIndex(db: Db, id: string): Promise<void> {
  const entry = await deleteSearchRow(db, id);
  if (entry) await dropWords(db, [...new Set([...split(entry.title), ...split(entry.ingredients)])]);
}
