import { afterAll, beforeAll, expect, test } from 'vitest';
import { unreachable } from '../../../../server/db/errors.ts';
import { openDatabase } from '../../../../server/db/open.ts';
import { SerializationConflict, withRetry } from '../../../../server/db/retry.ts';
import type { Db } from '../../../../server/db/tables.ts';

let db: Db;
beforeAll(async () => {
  db = await openDatabase(':memory:');
});
afterAll(() => db.destroy());

const user = { uid: 'a', username: 'A', country: 'DE', lang: 'de', role: 'user', version: 0 } as const;

test.each([
  [new SerializationConflict()],
  [Object.assign(new Error(), { code: '40001' })],
  [Object.assign(new Error(), { code: '40P01' })],
  [Object.assign(new Error(), { code: '23503' })],
])('what came in another’s way (%s) is done again, and kept once', async (error) => {
  let tries = 0;
  await withRetry(db, async (trx) => {
    await trx.deleteFrom('users').execute();
    await trx.insertInto('users').values(user).execute();
    if (++tries < 3) throw error;
  });
  expect(tries).toBe(3);
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([user]);
});

test('what fails by itself is not, nor what never succeeds', async () => {
  let tries = 0;
  const failing = (error: Error) =>
    withRetry(db, async () => {
      tries += 1;
      throw error;
    });
  await expect(failing(new Error('out of paper'))).rejects.toThrow('out of paper');
  expect(tries).toBe(1);
  await expect(failing(new SerializationConflict())).rejects.toThrow(SerializationConflict);
  expect(tries).toBe(7);
});

test('a database that cannot be reached is told in a sentence, without its address', async () => {
  const failed = await openDatabase('postgres://somebody:hidden@127.0.0.1:1/name').catch((error: unknown) => error);
  expect(unreachable(failed)).toMatch(/^The database cannot be used: nothing answers/);
  expect(unreachable(failed)).not.toContain('hidden');
  expect(unreachable(new TypeError('of our own'))).toBeUndefined();
});
