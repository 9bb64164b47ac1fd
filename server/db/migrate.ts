import { Migrator } from 'kysely/migration';
import { lockRow } from './locks.ts';
import { migrations } from './migrations.ts';
import type { Db } from './tables.ts';

const migratorOf = (db: Db) => new Migrator({ db, provider: { getMigrations: async () => migrations } });

/**
 * Brings a schema up to date in one transaction, its own or that it is given. Of several processes that begin at once one does it,
 * and the others wait.
 *
 * @param last the name of the migration to stop at, where that is not the newest
 * @throws when one fails; nothing is kept then
 */
export async function migrate(db: Db, last?: string): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute((trx) => migrate(trx, last));
  await lockRow(db, 'schema');
  const migrator = migratorOf(db);
  const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) throw error;
}

/** Whether the database has all migrations of this version. @throws when it does not answer */
export const isUpToDate = async (db: Db): Promise<boolean> =>
  (await migratorOf(db).getMigrations()).every(({ executedAt }) => executedAt !== undefined);
