import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openDatabase } from '../../server/db/open.ts';
import { isPostgresUrl } from '../../server/db/postgres.ts';
import { findUser } from '../../server/db/users.ts';
import { eraseUser } from '../../server/personal-data/erase.ts';
import { noteErasure } from '../../server/personal-data/erasures.ts';
import { exportUser } from '../../server/personal-data/export.ts';
import { existingDatabase, throwExplained } from './database.ts';
import { main, Problem } from './tools.ts';

const usage = `Export a user's data, or erase it:
  npm run user -- export UID folder
  npm run user -- erase UID`;

await main(async () => {
  const [command, uid, folder, ...more] = process.argv.slice(2);
  const isExport = command === 'export' && folder;
  if (!uid || more.length > 0 || !(isExport || (command === 'erase' && !folder))) throw new Problem(usage);
  const at = existingDatabase();
  const db = await openDatabase(at, { prepare: async () => undefined }).catch(throwExplained);
  try {
    if (!(await findUser(db, uid))) throw new Problem(`There is no user ${uid} in this database.`);
    if (isExport) {
      const target = resolve(process.env.INIT_CWD || '.', folder);
      if (existsSync(target)) throw new Problem(`${target} is there already. Choose another name.`);
      const { rows, pictures } = await exportUser(db, uid, target);
      console.log(`${rows} rows and ${pictures} pictures are in ${target}. Only you can read it.`);
      return;
    }
    noteErasure(erasuresFile(at), uid, Date.now());
    console.log(
      `${await eraseUser(db, uid, Date.now())} rows are erased. Older backups still have them: restoring one erases them again.`,
    );
  } catch (error) {
    throwExplained(error);
  } finally {
    await db.destroy();
  }
});

/** Where erasures are noted: beside an SQLite file, or where ERASURES says. @throws Problem */
function erasuresFile(at: string): string {
  if (process.env.ERASURES) return resolve(process.env.ERASURES);
  if (isPostgresUrl(at))
    throw new Problem('Name a file in ERASURES where erasures are noted, outside the database and its backups.');
  return `${at}.erasures`;
}
