import { existsSync } from 'node:fs';
import { backup, OtherVersion } from '../../server/backup/backup.ts';
import { listIn } from '../../server/personal-data/erasures.ts';
import { erasuresPath, existingDatabase, namedFile, rowsByTable, throwExplained } from './database.ts';
import { main, Problem } from './tools.ts';

/** For whoever runs this by the clock: there is nobody to bring back, so there is no backup. */
const nobodyInIt = 3;

await main(async () => {
  const file = namedFile('npm run backup -- companion.backup');
  if (existsSync(file)) throw new Problem(`${file} is there already. Choose another name.`);
  const at = existingDatabase();
  const erasures = erasuresPath(at);
  const { counts, named } = await backup(at, file, erasures && listIn(erasures)).catch((error: unknown) => {
    if (error instanceof OtherVersion) throw new Problem(error.message);
    return throwExplained(error, file);
  });
  if (!counts.get('users')) {
    console.error('The database has no user, so no backup is made. Do DATABASE and DATABASE_URL name the right database?');
    process.exitCode = nobodyInIt;
    return;
  }
  const { total, byTable } = rowsByTable(counts);
  console.log(`${total} rows are in ${file}: ${byTable}.\nIt holds what users wrote: keep it where nobody else can read it.`);
  if (named > 0)
    console.log(
      `${named} pictures are in the object store, and not in this file: it holds their names. Back the bucket up, too.`,
    );
});
