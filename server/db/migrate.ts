import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { isPostgres } from './dialect.ts';
import { lockRow, withSessionLock } from './locks.ts';
import { isOnline, migrations } from './migrations.ts';
import type { Db } from './tables.ts';

const migrationTable = 'kysely_migration';

/** Milliseconds that a migration waits for a table, while calls that want the table wait behind it. */
const lockTimeout = 500;

/** Milliseconds between two attempts, and how many are made: a long transaction of a server ends within ten seconds. */
const [retryDelay, maxAttempts] = [500, 120];

/**
 * Brings a schema up to date. A database that is newer than this version stays as it is: its migrations are additive, so this version
 * works on it (server/db/README.md). Of several processes that begin at once one migrates, and the others wait.
 *
 * On SQLite, and in a transaction that it is given, all of it is one transaction. On PostgreSQL servers go on meanwhile: indexes are
 * built without a transaction, and everything between two of these migrations is one.
 *
 * @param last the name of the migration to stop at, where that is not the newest
 * @throws when one fails; of a transaction nothing is kept then
 */
export async function migrate(db: Db, last?: string): Promise<void> {
  if (!db.isTransaction && isPostgres(db)) return withSessionLock(db, 'schema', (connection) => migrateOnline(connection, last));
  if (!db.isTransaction) return db.transaction().execute((trx) => migrate(trx, last));
  await lockRow(db, 'schema');
  await run(db, namesTo(last));
}

/** Whether the database has all migrations of this version. @throws when it does not answer */
export const isUpToDate = async (db: Db): Promise<boolean> =>
  (await migratorOf(db, migrations).getMigrations()).every(({ executedAt }) => executedAt !== undefined);

/** Migrates a database that has tables: an empty one in the place of a lost one would be taken for it. @throws `NO_TABLES` */
export async function migrateExisting(db: Db): Promise<void> {
  if (await isEmpty(db)) throw Object.assign(new Error('The database has no tables'), { code: 'NO_TABLES' });
  await migrate(db);
}

/** Whether no version has made its tables in the database. @throws when it does not answer */
export const isEmpty = async (db: Db): Promise<boolean> => (await executedNames(db)).length === 0;

/** Whether a newer version has migrated the database: it may have tables that this one does not know. */
export const isNewer = async (db: Db): Promise<boolean> =>
  (await executedNames(db)).some((name) => !Object.hasOwn(migrations, name));

const namesTo = (last: string | undefined): string[] =>
  Object.keys(migrations).filter((name) => last === undefined || name <= last);

/** The migrations in order, each online one alone. */
async function migrateOnline(connection: Db, last: string | undefined): Promise<void> {
  const names = namesTo(last);
  for (const [index, name] of names.entries()) {
    const next = names[index + 1];
    const upTo = names.slice(0, index + 1);
    if (isOnline(name)) await run(connection, upTo, true);
    else if (next === undefined || isOnline(next)) await withLockTimeout(connection, () => run(connection, upTo));
  }
}

/** Runs the named migrations that have not run yet, in one transaction unless they are online. */
async function run(db: Db, names: readonly string[], online = false): Promise<void> {
  const wanted = names.map((name) => [name, migrations[name]] as const);
  const ofNewerVersions = (await executedNames(db))
    .filter((name) => !names.includes(name))
    .map((name) => [name, nothing] as const);
  const migrator = migratorOf(db, Object.fromEntries([...wanted, ...ofNewerVersions]) as Record<string, Migration>);
  const { error } = await migrator.migrateToLatest({ disableTransactions: online });
  if (error) throw error;
}

const nothing: Migration = { up: async () => undefined };

const migratorOf = (db: Db, known: Record<string, Migration>) =>
  new Migrator({ db, provider: { getMigrations: async () => known }, allowUnorderedMigrations: true });

async function executedNames(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === migrationTable)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(migrationTable)}`.execute(db);
  return rows.map(({ name }) => name);
}

/** PostgreSQL's code for a lock that could not be had in time. */
const lockNotAvailable = '55P03';

/** Gives up a table that is in use before calls have waited for long, and tries again. */
async function withLockTimeout(connection: Db, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await sql`select set_config('lock_timeout', ${String(lockTimeout)}, false)`.execute(connection);
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable || attempt === maxAttempts) throw error;
    } finally {
      await sql`reset lock_timeout`.execute(connection);
    }
    await pause(retryDelay);
  }
}
