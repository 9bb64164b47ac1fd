import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FoundRow, fullTextOf } from '../../../../server/db/full-text.ts';
import { openDatabase } from '../../../../server/db/open.ts';
import type { Db } from '../../../../server/db/tables.ts';
import { recordingPostgres } from './recording-postgres.ts';

const row: FoundRow = { rowid: 7, title: 'baked apple', ingredients: '', tags: 'sweet', recipe_id: 'r' };

describe('PostgreSQL', () => {
  const { db, runs } = recordingPostgres();
  const index = fullTextOf(db);

  test('has a table of words with an index', async () => {
    // A migration knows no tables.
    await index.create(db as unknown as Kysely<unknown>);
    const [table, words] = runs.map(({ sql }) => sql);
    expect(table).toBe(
      'create table recipe_search ( rowid bigint primary key, title text not null, ingredients text not null, tags text not null, ' +
        'recipe_id text not null, words tsvector not null )',
    );
    expect(words).toBe('create index recipe_search_words on recipe_search using gin (words)');
  });

  test('stores each word with its column, and none of a column without any', () => {
    const { sql, parameters } = index.insertion(row).compile(db);
    expect(sql.replace(/\s+/g, ' ').trim()).toBe(
      'insert into recipe_search (rowid, title, ingredients, tags, recipe_id, words) ' +
        'values ($1, $2, $3, $4, $5, array_to_tsvector($6::text[]))',
    );
    expect(parameters).toEqual([7, 'baked apple', '', 'sweet', 'r', ['title:baked', 'title:apple', 'tags:sweet']]);
  });

  test('finds words and beginnings of words in columns', () => {
    expect(index.word(['title'], 'apple')).toBe("'title:apple'");
    expect(index.word(['title', 'tags'], 'apple')).toBe("('title:apple' | 'tags:apple')");
    expect(index.prefix(['title'], 'app')).toBe("'title:app':*");
    expect(index.prefix(['title', 'tags'], 'app')).toBe("('title:app':* | 'tags:app':*)");
    expect(index.word(['title'], "o'ma\\s")).toBe("'title:o''ma\\\\s'");
  });

  test('joins expressions, and asks with them as one value', () => {
    expect([index.any(['a']), index.all(['a'])]).toEqual(['a', 'a']);
    expect([index.any(['a', 'b']), index.all(['a', 'b', 'c'])]).toEqual(['(a | b)', '(a & b & c)']);
    expect(index.matches("'title:a'").compile(db)).toMatchObject({ sql: 'words @@ $1::tsquery', parameters: ["'title:a'"] });
  });
});

describe('SQLite', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openDatabase(':memory:');
    await fullTextOf(db).insertion(row).execute(db);
  });
  afterAll(() => db.destroy());
  const finds = async (expression: string) => {
    const found = await sql<FoundRow>`select rowid, * from recipe_search where ${fullTextOf(db).matches(expression)}`.execute(db);
    return found.rows;
  };

  test('keeps a row as it is', async () => {
    expect(await finds(fullTextOf(db).word(['title'], 'apple'))).toEqual([row]);
  });

  test('finds words and beginnings of words, only in the columns that are asked', async () => {
    const index = fullTextOf(db);
    const found = async (expression: string) => (await finds(expression)).length === 1;
    expect(await found(index.prefix(['title'], 'app'))).toBe(true);
    expect(await found(index.word(['title'], 'app'))).toBe(false);
    expect(await found(index.word(['tags'], 'apple'))).toBe(false);
    expect(await found(index.word(['tags', 'title'], 'apple'))).toBe(true);
    expect(await found(index.any([index.word(['title'], 'pear'), index.word(['tags'], 'sweet')]))).toBe(true);
    expect(await found(index.all([index.word(['title'], 'pear'), index.word(['tags'], 'sweet')]))).toBe(false);
    expect(await found(index.all([index.word(['title'], 'apple'), index.word(['tags'], 'sweet')]))).toBe(true);
  });

  test('joins expressions', () => {
    const index = fullTextOf(db);
    expect([index.any(['a']), index.any(['a', 'b']), index.all(['a', 'b', 'c'])]).toEqual(['a', '(a OR b)', '(a AND b AND c)']);
    expect([index.word(['title', 'tags'], 'a'), index.prefix(['title'], 'a')]).toEqual(['{title tags} : "a"', '{title} : "a" *']);
  });
});
