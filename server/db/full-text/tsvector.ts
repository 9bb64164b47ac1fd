import { sql } from 'kysely';
import { type Column, type FullText, joined } from './full-text.ts';

/** A word of a column as a lexeme: PostgreSQL's index knows no columns. */
const lexeme = (column: Column, word: string) => `${column}:${word}`;

const quoted = (column: Column, word: string) => `'${lexeme(column, word).replace(/['\\]/g, '$&$&')}'`;

const any = joined(' | ');

/**
 * PostgreSQL's `tsvector`, without its dictionaries: `server/recipes/search` decides which words match. `rowid` is an ordinary
 * column here.
 */
export const tsvector: FullText = {
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
  all: joined(' & '),
};
