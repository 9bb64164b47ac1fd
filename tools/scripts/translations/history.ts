import { execFileSync } from 'node:child_process';
import { basename, dirname, relative } from 'node:path';

/** What git says, or nothing: the folder may be no repository, and git may not be installed. */
function git(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/** The last commits that changed a file, the newest first. */
export const commitsOf = (file: string): string[] =>
  git(dirname(file), 'log', '-30', '--format=%H', '--', basename(file))?.split('\n').filter(Boolean) ?? [];

/** A file as it was in a commit. */
export const fileAt = (commit: string, folder: string, file: string): string | undefined =>
  git(folder, 'show', `${commit}:./${relative(folder, file).replaceAll('\\', '/')}`);
