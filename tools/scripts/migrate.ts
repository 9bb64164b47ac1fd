import { placeOf } from '../../server/db/errors.ts';
import { isEmpty, migrate, migrateExisting } from '../../server/db/migrate.ts';
import { isPostgresUrl } from '../../server/db/postgres.ts';
import { chosenDatabase, connectExplained, existingDatabase, throwExplained } from './database.ts';
import { main } from './tools.ts';

await main(async () => {
  const create = process.argv.includes('--create');
  const at = create ? chosenDatabase() : existingDatabase();
  let isNew = false;
  const db = connectExplained(at);
  try {
    isNew = await isEmpty(db);
    await (create ? migrate : migrateExisting)(db);
  } catch (error) {
    throwExplained(error);
  } finally {
    await db.destroy();
  }
  const next =
    isPostgresUrl(at) && !isNew
      ? 'Servers of the version before may go on; restart them one by one.'
      : 'Start the server of this version.';
  console.log(`The database${placeOf(at)} is ${isNew ? 'made' : 'up to date'}. ${next}`);
});
