import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../tables.ts';

export type FoundRow = Tables['recipe_search'];

export type Column = 'title' | 'ingredients' | 'tags';

/** A database's full text index of recipes, and the language in which it is asked. Words are tokens of our own. */
export interface FullText {
  create(db: Kysely<unknown>): Promise<void>;
  insertion(row: FoundRow): RawBuilder<unknown>;
  matches(expression: string): RawBuilder<boolean>;
  /** One of the columns has the word */
  word(columns: readonly Column[], word: string): string;
  /** One of the columns has a word that begins so */
  beginning(columns: readonly Column[], letters: string): string;
  any(expressions: readonly string[]): string;
  all(expressions: readonly string[]): string;
}

/** Puts expressions together; one alone stands as it is. */
export const joined =
  (sign: string) =>
  (expressions: readonly string[]): string =>
    expressions.length === 1 ? (expressions[0] as string) : `(${expressions.join(sign)})`;
