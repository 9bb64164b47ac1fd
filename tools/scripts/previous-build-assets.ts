import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { immutableFolder } from '../../src/routes/response-headers.ts';
import { filesUnder } from './site.ts';

/**
 * Copies the scripts of the previous build into a new build's output, so that a page that was open during the deployment still finds
 * the chunks that it loads later. Only of one build: `memory` has the files of the last two. A build with the same files as the last
 * does not count as a new one.
 *
 * @param dist the new build's output, with nothing but its own files
 * @param memory a folder that outlasts builds, one for each published site
 * @returns how many files were copied
 */
export function copyPreviousAssets(dist: string, memory: string): number {
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
