import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { migrations } from '../../../../server/db/migrations.ts';
import type { Db } from '../../../../server/db/tables.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const seen = { connected: [] as boolean[], migrated: [] as Db[], destroyed: 0 };
let fails = false;

vi.mock('../../../../server/db/postgres.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../../server/db/postgres.ts')>();
  return {
    ...original,
    postgres(at: string, forCalls = false) {
      seen.connected.push(forCalls);
      const { dialect, plugins } = original.postgres(at, forCalls);
      const driver = dialect.createDriver();
      Object.assign(driver, {
        init: async () => undefined,
        async destroy() {
          seen.destroyed += 1;
        },
      });
      return { dialect: Object.assign(dialect, { createDriver: () => driver }), plugins };
    },
  };
});
vi.mock('../../../../server/db/migrate.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../../server/db/migrate.ts')>();
  return {
    ...original,
    async migrate(db: Db) {
      seen.migrated.push(db);
      if (isPostgres(db)) return connectionOf(db);
      if (!fails) return original.migrate(db);
      await db.introspection.getTables();
      throw new Error('It failed');
    },
  };
});

const { isPostgres } = await import('../../../../server/db/dialect.ts');
const { isUpToDate } = await import('../../../../server/db/migrate.ts');
const { connect, openDatabase } = await import('../../../../server/db/open.ts');

/** Has the database connected, which nothing answers. */
const connectionOf = (db: Db) =>
  db
    .getExecutor()
    .provideConnection(async () => undefined)
    .catch(() => undefined);

const at = 'postgres://somebody@127.0.0.1:1/name';

beforeEach(() => {
  Object.assign(seen, { connected: [], migrated: [], destroyed: 0 });
  fails = false;
});

describe('a PostgreSQL database', () => {
  test('is migrated without the time limits of calls, and then opened with them', async () => {
    const db = await openDatabase(at);
    expect(isPostgres(db)).toBe(true);
    expect(seen.connected).toEqual([false, true]);
    expect(seen.migrated).toHaveLength(1);
    expect(seen.migrated[0]).not.toBe(db);
    expect(seen.destroyed).toBe(1);
  });

  test('has no time limits where nobody asks for them', () => {
    connect(at);
    connect(at, {});
    connect(at, { forCalls: true });
    expect(seen.connected).toEqual([false, false, true]);
  });
});

describe('an SQLite database', () => {
  test('is made with its folders, and has every migration', async () => {
    const db = await openDatabase(join(temporaryFolder(), 'a', 'b', 'data.sqlite'));
    expect(isPostgres(db)).toBe(false);
    expect(await isUpToDate(db)).toBe(true);
    expect(seen).toMatchObject({ connected: [], migrated: [{}] });
    await db.destroy();
  });

  test('waits for another process that prepares it as well, and in calls for no longer than a call may take', async () => {
    const waits = async (db: Db) => (await sql<{ timeout: number }>`pragma busy_timeout`.execute(db)).rows[0]?.timeout;
    const prepared: unknown[] = [];
    const db = await openDatabase(join(temporaryFolder(), 'data.sqlite'), {
      prepare: async (db) => prepared.push(await waits(db)),
    });
    expect(prepared).toEqual([120_000]);
    expect(await waits(db)).toBe(5000);
    await db.destroy();
  });

  test('is closed where a migration fails', async () => {
    fails = true;
    await expect(openDatabase(':memory:')).rejects.toThrow('It failed');
    await expect(seen.migrated[0]?.introspection.getTables()).rejects.toThrow();
  });

  test('is opened with its schema as it is', async () => {
    const db = connect(':memory:');
    expect(await db.introspection.getTables()).toEqual([]);
    expect(await isUpToDate(db)).toBe(false);
    expect(Object.keys(migrations)).toEqual(Object.keys(migrations).toSorted());
    await db.destroy();
  });
});
