import { join } from 'node:path';
import { hasApt, unpackPackages } from './debian.ts';
import { findProgram } from './programs.ts';
import { cache, Problem } from './tools.ts';

/** Where Debian's package is unpacked when there is no promtool. */
const unpacked = join(cache, 'prometheus');

const findPromtool = (): string | undefined => findProgram('PROMTOOL', ['promtool'], [join(unpacked, 'usr/bin/promtool')]);

/** Prometheus' checker of configurations and alert rules, fetched with apt where that is possible. @throws Problem saying what to install */
export async function ensurePromtool(): Promise<string> {
  const found = findPromtool();
  if (found) return found;
  const output = hasApt() ? await unpackPackages(unpacked, () => [['download', 'prometheus']]) : '';
  const program = findPromtool();
  if (program) return program;
  throw new Problem(
    `${output}\nThe tests of the alert rules need promtool. Install it (Debian: sudo apt-get install prometheus), or let PROMTOOL name it.`.trim(),
  );
}
