import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hasApt, unpackPackages } from './debian.ts';
import { findProgram } from './programs.ts';
import { cache, capture, Problem } from './tools.ts';

/** Where Debian's packages are unpacked when there is no nginx. */
const unpacked = join(cache, 'nginx');

/** An older Debian has no brotli, and does without. */
const packages = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];

export interface Nginx {
  program: string;
  /** The table of types that comes with it */
  types: string;
  /** ngx_brotli's static half, where it is there */
  brotli?: string;
}

const firstOf = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));

/** The nginx of this machine: the one NGINX names, one on the PATH, or the one that {@link ensureNginx} unpacked. */
export function findNginx(): Nginx | undefined {
  const program = findProgram('NGINX', ['nginx'], [join(unpacked, 'usr/sbin/nginx')]);
  const roots = program?.startsWith(unpacked) ? [unpacked] : ['/', '/usr/local', '/opt/homebrew'];
  const types = firstOf(roots.map((root) => join(root, 'etc/nginx/mime.types')));
  if (!program || !types) return undefined;
  const brotli = firstOf(roots.map((root) => join(root, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so')));
  return { program, types, ...(brotli && { brotli }) };
}

/** The nginx of this machine, fetched with apt first where that is possible. @throws Problem saying what to install */
export async function ensureNginx(): Promise<Nginx> {
  const found = findNginx();
  if (found) return found;
  if (!hasApt()) {
    throw new Problem('The tests of the host need nginx, and none was found. Install one, or let NGINX name it.');
  }
  console.log('Fetching nginx for the tests of the host (apt-get download nginx), some seconds…');
  const output = await unpackPackages(unpacked, () => packages.map((name) => ['download', name]));
  const works = findNginx();
  if (works && (await capture([works.program, '-v'])).code === 0) return works;
  throw new Problem(
    `${output}\nnginx could not be fetched or does not run; apt's words are above. sudo apt-get install nginx may do.`,
  );
}
