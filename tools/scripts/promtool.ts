import { join } from 'node:path';
import { hasApt, unpackPackages } from './debian.ts';
import { findProgram } from './programs.ts';
import { cache, Problem } from './tools.ts';

/** Debian's package of each checker. */
const packages = { promtool: 'prometheus', amtool: 'prometheus-alertmanager' } as const;

/**
 * Prometheus' checker of configurations and alert rules, or Alertmanager's, fetched with apt where that is possible.
 *
 * @throws Problem saying what to install
 */
export async function ensureChecker(name: keyof typeof packages): Promise<string> {
  const unpacked = join(cache, packages[name]);
  const find = () => findProgram(name.toUpperCase(), [name], [join(unpacked, 'usr/bin', name)]);
  const found = find();
  if (found) return found;
  const output = hasApt() ? await unpackPackages(unpacked, () => [['download', packages[name]]]) : '';
  const program = find();
  if (program) return program;
  throw new Problem(
    `${output}\nThe tests of the alerts need ${name}. Install it (Debian: sudo apt-get install ${packages[name]}), or let ${name.toUpperCase()} name it.`.trim(),
  );
}
