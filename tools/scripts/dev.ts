import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { localDatabase } from './database.ts';
import { addresses, writeLocalConfig } from './deployment.ts';
import { ensurePortsFree } from './ports.ts';
import { command, main, start } from './tools.ts';

/** A program of its own that runs until it is told to stop, each of its lines marked with its name. */
function run(name: string, line: readonly [string, ...string[]], env: NodeJS.ProcessEnv): ChildProcess {
  const child = start(line, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (text) => console.log(`${name} │ ${text}`));
  }
  return child;
}

const ended = (child: ChildProcess) => new Promise<void>((resolve) => child.once('exit', () => resolve()));

await main(async () => {
  const here = addresses();
  await ensurePortsFree(here);
  const env = {
    ...process.env,
    COMPANION_CONFIG: writeLocalConfig('local', here),
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  };
  const serverEnv = {
    ...env,
    PORT: String(here.port),
    SITE_ORIGIN: here.site,
    DATABASE: process.env.DATABASE || localDatabase(),
  };

  console.log('Starting the site and the servers; changes show at once. Ctrl-C stops both.');
  const children = [
    run('site  ', [...command('astro'), 'dev', '--ignore-lock', '--port', String(here.port)], env),
    run('server', [process.execPath, '--watch', '--watch-preserve-output', 'server/index.ts'], serverEnv),
  ];

  let stopping = false;
  const stop = () => {
    stopping = true;
    for (const child of children) child.kill('SIGTERM');
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await Promise.race(children.map(ended));
  if (!stopping) process.exitCode = 1;
  stop();
  await Promise.all(children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null).map(ended));
});
