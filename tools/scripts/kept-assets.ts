import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { immutableFolder } from '../../src/routes/response-headers.ts';
import { filesUnder } from './site.ts';

/**
 * Lays the scripts of the build before into a new build's output, so that a page which was open during the deployment still
 * finds those it loads later. Only of the one build before: `memory` keeps what each of the last two made by itself. A build
 * that makes the same files again is no new one, and the one before it stays.
 *
 * @param dist the new build's output, with nothing but its own files
 * @param memory a folder that outlasts builds, one for each published site
 * @returns how many files were laid in
 */
export function keepAssets(dist: string, memory: string): number {
  const [made, last, before] = [join(dist, immutableFolder), join(memory, 'last'), join(memory, 'before')];
  const names = (folder: string) => filesUnder(folder).map((file) => relative(folder, file));
  const own = new Set(names(made));
  if (new Set(names(last)).symmetricDifference(own).size > 0) {
    if (existsSync(last)) {
      rmSync(before, { recursive: true, force: true });
      renameSync(last, before);
    }
    cpSync(made, last, { recursive: true });
  }
  const gone = names(before).filter((name) => !own.has(name));
  for (const name of gone) cpSync(join(before, name), join(made, name));
  return gone.length;
}
