import { placeOf } from '../../server/db/errors.ts';
import { migrate } from '../../server/db/migrate.ts';
import { connect, isFileMissing } from '../../server/db/open.ts';
import { isPostgresUrl } from '../../server/db/postgres.ts';
import { chosenDatabase, existingDatabase, throwExplained } from './database.ts';
import { main } from './tools.ts';

await main(async () => {
  const at = process.argv.includes('--create') ? chosenDatabase() : existingDatabase();
  const isNew = !isPostgresUrl(at) && isFileMissing(at);
  const db = connect(at);
  try {
    await migrate(db).catch(throwExplained);
  } finally {
    await db.destroy();
  }
  const next = isPostgresUrl(at)
    ? 'Servers of the version before may go on; restart them one by one.'
    : 'Start the server of this version.';
  console.log(`The database${placeOf(at)} is ${isNew ? 'made' : 'up to date'}. ${next}`);
});
