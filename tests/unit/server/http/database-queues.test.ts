import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../../server/db/open.ts';
import { databaseQueues } from '../../../../server/http/database-queues.ts';
import { recordingPostgres } from '../db/recording-postgres.ts';

const sqlite = await openDatabase(':memory:');
afterAll(() => sqlite.destroy());

/** How many jobs of as many callers run at once. */
async function atOnce(of: 'reads' | 'writes' | 'pictures', isPostgres: boolean, callerOf: (index: number) => string = String) {
  const queue = databaseQueues(isPostgres ? recordingPostgres().db : sqlite)[of];
  const { promise, resolve } = Promise.withResolvers<void>();
  let running = 0;
  const jobs = Array.from({ length: 12 }, (_, index) =>
    queue.run(callerOf(index), () => {
      running += 1;
      return promise;
    }),
  );
  for (let turn = 0; turn < 20; turn++) await new Promise((next) => setImmediate(next));
  const most = running;
  resolve();
  await Promise.all(jobs);
  return most;
}

test.each([
  ['reads', true, 4],
  ['writes', true, 5],
  ['pictures', true, 2],
  ['reads', false, 1],
  ['writes', false, 1],
  ['pictures', false, 2],
] as const)('%s of PostgreSQL (%s) go on %i at once', async (of, isPostgres, expected) => {
  expect(await atOnce(of, isPostgres)).toBe(expected);
});

test.each([
  ['reads', 4],
  ['writes', 1],
  ['pictures', 1],
] as const)('%s of one caller go on %i at once', async (of, expected) => {
  expect(await atOnce(of, true, () => 'a')).toBe(expected);
});
