import { type ChildProcess, execFileSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { addresses } from '../scripts/deployment.ts';
import { start } from '../scripts/tools.ts';

/** The servers of `npm start` as a process of their own, which can be killed as any process may be. */
export interface ServerProcess {
  /** Base of the app servers */
  servers: string;
  /** MiB of memory that it has now */
  memory(): number;
  /** Ends it at once, in the middle of whatever it does */
  kill(): Promise<void>;
}

/** Where the scenarios without a browser find their servers: away from those of the tests. */
const port = addresses(4491).port;

/** @param database a file, which outlives the process @param site a built site, which the servers also serve */
export async function startServer(database: string, site: string): Promise<ServerProcess> {
  const env = { ...process.env, PORT: String(port), DATABASE: database, SITE_DIR: site };
  const child = start([process.execPath, 'server/index.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<never>((_, reject) => child.once('close', () => reject(new Error('The server ended'))));
  await Promise.race([ready(child), ended]);
  ended.catch(() => undefined);
  return {
    servers: `http://127.0.0.1:${port + 1}`,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
    async kill() {
      const over = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGKILL');
      await over;
    },
  };
}

/** Its last address is told when everything answers. */
async function ready(child: ChildProcess): Promise<void> {
  if (!child.stdout) return;
  for await (const line of createInterface(child.stdout)) if (line.startsWith('Reference shell')) break;
  child.stdout.resume();
}
