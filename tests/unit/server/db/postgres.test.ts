import type { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, test, vi } from 'vitest';

type Types = { getTypeParser(id: number, format?: 'text' | 'binary'): (text: string) => unknown };
const pools: (EventEmitter & { options: { types: Types } & Record<string, unknown> })[] = [];

vi.mock('pg', async (importOriginal) => {
  const { default: original } = await importOriginal<{ default: object }>();
  const { EventEmitter: Emitter } = await import('node:events');
  class FakePool extends Emitter {
    readonly options: (typeof pools)[number]['options'];
    constructor(options: (typeof pools)[number]['options']) {
      super();
      this.options = options;
      pools.push(this);
    }
  }
  return { default: Object.assign(Object.create(original), { Pool: FakePool }) };
});

const { default: pg } = await import('pg');
const { isPostgresUrl, postgres } = await import('../../../../server/db/postgres.ts');
const { recordingPostgres } = await import('./recording-postgres.ts');

const at = 'postgres://somebody@127.0.0.1/name';
beforeEach(() => void pools.splice(0));

test.each([
  [at, true],
  ['postgresql://somebody@127.0.0.1/name', true],
  ['data/postgres.sqlite', false],
  ['./postgres://x', false],
  ['postgresq://x', false],
  [':memory:', false],
])('%s names a PostgreSQL database: %s', (address, expected) => {
  expect(isPostgresUrl(address)).toBe(expected);
});

describe('the connections', () => {
  test('of calls have time limits, and others none', () => {
    postgres(at, true);
    postgres(at, false);
    const [calls, others] = pools.map(({ options: { types: _, ...options } }) => options);
    const limits = { statement_timeout: 10_000, lock_timeout: 5000, idle_in_transaction_session_timeout: 10_000 };
    expect(others).toEqual({ connectionString: at, max: 10, connectionTimeoutMillis: 5000 });
    expect(calls).toEqual({ ...others, ...limits });
  });

  test('may be lost while nobody uses them', () => {
    postgres(at, true);
    expect(pools[0]?.emit('error', new Error('lost'))).toBe(true);
  });

  test('give numbers and flags as SQLite does, and everything else as PostgreSQL does', () => {
    postgres(at, true);
    const types = pools[0]?.options.types as Types;
    const { INT8, BOOL, TEXT, INT4 } = pg.types.builtins;
    expect(types.getTypeParser(INT8)('1700000000000')).toBe(1_700_000_000_000);
    expect(types.getTypeParser(INT8, 'text')('5')).toBe(5);
    expect([types.getTypeParser(BOOL)('t'), types.getTypeParser(BOOL)('f')]).toEqual([1, 0]);
    expect([types.getTypeParser(TEXT)('5'), types.getTypeParser(INT4)('5')]).toEqual(['5', 5]);
    expect(types.getTypeParser(INT8, 'binary')).toBe(pg.types.getTypeParser(INT8, 'binary'));
  });
});

describe('a statement', () => {
  test('has the types of PostgreSQL, with texts compared by code point', () => {
    const { db } = recordingPostgres();
    const table = db.schema
      .createTable('t')
      .addColumn('a', 'text')
      .addColumn('b', 'varchar(20)')
      .addColumn('c', 'integer')
      .addColumn('d', 'blob' as 'bytea')
      .addColumn('e', 'real');
    expect(table.compile().sql).toBe(
      'create table "t" ("a" text collate "C", "b" text collate "C", "c" bigint, "d" bytea, "e" real)',
    );
  });

  test('may ask for a list without entries', () => {
    const { db } = recordingPostgres();
    expect(db.selectFrom('users').select('uid').where('uid', 'in', []).compile().sql).toBe(
      'select "uid" from "users" where 1 = 0',
    );
  });
});
