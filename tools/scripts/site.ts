import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cache, capture, command, Problem, root } from './tools.ts';

/** Everything a built page can depend on, beside its configuration. */
export const sources = [
  ...['src', 'content', 'public', 'tools/build', 'server/site-files.ts'],
  ...['astro.config.mjs', 'tsconfig.json', 'package-lock.json'],
];

/** A site built with one configuration. `name` keeps its stamp apart from those of other builds. */
export interface Build {
  name: string;
  /** Path of the configuration, as COMPANION_CONFIG takes it */
  config: string;
  outDir: string;
  /** What the build is told besides, such as TRANSLATIONS */
  env?: NodeJS.ProcessEnv;
}

/** Astro's own program. Making thousands of pages leaves much behind: a wider nursery for what is young is swept less often. */
export const astro = (): [string, string, string] => {
  const [node, program] = command('astro');
  return [node, '--max-semi-space-size=64', program];
};

/** Builds the site. @returns what Astro printed @throws Problem with Astro's output */
export async function build({ config, outDir, env: more }: Omit<Build, 'name'>): Promise<string> {
  const env = { ...process.env, COMPANION_CONFIG: config, NODE_ENV: 'production', ...more };
  const { code, output } = await capture([...astro(), 'build', '--outDir', outDir], env);
  if (code !== 0) throw new Problem(`${output}\nThe site could not be built. Astro's own words are above.`);
  return output;
}

/**
 * Builds unless the last build of this name was made from the very same files.
 *
 * @param announce called when it is about to build
 * @returns whether it built
 */
export async function buildIfChanged(wanted: Build, announce?: () => void): Promise<boolean> {
  const stamp = join(cache, `${wanted.name}.stamp`);
  const now = fingerprint(wanted.config);
  if (existsSync(join(wanted.outDir, '404.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false;
  announce?.();
  rmSync(stamp, { force: true });
  await build(wanted);
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, now);
  return true;
}

function fingerprint(config: string): string {
  const hash = createHash('sha256');
  for (const file of [...sources.flatMap((path) => filesUnder(join(root, path))), config]) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The files of a folder and its folders, in an order that is the same everywhere; of a file, itself. */
export function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [path];
  }
}
