import { expect, test } from 'vitest';
import { disableTimeouts, lockRow } from '../../../../server/db/locks.ts';
import { openDatabase } from '../../../../server/db/open.ts';
import { recordingPostgres } from './recording-postgres.ts';

test('PostgreSQL locks a record, or all of something, by a key of their own', async () => {
  const { db, runs } = recordingPostgres();
  await lockRow(db, 'ticket', 'R-1');
  await lockRow(db, 'schema');
  const sql = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
  expect(runs).toEqual([
    { sql, parameters: ['ticket R-1'] },
    { sql, parameters: ['schema '] },
  ]);
});

test('PostgreSQL’s time limits end for one transaction only', async () => {
  const { db, runs } = recordingPostgres();
  await disableTimeouts(db);
  expect(runs.map(({ parameters }) => parameters)).toEqual([
    ['statement_timeout'],
    ['lock_timeout'],
    ['idle_in_transaction_session_timeout'],
  ]);
  expect(new Set(runs.map(({ sql }) => sql))).toEqual(new Set(["select set_config($1, '0', true)"]));
});

test('SQLite, which has one writer, needs none of it', async () => {
  const db = await openDatabase(':memory:');
  await lockRow(db, 'ticket', 'R-1');
  await disableTimeouts(db);
  await db.destroy();
});
