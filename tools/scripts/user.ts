import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { OtherVersion, requireThisVersion } from '../../server/backup/backup.ts';
import { unreachable } from '../../server/db/errors.ts';
import { unusedObjects } from '../../server/db/picture-objects.ts';
import type { Db } from '../../server/db/tables.ts';
import { issueToken } from '../../server/db/tokens.ts';
import { findUser, insertUser } from '../../server/db/users.ts';
import { WalInUse } from '../../server/db/vacuum.ts';
import { collectUnused } from '../../server/images/collect.ts';
import type { PictureStorage } from '../../server/images/storage.ts';
import { eraseUser } from '../../server/personal-data/erase.ts';
import { noteErasure } from '../../server/personal-data/erasures.ts';
import { exportUser } from '../../server/personal-data/export.ts';
import { countryOf } from '../../src/contract/contact/countries.ts';
import { localeIds } from '../../src/i18n/locale-ids.ts';
import { connectExplained, erasuresFile, existingDatabase, notedErasures } from './database.ts';
import { chosenPictureStorage, throwStorageExplained } from './picture-storage.ts';
import { main, Problem } from './tools.ts';

const usage = `Export a user's data, or erase it; or add a user to try the servers with, which prints a token for a day:
  npm run user -- export UID folder
  npm run user -- erase UID
  npm run user -- add UID COUNTRY LANG`;

/** What each command needs after its name. */
const needed = new Map([
  ['export', 2],
  ['erase', 1],
  ['add', 3],
]);

await main(async () => {
  const [command = '', ...args] = process.argv.slice(2);
  const [uid = '', given = '', lang = ''] = args;
  if (args.length !== needed.get(command) || args.includes('')) throw new Problem(usage);
  const storage = await chosenPictureStorage();
  const at = existingDatabase();
  const db = connectExplained(at);
  try {
    await requireThisVersion(db);
    if (command === 'export') await exportTo(db, storage, uid, resolve(process.env.INIT_CWD || '.', given));
    else if (command === 'add') await add(db, uid, given, lang);
    else await erase(db, storage, uid, erasuresFile(at));
  } catch (error) {
    if (error instanceof OtherVersion) throw new Problem(error.message);
    throwStorageExplained(error);
  } finally {
    await db.destroy();
  }
});

function unknown(uid: string): Problem {
  return new Problem(`There is no user ${uid} in this database.`);
}

async function exportTo(db: Db, storage: PictureStorage, uid: string, folder: string): Promise<void> {
  if (!(await findUser(db, uid))) throw unknown(uid);
  if (existsSync(folder)) throw new Problem(`${folder} is there already. Choose another name.`);
  const { records, pictures } = await exportUser(db, storage, uid, folder).catch((error: unknown) =>
    throwStorageExplained(error, folder),
  );
  console.log(`${records} records and ${pictures} pictures are in ${folder}. Only you can read it.`);
}

/** Only a new user gets a token: nobody acts for one who is there. */
async function add(db: Db, uid: string, abbr: string, lang: string): Promise<void> {
  const country = countryOf(abbr);
  if (!country) throw new Problem(`${abbr} is no country. Give its two letters, such as DE.`);
  const languages = localeIds.map(({ key }) => key);
  if (!languages.some((key) => key === lang)) throw new Problem(`${lang} is no language. Give one of ${languages.join(', ')}.`);
  if (await findUser(db, uid)) throw new Problem(`There is a user ${uid} already. Choose another name.`);
  await insertUser(db, { uid, username: uid, country: country.abbr, lang, role: 'user' });
  console.log(await issueToken(db, uid));
}

/** @throws Problem where the erasure cannot be noted */
function note(file: string, uid: string): void {
  try {
    noteErasure(file, uid, Date.now());
  } catch (error) {
    throw new Problem(`Nobody is erased, since that cannot be noted. ${unreachable(error) ?? (error as Error).message}`);
  }
}

/** Also ends an erasure that was interrupted. */
async function erase(db: Db, storage: PictureStorage, uid: string, file: string): Promise<void> {
  const user = await findUser(db, uid);
  if (!user && !notedErasures(file).has(uid)) throw unknown(uid);
  if (user?.role === 'operator')
    throw new Problem(`${uid} is customer service: what it wrote is part of its users' records, and goes with them.`);
  if (user) note(file, uid);
  const erased = await eraseUser(db, uid, Date.now()).catch((error: unknown) => {
    if (!(error instanceof WalInUse)) throw error;
    throw new Problem(`${error.message}. The user is erased; run this again to remove what the file still has.`);
  });
  await collectUnused(db, storage);
  const rows = [...erased.values()].reduce((sum, count) => sum + count, 0);
  const before = user ? '' : `${uid} was erased before. `;
  console.log(`${before}${rows} rows are erased, which is noted in ${file}. Restoring an older backup erases them again.`);
  if ((await unusedObjects(db, 1)).length > 0)
    console.error(
      'Some pictures are in an object store. The server deletes them within an hour of calls, or run this with PICTURES.',
    );
}
