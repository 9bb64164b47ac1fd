import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { errorCode } from '../../../../server/observe/error-code.ts';
import { describeFault, textLog } from '../../../../server/observe/log.ts';
import { TimeoutError } from '../../../../src/lib/timeout.ts';

const withCode = (code: unknown) => Object.assign(new Error('It failed'), { code });

test.each(['ENOSPC', 'ECONNREFUSED', 'ERR_INVALID_STATE', '53100', '57P01', '25006'])('%s is the code of an error', (code) => {
  expect(errorCode(withCode(code))).toBe(code);
});

test.each([
  ['ETIMEDOUT', new Error('timeout exceeded when trying to connect')],
  ['ETIMEDOUT', new Error('Connection terminated due to connection timeout')],
  ['ECONNRESET', new Error('Connection terminated unexpectedly')],
  ['ECONNRESET', new Error('Client has encountered a connection error and is not queryable')],
  ['ETIMEDOUT', new TimeoutError('Operation took longer than 2000 ms')],
])('%s is what it means that %s', (code, error) => {
  expect(errorCode(error)).toBe(code);
});

test.each([undefined, 17, '', 'a word', '0151 2345678', 'anna@example.com', '01512345678', 'E'.repeat(60)])(
  'what is none gets nowhere: %s',
  (code) => {
    expect(errorCode(withCode(code))).toBeUndefined();
  },
);

/** What a statement throws. */
function errorOf(database: DatabaseSync, sql: string): Error {
  try {
    database.exec(sql);
  } catch (error) {
    return error as Error;
  }
  throw new Error('It did not fail');
}

test.each([
  ['SQLITE_FULL', 'pragma max_page_count = 2', 'insert into t values (zeroblob(100000))'],
  ['SQLITE_CONSTRAINT', 'insert into t values (1)', 'insert into t values (1)'],
  ['SQLITE_READONLY', 'pragma query_only = on', 'insert into t values (1)'],
  ['SQLITE_ERROR', '', 'insert into nothing values (1)'],
])('%s is the name of SQLite’s code, in the log without what it says', (code, before, sql) => {
  const database = new DatabaseSync(':memory:');
  database.exec(`create table t (a unique); ${before}`);
  const entry = describeFault(errorOf(database, sql), 'an id');
  expect(entry).toMatchObject({ fault: 'Error', code });
  const lines: string[] = [];
  textLog((line) => lines.push(line))(entry);
  expect(lines[0]).toMatch(new RegExp(`^\\d\\d:\\d\\d:\\d\\d Error ${code} an id\\n`));
  database.close();
});
