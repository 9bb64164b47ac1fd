import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { capture, Problem } from './tools.ts';

export const hasApt = (): boolean => existsSync('/usr/bin/apt-get');

let last: Promise<unknown> = Promise.resolve();

/** Runs apt-get, which asks nothing; one call after the other, since it has locks. */
export function apt(line: readonly string[], folder?: string) {
  const call = last.then(() => capture(['apt-get', ...line], { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, folder));
  last = call;
  return call;
}

/**
 * Unpacks Debian's packages into a folder. They are not installed: no service is started, and nothing of the machine changes.
 *
 * @param linesOf what apt-get is told to fetch them into the folder of archives that it is run in; what one after the first
 *   cannot fetch is done without
 * @returns the output of the programs
 */
export async function unpackPackages(folder: string, linesOf: (archives: string) => readonly string[][]): Promise<string> {
  const archives = join(folder, 'archives');
  mkdirSync(join(archives, 'partial'), { recursive: true });
  const [first = [], ...others] = linesOf(archives);
  const results = [await apt(first, archives)];
  // The package lists are missing or out of date.
  if (results[0]?.code !== 0) results.push(await apt(['update']), await apt(first, archives));
  for (const line of others) results.push(await apt(line, archives));
  for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb')))
    results.push(await capture(['dpkg', '-x', join(archives, file), folder]));
  rmSync(archives, { recursive: true });
  return results.map(({ output }) => output).join('');
}

/**
 * Programs that are no dependencies, installed with apt first where that is possible.
 *
 * @param name what people call them
 * @param need who needs them, as the beginning of a sentence
 * @throws Problem saying what to install
 */
export async function ensurePrograms<Found>(
  name: string,
  find: () => Found | undefined,
  packages: readonly string[],
  need: string,
): Promise<Found> {
  const found = find();
  if (found) return found;
  const line = `apt-get install ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || !hasApt()) throw new Problem(`${need} ${name}. On Debian and Ubuntu: sudo ${line}`);
  console.log(`Installing ${name} (${line})…`);
  const said = [await apt(['update']), await apt(['install', '--yes', '--no-install-recommends', ...packages])];
  const installed = find();
  if (!installed)
    throw new Problem(`${said.map(({ output }) => output).join('')}\n${line} did not bring ${name}. Its words are above.`);
  return installed;
}
