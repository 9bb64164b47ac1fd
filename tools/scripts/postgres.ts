import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';
import { hasApt, unpackPackages } from './debian.ts';
import { isProgram } from './programs.ts';
import { cache, capture, Problem, start } from './tools.ts';

/** Programs of PostgreSQL, and the folder of libraries that came with them where they are not installed. */
interface Programs {
  folder: string;
  libraries?: string;
}

const debian = 'usr/lib/postgresql';

/** PostgreSQL's programs on this machine: in the folder POSTGRES_BIN names, on the PATH, or where Debian has them, the newest first. */
function findPostgres(root = '/'): string | undefined {
  const named = process.env.POSTGRES_BIN;
  if (named && !hasPrograms(named)) throw new Problem(`POSTGRES_BIN=${named} has no programs initdb and postgres.`);
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'initdb'));
  const versions = existsSync(join(root, debian)) ? readdirSync(join(root, debian)).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...(named ? [named] : []),
    ...(root === '/' ? onPath.filter(existsSync).map((file) => dirname(realpathSync(file))) : []),
    ...versions.map((version) => join(root, debian, version, 'bin')),
  ].find(hasPrograms);
}

const hasPrograms = (folder: string) => ['initdb', 'postgres'].every((name) => isProgram(join(folder, name)));

/** What apt-get is told: the package, with whatever it needs and the machine lacks. */
const fetching = (archives: string) => [
  ['install', '--yes', '--no-install-recommends', '--download-only', '-o', `Dir::Cache::archives=${archives}`, 'postgresql'],
];

/** The same, unpacked from Debian's packages first where that is possible. @throws Problem saying what to install */
async function ensurePostgres(): Promise<Programs> {
  const found = findPostgres();
  if (found) return { folder: found };
  const unpacked = join(cache, 'postgresql');
  const before = findPostgres(unpacked);
  if (before) return { folder: before, libraries: unpacked };
  if (process.getuid?.() === 0 && hasApt()) {
    console.log('Fetching PostgreSQL for the tests (apt-get, unpacked into .cache), a minute or so…');
    const output = await unpackPackages(unpacked, fetching);
    const folder = findPostgres(unpacked);
    if (folder) return { folder, libraries: unpacked };
    throw new Problem(`${output}\napt-get could not fetch PostgreSQL. Its words are above.`);
  }
  throw new Problem(
    'The tests on PostgreSQL need its programs initdb and postgres, and found none. Install them (on Debian and Ubuntu: sudo apt-get install postgresql) or let POSTGRES_BIN name their folder.',
  );
}

/** PostgreSQL refuses to run as root. @returns who it runs as then */
async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { output } = await capture(['id', '-u', 'nobody']);
  const uid = Number(output.trim()) || 65_534;
  return { uid, gid: uid };
}

export interface Cluster {
  /** Of its first database, as DATABASE_URL */
  url: string;
  /** Ends it and starts it again. @param signal SIGINT closes all connections first, SIGQUIT is a crash */
  restart(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  stop(): Promise<void>;
}

/** Settings of a database that nobody needs after a crash, and whose plans do not depend on when its tables were last analyzed. */
const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

/**
 * A PostgreSQL server of its own in a temporary folder, reached through a socket in it. Its databases sort as English does where it
 * can (from version 15 on), as those of an owner may.
 *
 * @param durable whether what it has committed survives a crash
 * @throws Problem when there is none, or it does not start
 */
export async function startPostgres({ durable = false } = {}): Promise<Cluster> {
  const programs = await ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'companion-postgres-'));
  const who = await unprivileged();
  if (who) chownSync(folder, who.uid, who.gid);
  const { bin, env } = placed(programs, folder);
  const data = join(folder, 'data');
  const version = Number(/ (\d+)/.exec((await capture([join(bin, 'postgres'), '--version'], env)).output)?.[1]);
  const language = version >= 15 ? ['--locale-provider=icu', '--icu-locale=en'] : [];
  const settings = ['--username=companion', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', ...language];
  const made = await capture([join(bin, 'initdb'), '-D', data, ...settings], env, folder, who);
  if (made.code !== 0) throw new Problem(`${made.output}\ninitdb could not make a database for the tests. Its words are above.`);

  const options = ['max_connections=200', 'listen_addresses=', ...(durable ? [] : quick)].flatMap((setting) => ['-c', setting]);
  const url = `postgres://companion@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const run = async () => {
    const server = start([join(bin, 'postgres'), '-D', data, '-k', folder, ...options], {
      env,
      cwd: folder,
      stdio: 'ignore',
      ...who,
    });
    const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
    const end = async (signal: NodeJS.Signals) => {
      server.kill(signal);
      await ended;
    };
    if (await answers(url)) return end;
    await end('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
    throw new Problem('PostgreSQL did not start within half a minute.');
  };
  let end = await run();
  return {
    url,
    async restart(signal) {
      await end(signal);
      end = await run();
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where the programs are run from: those in .cache may lie where only root may look, so they go along. */
function placed({ folder, libraries }: Programs, beside: string): { bin: string; env: NodeJS.ProcessEnv } {
  const env = { ...process.env, LC_ALL: 'C' };
  if (!libraries) return { bin: folder, env };
  const copy = join(beside, 'programs');
  cpSync(libraries, copy, { recursive: true, verbatimSymlinks: true });
  const paths = readdirSync(join(copy, 'usr/lib')).map((name) => join(copy, 'usr/lib', name));
  return { bin: folder.replace(libraries, copy), env: { ...env, LD_LIBRARY_PATH: paths.join(delimiter) } };
}

async function answers(url: string): Promise<boolean> {
  for (let tries = 0; tries < 300; tries++) {
    const client = new pg.Client({ connectionString: url });
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (connected) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
