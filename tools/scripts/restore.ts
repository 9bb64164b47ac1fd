import { NotRestored } from '../../server/backup/read.ts';
import { restore } from '../../server/backup/restore.ts';
import { chosenDatabase, namedFile, throwExplained } from './database.ts';
import { main, Problem } from './tools.ts';

await main(async () => {
  const file = namedFile('npm run restore -- companion.backup [--force]');
  const rows = await restore(chosenDatabase(), file, process.argv.includes('--force')).catch((error: unknown) => {
    if (error instanceof NotRestored) throw new Problem(error.message);
    return throwExplained(error);
  });
  console.log(`${rows} rows are restored.`);
});
