import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from './tools.ts';

/** Folders that a shell's PATH often lacks, where systems keep what a test may need. */
const besidePath = ['/usr/bin', '/usr/sbin', '/snap/bin'];

/**
 * A program that is no dependency of ours: the one that a variable of the environment names, else the first that is on the PATH.
 *
 * @param variable such as CHROMIUM
 * @throws Problem where the variable names something that is no program
 */
export function findProgram(variable: string, names: readonly string[], elsewhere: readonly string[] = []): string | undefined {
  const named = process.env[variable];
  if (named) {
    if (isProgram(named)) return named;
    throw new Problem(`${variable}=${named} is no program. Let it name ${names.join(' or ')}, or leave it away.`);
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...besidePath];
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].find(isProgram);
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
