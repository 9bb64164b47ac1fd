import { statSync } from 'node:fs';
import { NotRestored } from '../../server/backup/read.ts';
import { restore } from '../../server/backup/restore.ts';
import { chosenDatabase, erasuresFile, namedFile, notedErasures, rowsByTable, throwExplained } from './database.ts';
import { main, Problem } from './tools.ts';

await main(async () => {
  const file = namedFile('npm run restore -- companion.backup [--force] [--other-erasures]');
  const at = chosenDatabase();
  const noted = erasuresFile(at);
  const { counts, erased } = await restore(at, file, {
    force: process.argv.includes('--force'),
    erasures: notedErasures(noted),
    otherErasures: process.argv.includes('--other-erasures'),
  }).catch((error: unknown) => {
    if (error instanceof NotRestored) throw new Problem(error.message);
    return throwExplained(error);
  });
  const { total, byTable } = rowsByTable(counts);
  console.log(`${total} rows are restored: ${byTable}.`);
  if (erased > 0)
    console.log(`Erased again, with their rows, since they were erased after the backup was made: ${erased} of its users.`);
  if (!statSync(noted, { throwIfNoEntry: false })?.size)
    console.log(
      `No erasure is noted in ${noted}. If users were erased since the backup was made, they are back: ` +
        'bring the copy of that file, and restore again with --force.',
    );
});
