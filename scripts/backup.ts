import { existsSync } from 'node:fs';
import { backup } from '../server/backup/backup.ts';
import { isPostgresUrl } from '../server/db/postgres.ts';
import { chosenDatabase, explained, namedFile } from './database.ts';
import { main, Problem } from './tools.ts';

await main(async () => {
  const file = namedFile('npm run backup -- companion.backup');
  const at = chosenDatabase();
  if (existsSync(file)) throw new Problem(`${file} is there already. Choose another name.`);
  if (!isPostgresUrl(at) && !existsSync(at))
    throw new Problem(`There is no database ${at}. Name one by DATABASE or DATABASE_URL.`);
  const rows = await backup(at, file).catch(explained);
  console.log(`${rows} rows are in ${file}. It holds what users wrote: keep it where nobody else can read it.`);
});
