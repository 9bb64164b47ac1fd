import { afterEach, beforeEach, expect, test } from 'vitest';
import { abandonedAfter, claimKey, releaseKey, storeResponse } from '../../../../server/db/idempotency-keys.ts';
import { openDatabase } from '../../../../server/db/open.ts';
import type { Db } from '../../../../server/db/tables.ts';
import { recordingPostgres } from './recording-postgres.ts';

const key = { uid: 'at-lena', path: '/api/v1/feedback/create', key: 'k' };
const now = 1_700_000_000_000;
let db: Db;

beforeEach(async () => {
  db = await openDatabase(':memory:');
  const user = { username: 'A', country: 'AT', lang: 'de', role: 'user', version: 0 } as const;
  await db
    .insertInto('users')
    .values(['at-lena', 'de-anna'].map((uid) => ({ uid, ...user })))
    .execute();
});
afterEach(() => db.destroy());

async function claim(of: Partial<typeof key> = {}, fingerprint = 'f', at = now) {
  const claimed = await claimKey(db, { ...key, ...of }, fingerprint, at);
  return { ...claimed, runner: claimed.state === 'claimed' ? claimed.runner : '' };
}

test('a key is claimed by one run, and by another user, call or key again', async () => {
  expect((await claim()).state).toBe('claimed');
  expect((await claim()).state).toBe('running');
  expect((await claim({}, 'other')).state).toBe('other body');
  for (const other of [{ uid: 'de-anna' }, { path: '/api/v1/ratings/create' }, { key: 'other' }])
    expect((await claim(other, 'other')).state).toBe('claimed');
});

test('a response is given to every later call with the same body', async () => {
  const { runner } = await claim();
  expect(await storeResponse(db, runner, 'done')).toBe(true);
  expect(await claim()).toMatchObject({ state: 'done', body: 'done' });
  expect((await claim({}, 'other')).state).toBe('other body');
  expect(await claim({}, 'f', now + abandonedAfter.default)).toMatchObject({ state: 'done' });
  expect(await storeResponse(db, runner, 'again')).toBe(false);
});

test('a key is free again some time after its run began, and the run that lost it stores nothing', async () => {
  const first = await claim();
  await claim({ key: 'other' });
  expect((await claim({}, 'f', now + abandonedAfter.default - 1)).state).toBe('running');
  const second = await claim({}, 'f', now + abandonedAfter.default);
  expect(second.state).toBe('claimed');
  expect(second.runner).not.toBe(first.runner);
  expect((await claim({}, 'f', now + abandonedAfter.default + 1)).state).toBe('running');
  expect(await storeResponse(db, first.runner, 'late')).toBe(false);
  expect(await storeResponse(db, second.runner, 'done')).toBe(true);
  expect((await claim({ key: 'other' }, 'f', now + 1)).state).toBe('running');
});

test('a run that failed releases its own key, and no response', async () => {
  const [failed, other] = [await claim(), await claim({ key: 'other' })];
  await releaseKey(db, failed.runner);
  expect((await claim({}, 'corrected')).state).toBe('claimed');
  expect((await claim({ key: 'other' })).state).toBe('running');
  await storeResponse(db, other.runner, 'done');
  await releaseKey(db, other.runner);
  expect(await claim({ key: 'other' })).toMatchObject({ state: 'done' });
});

test('a key that was released between two statements counts as running: the caller tries again', async () => {
  expect(await claimKey(recordingPostgres().db, key, 'f', now)).toEqual({ state: 'running' });
});
