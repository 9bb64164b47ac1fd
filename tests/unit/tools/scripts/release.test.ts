import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../../server/db/open.ts';
import { insertUser } from '../../../../server/db/users.ts';
import { lockedClosure } from '../../../../tools/scripts/release/lockfile.ts';
import { sbomOf } from '../../../../tools/scripts/release/sbom.ts';
import { serviceCommands, writeRelease } from '../../../../tools/scripts/release/write.ts';
import { root } from '../../../../tools/scripts/tools.ts';
import { freePort } from '../../../free-port.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const folder = join(temporaryFolder(), 'release');
const data = temporaryFolder();
const database = join(data, 'data.db');
let packages: string[];

beforeAll(async () => {
  writeFileSync(join(data, 'companion.env'), variables);
  packages = await writeRelease(folder, '1.2.3', 1_800_000_000);
  const db = await openDatabase(database);
  await insertUser(db, { uid: 'anna', username: 'Anna', country: 'DE', lang: 'de', role: 'user' });
  await db.destroy();
});

/** A machine with neither Node nor npm; the variables of the service are in their file. */
const env = { PATH: '/usr/bin:/bin', COMPANION_ENV: join(data, 'companion.env'), DATABASE: database };
const variables = `SECRET=${'x'.repeat(32)}\nPUBLIC_URL=https://api.example.com\nALLOWED_ORIGINS=https://help.example.com\n`;
const launcher = join(folder, 'companion');
const run = (args: readonly string[], more = {}) =>
  spawnSync(launcher, args, { cwd: data, env: { ...env, ...more }, encoding: 'utf8' });

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

test.each(['v1', '1.2', '2026-11-22', '1.2.3/4'])('a release of version %s is not written', async (version) => {
  await expect(writeRelease(join(data, 'none'), version, 0)).rejects.toThrow(
    `semantic version, such as 2026.11.22-g1a2b3c4. It is "${version}"`,
  );
  expect(existsSync(join(data, 'none'))).toBe(false);
});

