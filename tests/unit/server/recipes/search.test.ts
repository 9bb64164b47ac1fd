import { type CompiledQuery, Kysely } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../../../server/db/migrate.ts';
import { NodeSqliteDialect } from '../../../../server/db/node-sqlite.ts';
import type { Db, Tables } from '../../../../server/db/tables.ts';
import { addToIndex } from '../../../../server/recipes/search/entry.ts';
import { searchIn } from '../../../../server/recipes/search/search.ts';

let db: Db;
let asked: string[];

beforeEach(async () => {
  asked = [];
  const dialect = new NodeSqliteDialect(':memory:');
  db = new Kysely<Tables>({ dialect, log: ({ query }) => void asked.push((query as CompiledQuery).sql) });
  onTestFinished(() => db.destroy());
  await migrate(db);
});

const index = async (titles: readonly string[], lang = 'en') => {
  for (const [rank, title] of titles.entries())
    await addToIndex(db, { id: `${lang}-${rank}`, lang, rank, tags: [] }, { title, ingredients: [] });
};

const search = async (q: string) => {
  asked = [];
  const { hits } = await searchIn(db, { q, lang: 'en', filter: {} });
  return { ids: hits.map(({ id }) => id), lookups: asked.filter((sql) => sql.includes('recipe_search match')).length };
};

test('asks no further once there are enough hits', async () => {
  await index(Array.from({ length: 70 }, (_, at) => `Potato ${at}`));
  await index(['Potato'], 'de');
  const { ids, lookups } = await search('potato ');
  expect(ids).toHaveLength(60);
  expect(lookups).toBe(1);
});

test('goes on to other languages and to less of the query where there are few hits', async () => {
  await index(['Potato salad', 'Leek soup']);
  await index(['Potato'], 'de');
  expect((await search('potato ')).ids).toEqual(['en-0', 'de-0']);
  expect((await search('leek potato ')).ids).toEqual(['en-1', 'en-0']);
});

test('asks a limited number of times, however long a query is that hardly anything matches', async () => {
  const words = [
    'gnocchi',
    'okra',
    'empanadas',
    'churro',
    'falafel',
    'gochujang',
    'pierogi',
    'croque',
    'madeleine',
    'crumble',
    'satay',
    'kyiv',
  ];
  await index(words);
  const { ids, lookups } = await search(`${words.join(' ')} `);
  expect(ids).toEqual([]);
  expect(lookups).toBeLessThanOrEqual(12 * 15);
});

test('another name of three words is found by all of them', async () => {
  await index(['Whole wheat flour bread', 'Whole chicken in flour']);
  expect((await search('wholemeal ')).ids).toEqual(['en-0']);
});
