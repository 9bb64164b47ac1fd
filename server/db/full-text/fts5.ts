import { sql } from 'kysely';
import { type Column, type FullText, joined } from './full-text.ts';

const within = (columns: readonly Column[], phrase: string) => `{${columns.join(' ')}} : ${phrase}`;

/** SQLite's FTS5, which returns matches in the order of `rowid`. */
export const fts5: FullText = {
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
  any: joined(' OR '),
  all: joined(' AND '),
};
