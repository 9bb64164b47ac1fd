import { expect, test } from 'vitest';
import { isUnavailable } from '../../../../server/db/errors.ts';
import { isBusy } from '../../../../server/db/node-sqlite.ts';

const failed = (errcode: number) => Object.assign(new Error('SQLite'), { code: 'ERR_SQLITE_ERROR', errcode });

test('a file that another process has locked is busy, by every extended code too, and nothing else is', () => {
  // SQLITE_BUSY, _RECOVERY, _SNAPSHOT, _TIMEOUT
  for (const code of [5, 261, 517, 773]) expect([isBusy(failed(code)), isUnavailable(failed(code))]).toEqual([true, true]);
  // SQLITE_LOCKED, SQLITE_CORRUPT, SQLITE_CONSTRAINT_UNIQUE
  for (const code of [6, 11, 2067]) expect([isBusy(failed(code)), isUnavailable(failed(code))]).toEqual([false, false]);
  for (const none of [undefined, null, new Error('no code')]) expect(isBusy(none)).toBe(false);
});
