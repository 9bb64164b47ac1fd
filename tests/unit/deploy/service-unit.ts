import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/scripts/tools.ts';

/** `deploy/companion@.service` for a release in another folder than `/opt/companion/current`. */
export const unitFor = (release: string): string =>
  readFileSync(join(root, 'deploy/companion@.service'), 'utf8').replaceAll('/opt/companion/current', release);

/** The program and arguments that the unit starts, in its working directory, which is the release. */
export function execStart(release: string): [string, ...string[]] {
  const [program = '', ...args] = /^ExecStart=(.+)$/m.exec(unitFor(release))?.[1]?.split(' ') ?? [];
  return [program, ...args];
}
