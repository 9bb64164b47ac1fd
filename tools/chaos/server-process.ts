import { type ChildProcess, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { isPostgresUrl } from '../../server/db/postgres.ts';
import { addresses } from '../scripts/deployment.ts';
import { start } from '../scripts/tools.ts';

/** The servers of `npm start` as a process of their own, which can be killed as any process may be. */
export interface ServerProcess {
  /** Base of the app servers */
  servers: string;
  /** MiB of memory that it has now */
  memory(): number;
  /** MiB of memory that it had at most since this was asked last (Linux) */
  peakMemory(): number;
  /** Seconds of a core that it has used, all its threads together (Linux) */
  cpuTime(): number;
  /** Ends it at once, in the middle of whatever it does */
  kill(): Promise<void>;
}

/** Where the scenarios without a browser find their servers: away from those of the tests. */
const port = addresses(4491).port;

/** @param database a file, which outlives the process @param site a built site, which the servers also serve */
export const startServer = (database: string, site: string): Promise<ServerProcess> =>
  run('server/index.ts', port + 1, { PORT: String(port), DATABASE: database, SITE_DIR: site });

/**
 * The app servers alone, as `npm run server` starts them, with the invented people.
 *
 * @param database a file, or the address of a PostgreSQL database
 * @param at where it listens @param settings what else differs
 */
export const startAppServers = (database: string, at = port, settings: Record<string, string> = {}): Promise<ServerProcess> =>
  run('tools/scripts/server.ts', at, {
    ...(isPostgresUrl(database) ? { DATABASE_URL: database } : { DATABASE: database }),
    ...{ PORT: String(at), SEED: '1', SECRET: 'x'.repeat(32), LOG: 'off', MALLOC_ARENA_MAX: '2' },
    ...{ PUBLIC_URL: `http://127.0.0.1:${at}`, ALLOWED_ORIGINS: 'https://help.example.com' },
    ...settings,
  });

async function run(file: string, listensOn: number, settings: Record<string, string>): Promise<ServerProcess> {
  const env = { ...process.env, ...settings };
  const child = start([process.execPath, file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<never>((_, reject) => child.once('close', () => reject(new Error('The server ended'))));
  await Promise.race([ready(child), ended]);
  ended.catch(() => undefined);
  return {
    servers: `http://127.0.0.1:${listensOn}`,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
    peakMemory() {
      const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      // From here on the peak is a new one.
      writeFileSync(`/proc/${child.pid}/clear_refs`, '5');
      return Number(peak) / 1024;
    },
    cpuTime() {
      // After the name in parentheses, the 12th and 13th are ticks of a hundredth in user and system mode: proc_pid_stat(5).
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const over = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGKILL');
      await over;
    },
  };
}

/** Its last line is told when everything answers. */
async function ready(child: ChildProcess): Promise<void> {
  if (!child.stdout) return;
  for await (const line of createInterface(child.stdout)) if (/^Reference shell|listen on/.test(line)) break;
  child.stdout.resume();
}
