import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../tables.ts';

export type FoundRow = Tables['recipe_search'];

export type Column = 'title' | 'ingredients' | 'tags';

/** The full-text index of recipes of SQLite or PostgreSQL, and its query language. Words are the tokens of `server/recipes/search`. */
export interface FullText {
  create(db: Kysely<unknown>): Promise<void>;
  insertion(row: FoundRow): RawBuilder<unknown>;
  matches(expression: string): RawBuilder<boolean>;
  /** Matches when one of the columns has the word */
  word(columns: readonly Column[], word: string): string;
  /** Matches when one of the columns has a word with this prefix */
  prefix(columns: readonly Column[], prefix: string): string;
  any(expressions: readonly string[]): string;
  all(expressions: readonly string[]): string;
}

/** Joins expressions with an operator; a single one stays as it is. */
export const joined =
  (sign: string) =>
  (expressions: readonly string[]): string =>
    expressions.length === 1 ? (expressions[0] as string) : `(${expressions.join(sign)})`;
