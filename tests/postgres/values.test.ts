import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordsBeginning } from '../../server/db/recipe-words.ts';
import type { Db } from '../../server/db/tables.ts';
import { drop, makeDatabase, open } from '../contract/postgres.ts';

let name: string;
let db: Db;
beforeAll(async () => {
  name = await makeDatabase();
  db = open(name);
});
afterAll(async () => {
  await db.destroy();
  await drop(name);
});

test('texts sort by their characters’ numbers, as in SQLite, whatever the language of the database', async () => {
  const texts = ['b', 'B', 'a', 'é', 'z', '_', '漢'];
  await db
    .insertInto('recipe_words')
    .values(texts.map((text) => ({ word: `§${text}`, backwards: '', shown: '', recipes: 1 })))
    .execute();
  const rows = await wordsBeginning(db, '§', 20);
  expect(rows.map(({ word }) => word)).toEqual(texts.map((text) => `§${text}`).sort());
});

test('numbers are numbers, flags are 0 or 1, bytes are bytes', async () => {
  const row = await db
    .selectFrom('images')
    .select((eb) => ['bytes', 'created_at', eb('width', '>', 0).as('flag'), eb.fn.count('id').over().as('count')])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    bytes: expect.any(Uint8Array),
    created_at: expect.any(Number),
    flag: 1,
    count: expect.any(Number),
  });
});

test('nothing is in a list without entries', async () => {
  expect(await db.selectFrom('users').select('uid').where('uid', 'in', []).execute()).toEqual([]);
});
