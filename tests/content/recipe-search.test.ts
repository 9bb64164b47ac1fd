import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/db/tables.ts';
import { searchIn } from '../../server/recipes/search/search.ts';
import { locales } from '../../src/i18n/locales.ts';
import { root } from '../../tools/scripts/tools.ts';
import { createServer, type Server } from '../contract/server.ts';
import type { Gold } from './search-gold.ts';

let server: Server;

beforeAll(async () => {
  server = await createServer();
});
afterAll(() => server.close());

const goldOf = (code: string): Gold =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'recipe-search-gold', `${code}.json`), 'utf8'));

/** The languages that the seed has recipes in. */
const cooking = locales.filter(({ code }) => existsSync(join(root, 'server/seed/recipes', code)));

const idsFor = async (db: Db, q: string, lang: string) => (await searchIn(db, { q, lang, filter: {} })).hits.map(({ id }) => id);

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

describe.each(cooking.map((locale) => [locale.code, locale.key] as const))('recipes that people look for in %s', (code, lang) => {
  const { answered } = goldOf(code);

  test('are in the seed, and are many enough to tell', async () => {
    expect(answered.length).toBeGreaterThanOrEqual(code === 'en' ? 40 : 5);
    const rows = await server.db.selectFrom('recipes').select('id').where('listed', '=', 1).execute();
    const ids = new Set(rows.map(({ id }) => id));
    expect(answered.flatMap(({ hit }) => hit).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('are among the first three', async () => {
    const missed: string[] = [];
    for (const { q, hit } of answered) {
      const found = (await idsFor(server.db, q, lang)).slice(0, 3);
      if (!found.some((id) => hit.includes(id))) missed.push(`${q} (${found.join(', ')})`);
    }
    const hits = 1 - missed.length / answered.length;
    console.log(
      `${code}: hit@3 ${percent(hits)} of ${answered.length}`,
      ...(missed.length ? ['\n  missed:', missed.join(' | ')] : []),
    );
    expect(hits, `missed: ${missed.join(' | ')}`).toBeGreaterThanOrEqual(0.95);
  });
});

test('what is no recipe finds none, in nine of ten cases', async () => {
  const asked = cooking.flatMap(({ code, key }) => goldOf(code).unanswered.map((q) => ({ q, key })));
  const mistaken: string[] = [];
  for (const { q, key } of asked) if ((await idsFor(server.db, q, key)).length > 0) mistaken.push(q);
  expect(mistaken.length / asked.length, mistaken.join(' | ')).toBeLessThanOrEqual(0.1);
});

test.each([
  ['ja', 'デザート', 'food-dessert'],
  ['ja', 'ポテト', 'food-potatoes'],
  ['zh', '马铃薯', 'food-potatoes'],
  ['zh', '奶酪', 'food-eggsCheese'],
  ['ko', '해물', 'food-fish'],
  ['fr', 'pomme de terre', 'food-potatoes'],
])('in %s, %o finds recipes of all languages with the tag %s', async (lang, q, tag) => {
  const key = cooking.find(({ code }) => code === lang)?.key ?? '';
  const tagged = await server.db
    .selectFrom('recipe_tags')
    .innerJoin('recipes', 'recipes.id', 'recipe_tags.recipe_id')
    .select('recipes.id')
    .where('listed', '=', 1)
    .where('tag', '=', tag)
    .execute();
  expect(tagged.length).toBeGreaterThan(5);
  const found = await idsFor(server.db, q, key);
  expect(tagged.map(({ id }) => id).filter((id) => !found.includes(id))).toEqual([]);
});

test.each([
  ['chiken wings', 'chicken wings'],
  ['BROCOLI', 'broccoli'],
  ['chicken', ''],
  ['chick', ''],
  ['potatos', ''],
  ['lawn mower', ''],
  ['fish fingers', ''],
])('%o is understood as %o', async (q, corrected) => {
  expect((await searchIn(server.db, { q, lang: 'en', filter: {} })).corrected).toBe(corrected);
});
