import { migrate } from '../../server/db/migrate.ts';
import { connect } from '../../server/db/open.ts';
import { existingDatabase, throwExplained } from './database.ts';
import { main } from './tools.ts';

await main(async () => {
  const db = connect(existingDatabase());
  try {
    await migrate(db).catch(throwExplained);
  } finally {
    await db.destroy();
  }
  console.log('The database is up to date. Servers of the version before may go on; restart them one by one.');
});
