import { CompiledQuery, Kysely, SqliteDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { favoritesPage } from '../../../../server/db/favorites.ts';
import { openSqlite } from '../../../../server/db/node-sqlite.ts';
import { cardsOf, worksPage } from '../../../../server/db/recipes.ts';
import type { Db, Tables } from '../../../../server/db/tables.ts';
import { recommended } from '../../../../server/recipes/browse.ts';
import { searchIn } from '../../../../server/recipes/search/search.ts';
import { seeded } from '../../../contract/seeded.ts';

let db: Db;
let asked: CompiledQuery[] = [];

beforeAll(async () => {
  const dialect = new SqliteDialect({ database: openSqlite(':memory:', { contents: await seeded() }) });
  db = new Kysely<Tables>({ dialect, log: ({ query }) => void asked.push(query as CompiledQuery) });
});
afterAll(() => db.destroy());

/** What SQLite would do that takes longer the more recipes there are: reading a whole table, or sorting what it has found. */
async function growing(work: () => Promise<unknown>): Promise<string[]> {
  asked = [];
  await work();
  const found: string[] = [];
  for (const { sql, parameters } of [...asked]) {
    const { rows } = await db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]));
    const bad = rows.filter(({ detail }) => /^SCAN (?!.*VIRTUAL TABLE)|TEMP B-TREE FOR (?!DISTINCT)/.test(detail));
    found.push(...bad.map(({ detail }) => `${detail}: ${sql}`));
  }
  expect(asked.length).toBeGreaterThan(0);
  return found;
}

const after = { lang: 'en', rank: 490_000, id: 'm' };
const since = { time: Date.UTC(2026, 0, 1), id: 'm' };
const filter = { difficulty: 'easy', food: 'vegan,fish', cuisine: 'japanese,korean' };

test.each<[string, () => Promise<unknown>]>([
  ['the first recommended', () => recommended(db, { lang: 'de', filter: {} }, undefined, 20)],
  ['those further down', () => recommended(db, { lang: 'de', filter: {} }, after, 20)],
  ['those of some tags', () => recommended(db, { lang: 'de', filter }, undefined, 20)],
  ['those of some tags further down', () => recommended(db, { lang: 'de', filter }, after, 20)],
  ['their cards', () => cardsOf(db, 'us-grace', ['crispy-potato-fries', 'granola'])],
  ['the works', () => worksPage(db, 'us-grace', undefined, 20)],
  ['works further down', () => worksPage(db, 'us-grace', since, 20)],
  ['the favorites', () => favoritesPage(db, 'us-grace', undefined, 20)],
  ['favorites further down', () => favoritesPage(db, 'us-grace', since, 20)],
  ['a search', () => searchIn(db, { q: 'chiken wings with lemn', lang: 'en', filter })],
])('%s are read by walks along an index', async (_, work) => {
  expect(await growing(work)).toEqual([]);
});

test('a walk through all of them would be seen', async () => {
  expect(await growing(() => db.selectFrom('recipes').select('title').orderBy('title').execute())).toHaveLength(2);
});
