import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isUnavailable, unreachable } from '../../../../server/db/errors.ts';
import { isBusy } from '../../../../server/db/node-sqlite.ts';
import { postgresAddress } from '../../../../server/db/postgres.ts';
import { root } from '../../../../tools/scripts/tools.ts';

const failed = (errcode: number) => Object.assign(new Error('SQLite'), { code: 'ERR_SQLITE_ERROR', errcode });
const withCode = (code: string) => Object.assign(new Error('It failed'), { code });

test('a file that another process has locked is busy, by every extended code too, and nothing else is', () => {
  // SQLITE_BUSY, _RECOVERY, _SNAPSHOT, _TIMEOUT
  for (const code of [5, 261, 517, 773]) expect([isBusy(failed(code)), isUnavailable(failed(code))]).toEqual([true, true]);
  // SQLITE_LOCKED, SQLITE_CORRUPT, SQLITE_CONSTRAINT_UNIQUE
  for (const code of [6, 11, 2067]) expect([isBusy(failed(code)), isUnavailable(failed(code))]).toEqual([false, false]);
  for (const none of [undefined, null, new Error('no code')]) expect(isBusy(none)).toBe(false);
});

describe('a call may succeed later', () => {
  test.each([
    ...['57014', '55P03', '25P03', '53300', '57P01', '57P02', '57P03', '08006', '08P01'],
    ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE'],
  ])('after the code %s', (code) => {
    expect(isUnavailable(withCode(code))).toBe(true);
  });

  test.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
  ])('after “%s”', (message) => {
    expect(isUnavailable(new Error(message))).toBe(true);
  });

  test('after its socket or host was not found, and not after a file was not', () => {
    const missing = (syscall: string) => Object.assign(withCode('ENOENT'), { syscall });
    expect(isUnavailable(missing('connect'))).toBe(true);
    expect(isUnavailable(Object.assign(withCode('EAI_AGAIN'), { syscall: 'getaddrinfo' }))).toBe(true);
    for (const syscall of ['open', 'mkdir']) expect(isUnavailable(missing(syscall))).toBe(false);
  });

  test.each(['23505', '40001', '57P04', '157014', '570140', '08006x', 'EPIPES', 'XECONNRESET', ''])(
    'not after the code %s',
    (code) => {
      expect(isUnavailable(withCode(code))).toBe(false);
    },
  );

  test('not after an error of our own, or what is none', () => {
    expect(isUnavailable(new TypeError('A timeout exceeded when trying to connect'))).toBe(false);
    expect(isUnavailable(new Error('The Connection terminated'))).toBe(false);
    for (const none of [undefined, null, 'ETIMEDOUT', { code: 'ETIMEDOUT', message: '' }])
      expect(isUnavailable(none)).toBe(false);
  });
});

describe('the operator is told why a database cannot be used', () => {
  const sentence = (rest: string) => `The database cannot be used: ${rest}`;

  test.each([
    [['ECONNREFUSED', 'ENOENT', 'EACCES'], 'nothing answers at its address. Is PostgreSQL running, and are host and port right?'],
    [['ENOTFOUND', 'EAI_AGAIN'], 'its host has no address. Is the name right?'],
    [['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'], 'its host does not answer. Does a firewall stand between?'],
    [['28000', '28P01'], 'user or password are not accepted.'],
    [['3D000'], 'there is no database of this name. createdb makes one.'],
    [['ERR_INVALID_URL'], `its address must be ${postgresAddress}.`],
    [
      ['NO_TABLES'],
      'it is empty. If it was lost, restore the newest backup; npm run migrate -- --create makes the first tables.',
    ],
    [['42501', '25006'], 'the user may not make or change tables in it.'],
    [['53300'], 'it has no connection left: max_connections must be more than thirteen times the number of processes.'],
    [['57P01', '57P03'], 'it is starting or stopping. Try again in a moment.'],
    [['RESTORING'], 'a backup is being restored into it. Try again when that has ended.'],
    [['SQLITE_BUSY'], 'another process keeps its file locked. Is a backup being restored into it?'],
    [['ERR_SQLITE_ERROR'], 'SQLite cannot open, read or write its file.'],
  ])('by %s', (codes, text) => {
    for (const code of codes) expect(unreachable(withCode(code))).toBe(sentence(text));
  });

  test.each([
    ...[
      'ENOENTS',
      'XEACCES',
      'ENOTFOUNDS',
      'XEAI_AGAIN',
      'ETIMEDOUTS',
      'XENETUNREACH',
      '128000',
      '3D0001',
      '13D000',
      '425011',
      '142501',
    ],
    ...[
      '533000',
      '153300',
      '157P01',
      'RESTORINGS',
      'XRESTORING',
      'SQLITE_BUSYS',
      'XSQLITE_BUSY',
      'ERR_SQLITE_ERRORS',
      'XERR_SQLITE_ERROR',
    ],
    '',
  ])('but not by the code %s, which means something else', (code) => {
    expect(unreachable(withCode(code))).toBeUndefined();
  });

  test('by the first of several addresses', () => {
    expect(unreachable({ errors: [withCode('28P01'), withCode('3D000')] })).toBe(sentence('user or password are not accepted.'));
    expect(unreachable({ errors: [], code: '3D000' })).toBe(sentence('there is no database of this name. createdb makes one.'));
  });

  test('by an error that has no code, and by a locked file rather than its general code', () => {
    const silent = sentence('its host does not answer. Does a firewall stand between?');
    expect(unreachable(new Error('timeout expired'))).toBe(silent);
    expect(unreachable(new Error('Connection terminated unexpectedly'))).toBe(silent);
    expect(unreachable(failed(5))).toMatch(/another process keeps its file locked/);
    expect(unreachable(failed(14))).toMatch(/SQLite cannot open, read or write its file/);
    for (const code of [11, 267, 26]) expect(unreachable(failed(code))).toMatch(/its file is damaged/);
  });

  test('by a damaged file, from which rows are saved before a backup replaces it', () => {
    const [, heading] = /holds \(docs\/operating\.md#([\w-]+)\); then restore/.exec(unreachable(failed(11)) ?? '') ?? [];
    const headings = readFileSync(join(root, 'docs/operating.md'), 'utf8').match(/^### .+$/gm) ?? [];
    expect(headings.map((line) => line.slice(4).toLowerCase().replaceAll(' ', '-'))).toContain(heading);
  });

  test('with the place of the database and its variable, and no password', () => {
    expect(unreachable(withCode('3D000'), 'postgres://a:hidden@db.internal:5432/b?password=hidden')).toMatch(
      /^The database db\.internal:5432\/b \(DATABASE_URL\) cannot/,
    );
    expect(unreachable(failed(5), '/var/a.db')).toMatch(/^The database \/var\/a\.db \(DATABASE\) cannot/);
  });

  test.each([
    ['ENOENT', 'it, or its folder, is not there.'],
    ['EACCES', 'this user may not read or write it.'],
  ])('by a file, which is named and is not taken for PostgreSQL: %s', (code, reason) => {
    const error = Object.assign(withCode(code), { syscall: 'open', path: '/var/a.db' });
    expect(unreachable(error)).toBe(`The file /var/a.db cannot be used: ${reason}`);
  });

  test('by a folder that is missing, with the variable that names the database in it', () => {
    const error = Object.assign(withCode('EACCES'), { syscall: 'mkdir', path: '/srv/data' });
    const sentence = 'There is no folder /srv/data, and this user cannot make it (EACCES).';
    expect(unreachable(error)).toBe(sentence);
    expect(unreachable(error, '/srv/data/a.db')).toBe(`${sentence} Does DATABASE name the right file?`);
  });
});
