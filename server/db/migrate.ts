import { type MigrationResultSet, Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Db } from './tables.ts';

/**
 * Brings a schema up to date. Of several processes that begin at once one does it, and the others wait.
 *
 * @param last the name of the migration to stop at, where that is not the newest
 * @throws when one fails; nothing of it is kept then
 */
export async function migrate(db: Db, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error }: MigrationResultSet = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) throw error;
}
