import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveVote, votesOf } from '../../../../server/db/help-votes.ts';
import type { Db } from '../../../../server/db/tables.ts';
import { openWithUsers } from './with-users.ts';

let db: Db;
beforeAll(async () => {
  db = await openWithUsers();
});
afterAll(() => db.destroy());

test('votes are those of a region’s users, the newest first, one for each user and answer', async () => {
  const vote = (uid: string, article: string, voted_at: number, helpful = 1) =>
    saveVote(db, { uid, article, lang: 'de', helpful, reason: null, comment: '', voted_at });
  await vote('de-anna', 'wet', 1);
  await vote('at-anna', 'wet', 5);
  await vote('us-anna', 'wet', 9);
  await vote('de-anna', 'dry', 5);
  await vote('de-anna', 'wet', 7, 0);
  const found = async (article?: string) =>
    (await votesOf(db, ['DE', 'AT'], article)).map((row) => [row.uid, row.article, row.helpful]);
  expect(await found()).toEqual([
    ['de-anna', 'wet', 0],
    ['de-anna', 'dry', 1],
    ['at-anna', 'wet', 1],
  ]);
  expect(await found('dry')).toEqual([['de-anna', 'dry', 1]]);
});
