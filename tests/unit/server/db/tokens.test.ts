import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../../server/db/tables.ts';
import { issueToken, userOfToken } from '../../../../server/db/tokens.ts';
import { openWithUsers, users } from './with-users.ts';

const now = 1_700_000_000_000;
let db: Db;
beforeAll(async () => {
  db = await openWithUsers();
});
afterAll(() => db.destroy());

test('a token is its user’s until the millisecond in which it expires', async () => {
  const token = await issueToken(db, 'at-anna', { ttlSeconds: 2, now, role: 'operator' });
  expect(await userOfToken(db, token, now + 1999)).toEqual({ ...users[0], role: 'operator' });
  expect(await userOfToken(db, token, now + 2000)).toBeUndefined();
  expect(await userOfToken(db, `${token}x`, now)).toBeUndefined();
  expect(await userOfToken(db, '', now)).toBeUndefined();
  const usual = await issueToken(db, 'at-anna', { now });
  expect(await userOfToken(db, usual, now + 24 * 3_600_000 - 1)).toEqual(users[0]);
  expect(await userOfToken(db, usual, now + 24 * 3_600_000)).toBeUndefined();
  await expect(issueToken(db, 'nobody')).rejects.toThrow('No user nobody');
});
