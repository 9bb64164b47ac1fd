import { afterAll, beforeAll, expect, test } from 'vitest';
import { askForRating, latestRatings, ratingOf, type Subject } from '../../../../server/db/ratings.ts';
import type { Db } from '../../../../server/db/tables.ts';
import { openWithUsers } from './with-users.ts';

let db: Db;
beforeAll(async () => {
  db = await openWithUsers();
});
afterAll(() => db.destroy());

test('ratings are those of a region’s users, the latest first, and each is its user’s alone', async () => {
  const ask = (uid: string, at: number, kind: Subject['kind'] = 'reply') =>
    askForRating(db, { uid, kind, subject_id: 's', subject_title: 'T', subject_text: 'x' }, at);
  const [first, second] = [await ask('de-anna', 1), await ask('at-anna', 2)];
  await ask('us-anna', 3);
  const device = await ask('de-anna', 0, 'device');
  expect(first).toMatchObject({ asked_at: 1, stars: null, aspects: '', comment: '', answered_at: null });
  const found = async (limit: number) => (await latestRatings(db, ['DE', 'AT'], undefined, limit)).map(({ id }) => id);
  expect(await found(9)).toEqual([second.id, first.id, device.id]);
  expect(await found(1)).toEqual([second.id]);
  expect(await latestRatings(db, ['DE'], 'reply', 9)).toEqual([{ ...first, username: 'Anna DE' }]);
  expect(await ratingOf(db, 'de-anna', first.id)).toEqual(first);
  expect(await ratingOf(db, 'at-anna', first.id)).toBeUndefined();
});
