import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidDeployment } from '../../src/contract/deployment.ts';
import { BrokenFile } from '../../src/mdx/translation/json-file.ts';

export const root = join(import.meta.dirname, '../..');

/** Where start, dev and the tests keep what they make: built sites, their configuration, databases. Never committed. */
export const cache = join(root, '.cache');

/** A failure that its message explains in full, to a person: shown without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}

/**
 * The command line of a dependency's program under the Node that runs this, so that none of them meets an older one.
 *
 * @param name the program, where the package has several: `['typescript', 'tsc']`
 */
export function command(packageName: string, name = packageName.replace(/^.*\//, '')): [string, string] {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[name];
  if (!file) throw new Problem(`The package ${packageName} has no program ${name}.`);
  return [process.execPath, join(folder, file)];
}

export function start([program, ...args]: readonly [string, ...string[]], options: SpawnOptions = {}): ChildProcess {
  return spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const waitedFor = new Set<ChildProcess>();

/** Whoever stops this stops what it waits for. */
function stopTogether(): void {
  for (const child of waitedFor) child.kill('SIGINT');
  process.exit(1);
}

function waitFor(child: ChildProcess): void {
  if (waitedFor.size === 0) for (const signal of signals) process.on(signal, stopTogether);
  waitedFor.add(child);
  child.once('close', () => {
    waitedFor.delete(child);
    if (waitedFor.size === 0) for (const signal of signals) process.off(signal, stopTogether);
  });
}

/** What a program wrote, and its exit code: 1 too when it could not be started. @param who runs it, if not the user of this */
export function capture(
  line: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv = process.env,
  cwd = root,
  who: { uid: number; gid: number } | undefined = undefined,
) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = start(line, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'], ...who });
    waitFor(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: output + error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Whether this is a release: it has no npm, so its launcher, a file of this name in its root, runs the commands. */
export const isRelease = existsSync(join(root, 'companion'));

const withLauncher = (text: string): string => (isRelease ? text.replaceAll(/npm run (\w+)(?: --)?/g, 'companion $1') : text);

/** Errors whose message tells a person what to put right. */
const explained = [Problem, BrokenFile, InvalidDeployment];

/** Runs a task to its end; one of the {@link explained} errors becomes its sentence and exit code 1. */
export async function main(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    const isExplained = explained.some((type) => error instanceof type);
    console.error(isExplained ? `\n${withLauncher((error as Error).message)}` : error);
    process.exitCode = 1;
  }
}
