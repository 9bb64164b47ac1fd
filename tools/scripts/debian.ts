import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './tools.ts';

export const hasApt = (): boolean => existsSync('/usr/bin/apt-get');

/** Runs apt-get, which asks nothing. */
export const apt = (line: readonly string[], folder?: string) =>
  capture(['apt-get', ...line], { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, folder);

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
