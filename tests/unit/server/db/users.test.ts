import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, openDatabase } from '../../../../server/db/open.ts';
import type { Db } from '../../../../server/db/tables.ts';
import { bumpVersion, findUser, hasUsers, listUsers, usersIfAny, versionOf } from '../../../../server/db/users.ts';
import { openWithUsers, users } from './with-users.ts';

let db: Db;
beforeAll(async () => {
  db = await openWithUsers();
});
afterAll(() => db.destroy());

test('accounts are listed by their ids, and each is found by its own', async () => {
  expect(await listUsers(db)).toEqual(users);
  expect(await usersIfAny(db)).toEqual(await listUsers(db));
  expect(await findUser(db, 'at-anna')).toEqual(users[0]);
  expect(await findUser(db, 'nobody')).toBeUndefined();
  expect(await hasUsers(db)).toBe(true);
});

test('a change of one user’s records is told to no other user', async () => {
  await bumpVersion(db, 'at-anna');
  await bumpVersion(db, 'at-anna');
  expect(await Promise.all(users.map(({ uid }) => versionOf(db, uid)))).toEqual([2, 0, 0]);
});

test('a database without tables, or without rows, has no users', async () => {
  const empty = await openDatabase(':memory:');
  expect([await hasUsers(empty), await usersIfAny(empty)]).toEqual([false, []]);
  await empty.destroy();
  const bare = connect(':memory:');
  expect(await usersIfAny(bare)).toEqual([]);
  await bare.destroy();
});
