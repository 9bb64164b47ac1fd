import { isNumber } from '../../src/lib/search/tokens.ts';
import { startsWith } from './beginnings.ts';
import { deletionVariants, indexedDeletions, lettersOf } from './deletion-variants.ts';
import type { Db, Tables } from './tables.ts';

export type WordRow = Pick<Tables['recipe_words'], 'word' | 'shown' | 'recipes'>;

const columns = ['word', 'shown', 'recipes'] as const;
export const backwards = (word: string): string => lettersOf(word).reverse().join('');

/** Whether typos are tolerated in a word: not in characters that are words, nor in numbers. */
const isSpelled = (word: string) =>
  lettersOf(word).length >= 3 && !isNumber(word) && !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Hangul}]/u.test(word);

/** Rows of `recipe_word_pieces`. */
export const variantRows = (words: readonly string[]): Tables['recipe_word_pieces'][] =>
  words.filter(isSpelled).flatMap((word) => deletionVariants(word, indexedDeletions(word)).map((piece) => ({ piece, word })));

/** Counts recipes: each has it. */
export const anyWord = '';

/** Adds the words of a recipe to their counts. @param words each as the recipe writes it */
export async function addWords(db: Db, words: ReadonlyMap<string, string>): Promise<void> {
  const all = [...words, [anyWord, ''] as const];
  const known = new Set((await wordsAmong(db, [...words.keys()])).map(({ word }) => word));
  await db
    .insertInto('recipe_words')
    .values(all.map(([word, shown]) => ({ word, shown, backwards: backwards(word), recipes: 1 })))
    .onConflict((conflict) => conflict.column('word').doUpdateSet((eb) => ({ recipes: eb('recipe_words.recipes', '+', 1) })))
    .execute();
  const pieces = variantRows([...words.keys()].filter((word) => !known.has(word)));
  if (pieces.length > 0) await db.insertInto('recipe_word_pieces').values(pieces).execute();
}

/** Subtracts the words of a recipe from their counts, and deletes those that no other recipe has. */
export async function dropWords(db: Db, words: readonly string[]): Promise<void> {
  await db
    .updateTable('recipe_words')
    .set((eb) => ({ recipes: eb('recipes', '-', 1) }))
    .where('word', 'in', [...words, anyWord])
    .execute();
  const gone = (await wordsAmong(db, words)).filter(({ recipes }) => recipes <= 0).map(({ word }) => word);
  if (gone.length === 0) return;
  await db.deleteFrom('recipe_words').where('word', 'in', gone).execute();
  const pieces = [...new Set(variantRows(gone).map(({ piece }) => piece))];
  await db.deleteFrom('recipe_word_pieces').where('piece', 'in', pieces).where('word', 'in', gone).execute();
}

/** How many recipes are in the index. */
export const recipeCount = async (db: Db): Promise<number> => (await wordsAmong(db, [anyWord]))[0]?.recipes ?? 0;

/** Those of the given words that any recipe has. */
export const wordsAmong = (db: Db, words: readonly string[]): Promise<WordRow[]> =>
  db.selectFrom('recipe_words').select(columns).where('word', 'in', words).orderBy('word').execute();

export const wordsBeginning = (db: Db, beginning: string, limit: number): Promise<WordRow[]> =>
  db.selectFrom('recipe_words').select(columns).where(startsWith('word', beginning)).orderBy('word').limit(limit).execute();

export const wordsEnding = (db: Db, end: string, limit: number): Promise<WordRow[]> =>
  db
    .selectFrom('recipe_words')
    .select(columns)
    .where(startsWith('backwards', backwards(end)))
    .orderBy('backwards')
    .limit(limit)
    .execute();

/** Words that share a deletion variant with a typed one. */
export const wordsNear = (db: Db, typed: string, deletions: number, limit: number): Promise<WordRow[]> =>
  db
    .selectFrom('recipe_words')
    .select(columns)
    .where('word', 'in', (eb) =>
      eb
        .selectFrom('recipe_word_pieces')
        .select('word')
        .where('piece', 'in', deletionVariants(typed, deletions))
        .distinct()
        .limit(limit),
    )
    .execute();
