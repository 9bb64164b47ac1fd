import { ObjectStoreUnavailable } from '../../server/images/object-store.ts';
import { pictureRules, readPictureSettings } from '../../server/images/settings.ts';
import { openPictureStorage, type PictureStorage } from '../../server/images/storage.ts';
import { environmentProblems } from '../../server/observe/settings.ts';
import { throwExplained } from './database.ts';
import { Problem } from './tools.ts';

/** Where pictures are, as PICTURES says. @throws Problem */
export async function chosenPictureStorage(): Promise<PictureStorage> {
  const [wrong] = environmentProblems(process.env, pictureRules);
  if (wrong) throw new Problem(wrong);
  return openPictureStorage(readPictureSettings(process.env));
}

/** Rethrows an error; a database or an object store that cannot be reached is reported in a sentence, as `throwExplained` does. */
export function throwStorageExplained(error: unknown, file?: string): never {
  if (error instanceof ObjectStoreUnavailable)
    throw new Problem(`${error.message}. Are PICTURES, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY right? Then run this again.`);
  return throwExplained(error, file);
}