describe('a release of the app servers', () => {
  test('serves calls with nothing but what is in it', async () => {
    const port = await freePort();
    const child = spawn(launcher, ['server'], { cwd: data, env: { ...env, PORT: String(port) } });
    started.push(child);
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text) => String(text).includes('"release":"1.2.3"') && resolve());
      child.stderr.on('data', (text) => reject(new Error(String(text))));
    });
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
    expect((await fetch(`http://localhost:${port}/eu/app/api/v1/feedback/types`)).headers.get('Vary')).toBe('Origin');
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('backs a database up and restores it, by paths from where the person stands', () => {
    expect(run(['backup', 'my.backup'])).toMatchObject({ status: 0, stderr: '' });
    const restored = run(['restore', 'my.backup'], { DATABASE: join(data, 'other.db') });
    expect(restored).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+ rows are restored/m) });
  });

  // The other tests run these.
  const others = serviceCommands.filter((name) => !['server', 'backup', 'restore', 'user'].includes(name));
  test.each(others)('has the command %s, which finds all of its modules', (command) => {
    const { stderr } = run([command, '--no-such-option']);
    expect(stderr).not.toMatch(/ERR_MODULE_NOT_FOUND|Cannot find|Usage: companion/);
  });

  test('does not go on without the variables that COMPANION_ENV names', () => {
    const { status, stderr } = run(['backup', 'of-others.backup'], { COMPANION_ENV: 'mistyped.env' });
    expect([status, stderr]).toEqual([1, `There is no file ${join(data, 'mistyped.env')}, which COMPANION_ENV names.\n`]);
    expect(run(['backup', 'of-named.backup'], { COMPANION_ENV: 'companion.env' })).toMatchObject({ status: 0 });
  });

  test('has no database of its own, which would be lost with the next release', () => {
    const { status, stderr } = run(['migrate', '--create'], { DATABASE: '' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^\nNeither DATABASE_URL nor DATABASE is set\. .*\n$/)]);
    expect(existsSync(join(folder, '.data'))).toBe(false);
  });

  test.each(['migrate --create', 'audit user anna'])('says in a sentence that %s cannot open the database', (command) => {
    const { status, stderr } = run(command.split(' '), { DATABASE: data });
    expect([status, stderr]).toEqual([1, expect.not.stringMatching(/\n {4}at /)]);
  });

  test('says which commands it has when it does not know one', () => {
    const { status, stderr } = run(['sever']);
    expect([status, stderr.match(/\w+/g)]).toEqual([2, expect.arrayContaining(['Usage', ...serviceCommands])]);
  });

  test('tells how a command is used without npm, which it does not have', () => {
    expect(run(['user']).stderr).toMatch(/^ {2}companion user erase UID$/m);
    expect(run(['backup']).stderr).toContain('One file is needed: companion backup companion.backup');
  });

  test('has no sample data, and says so to SEED=1', () => {
    const files = globSync('**/*', { cwd: folder, exclude: ['node_modules'] });
    expect(files.filter((path) => /seed|simulator|\.webp$|features|tests/.test(path))).toEqual([]);
    const { status, stderr } = run(['server'], { PORT: '8081', SEED: '1' });
    expect([status, stderr.trim().split('\n')[0]]).toEqual([1, expect.stringMatching(/^SEED cannot be 1: .* sample data/)]);
  });

  test('says in a sentence which retention is wrong, and starts with none of it', () => {
    const file = join(folder, 'server/retention.json');
    const right = readFileSync(file, 'utf8');
    writeFileSync(file, right.replace(/("tokens"): \d+/, '$1: 0'));
    const { status, stderr } = run(['server'], { PORT: '8081' });
    writeFileSync(file, right);
    expect([status, stderr.trim().split('\n')]).toEqual([
      1,
      ['server/retention.json, tokens: must be a day or more.', 'docs/running-the-server.md explains all of them.'],
    ]);
  });

  test('has every file that its modules read by name', () => {
    const readers = globSync('{server,src,tools}/**/*.ts', { cwd: folder }).filter((path) =>
      readFileSync(join(folder, path), 'utf8').includes('import.meta.'),
    );
    // A further one reads files of its own: add them to `dataFiles` in tools/scripts/release/write.ts.
    expect(readers.sort()).toEqual([
      'server/messages.ts',
      'server/observe/release.ts',
      'server/recipes/search/food-words.ts',
      'server/recipes/search/tag-words.ts',
      'server/settings.ts',
      'tools/scripts/tools.ts',
    ]);
    const data = ['content/*/food.json', 'content/*/strings/{problemTypes,recipeTags,server}.json'];
    expect(globSync(data, { cwd: folder }).sort()).toEqual(globSync(data, { cwd: root }).sort());
  });

  test('has every document that its alerts and errors name', () => {
    const named = globSync(['deploy/*', '{server,tools}/**/*.ts'], { cwd: folder }).flatMap(
      (path) => readFileSync(join(folder, path), 'utf8').match(/\bdocs\/[\w-]+\.md/g) ?? [],
    );
    expect(named).toEqual(expect.arrayContaining(['docs/observing.md', 'docs/operating.md', 'docs/running-the-server.md']));
    expect(named.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });

  test('has no package but those that its modules need', () => {
    const installed = readdirSync(join(folder, 'node_modules')).flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, 'node_modules', name)).map((own) => `${name}/${own}`) : [name],
    );
    expect(installed.filter((name) => !name.startsWith('.')).sort()).toEqual([...new Set(packages)].sort());
    expect(packages).toEqual(expect.arrayContaining(['hono', 'kysely', 'pg', 'sharp', 'valibot']));
    expect(packages.filter((name) => /^(astro|react|react-dom|vitest|typescript|nanostores|playwright)$/.test(name))).toEqual([]);
  });
});

