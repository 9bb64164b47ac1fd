import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type AnyDatabase, isPostgres } from './dialect.ts';
import type { Tables } from './tables.ts';

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
const joinTerms =
  (sign: string) =>
  (expressions: readonly string[]): string =>
    expressions.length === 1 ? (expressions[0] as string) : `(${expressions.join(sign)})`;

const within = (columns: readonly Column[], phrase: string) => `{${columns.join(' ')}} : ${phrase}`;

/** SQLite's FTS5, which returns matches in the order of `rowid`. */
const fts5: FullText = {
  async create(db) {
    await sql`
      create virtual table recipe_search
      using fts5(title, ingredients, tags, recipe_id unindexed, tokenize = 'ascii', prefix = '1 2 3')
    `.execute(db);
  },
  insertion: ({ rowid, title, ingredients, tags, recipe_id }) => sql`
    insert into recipe_search (rowid, title, ingredients, tags, recipe_id)
    values (${rowid}, ${title}, ${ingredients}, ${tags}, ${recipe_id})
  `,
  matches: (expression) => sql`recipe_search match ${expression}`,
  word: (columns, word) => within(columns, `"${word}"`),
  prefix: (columns, letters) => within(columns, `"${letters}" *`),
  any: joinTerms(' OR '),
  all: joinTerms(' AND '),
};

/** A word of a column as a lexeme: PostgreSQL's index knows no columns. */
const lexeme = (column: Column, word: string) => `${column}:${word}`;

const quoted = (column: Column, word: string) => `'${lexeme(column, word).replace(/['\\]/g, '$&$&')}'`;

const any = joinTerms(' | ');

/**
 * PostgreSQL's `tsvector`, without its dictionaries: `server/recipes/search` decides which words match. `rowid` is an ordinary
 * column here.
 */
const tsvector: FullText = {
  async create(db) {
    await sql`
      create table recipe_search (
        rowid bigint primary key, title text not null, ingredients text not null, tags text not null,
        recipe_id text not null, words tsvector not null
      )
    `.execute(db);
    await sql`create index recipe_search_words on recipe_search using gin (words)`.execute(db);
  },
  insertion: ({ rowid, recipe_id, ...columns }) => {
    const texts = Object.entries(columns) as [Column, string][];
    const words = texts.flatMap(([column, text]) => (text === '' ? [] : text.split(' ').map((word) => lexeme(column, word))));
    return sql`
      insert into recipe_search (rowid, title, ingredients, tags, recipe_id, words)
      values (${rowid}, ${columns.title}, ${columns.ingredients}, ${columns.tags}, ${recipe_id}, array_to_tsvector(${words}::text[]))
    `;
  },
  matches: (expression) => sql`words @@ ${expression}::tsquery`,
  word: (columns, word) => any(columns.map((column) => quoted(column, word))),
  prefix: (columns, letters) => any(columns.map((column) => `${quoted(column, letters)}:*`)),
  any,
  all: joinTerms(' & '),
};

/** The index that a database has. */
export const fullTextOf = (db: AnyDatabase): FullText => (isPostgres(db) ? tsvector : fts5);