/** Who may read nothing of another user's, also where the tests run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

test('root runs a command as the user of the servers', () => {
  const bin = temporaryFolder({ id: '#!/bin/sh\necho 0', runuser: '#!/bin/sh\necho "$@"' });
  for (const name of ['id', 'runuser']) chmodSync(join(bin, name), 0o755);
  const { stdout } = run(['backup', 'my.backup'], { PATH: `${bin}:${env.PATH}` });
  expect(stdout).toBe(`-u companion -- ${launcher} backup my.backup\n`);
});

test('a backup that may not be read is told from one that is missing', () => {
  const here = temporaryFolder({ 'companion.env': '', erasures: '', 'of-others/my.backup': '' });
  for (const path of [here, join(folder, '..')]) chmodSync(path, 0o755);
  chmodSync(join(here, 'of-others'), 0);
  const own = {
    PATH: env.PATH,
    COMPANION_ENV: join(here, 'companion.env'),
    ERASURES: join(here, 'erasures'),
    DATABASE: 'none.db',
  };
  const restore = (file: string) => spawnSync(launcher, ['restore', join(here, file)], { env: own, ...nobody, encoding: 'utf8' });
  expect(restore('of-others/my.backup').stderr).toMatch(/my\.backup cannot be used: this user may not read or write it\.\n$/);
  expect(restore('mistyped.backup').stderr).toMatch(/There is no file .*mistyped\.backup\.\n$/);
  chmodSync(join(here, 'of-others'), 0o700);
});

test('who may not read the variables is told as whom to run a command', () => {
  const here = temporaryFolder({ 'tools/scripts/backup.ts': '', 'companion.env': '' });
  cpSync(join(root, 'deploy/companion'), join(here, 'companion'));
  chmodSync(here, 0o755);
  chmodSync(join(here, 'companion.env'), 0);
  const own = { PATH: env.PATH, COMPANION_ENV: join(here, 'companion.env') };
  const { status, stderr } = spawnSync(join(here, 'companion'), ['backup'], { env: own, ...nobody, encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/ may not read .*companion\.env\. Run this as root: companion backup\n$/),
  ]);
});

describe('its bill of materials', () => {
  interface Sbom {
    bomFormat: string;
    metadata: { timestamp: string };
    components: { name: string; version: string; purl: string; hashes?: { alg: string; content: string }[] }[];
  }

  test('names each package with its version, its package URL and its hash', () => {
    const sbom: Sbom = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'));
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { timestamp: '2027-01-15T08:00:00.000Z' } });
    expect(sbom.components.map(({ purl }) => decodeURIComponent(purl)).sort()).toEqual(
      packages
        .map((name) => {
          const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'));
          return `pkg:npm/${name}@${version}`;
        })
        .sort(),
    );
    for (const { name, hashes } of sbom.components) expect(hashes?.[0]?.content, name).toMatch(/^[0-9a-f]{128}$/);
  });

  test('is the same for the same release', async () => {
    expect(await sbomOf(folder, 1_800_000_000)).toBe(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'));
  });
});

test('every command that takes a database is one of a service, except for a team’s own', () => {
  const commands = globSync('tools/scripts/*.ts', { cwd: root })
    .filter((path) => /(existing|chosen)Database\b.* from '.\/database.ts'/.test(readFileSync(join(root, path), 'utf8')))
    .map((path) => path.replace(/^.*\/|\.ts$/g, ''));
  expect(commands.filter((name) => name !== 'failing').sort()).toEqual(
    serviceCommands.filter((name) => name !== 'server').sort(),
  );
});

describe('the packages that others need', () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', dependencies: { b: '2' }, optionalDependencies: { linux: '1', mac: '1' } },
      'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '1' } },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/c': {
        version: '1.0.0',
        dev: true,
        peerDependencies: { d: '1', e: '1' },
        peerDependenciesMeta: { e: { optional: true } },
      },
      'node_modules/d': { version: '1.0.0' },
      'node_modules/e': { version: '1.0.0' },
      'node_modules/linux': { version: '1.0.0', optional: true },
      'node_modules/mac': { version: '1.0.0', optional: true },
    },
  };

  test('are found as Node finds them: the nearest, and of optional ones those that are installed', () => {
    const closure = lockedClosure(lock, ['a'], (path) => path !== 'node_modules/mac');
    expect(Object.keys(closure)).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/d',
      'node_modules/linux',
    ]);
    expect(closure['node_modules/c']?.dev).toBeUndefined();
  });

  test('are named when the lockfile lacks one', () => {
    expect(() => lockedClosure(lock, ['z'], () => true)).toThrow('package-lock.json has no z');
  });
});
