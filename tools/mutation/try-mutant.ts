import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, Problem } from '../scripts/tools.ts';
import { type Mutant, sandbox } from './sandbox.ts';

/** A test file, the mutants whose places it runs, and how long it takes. */
interface Covering {
  file: string;
  covered: readonly string[];
  milliseconds: number;
}

/** What became of a mutant: a test failed, the tests took far too long, all passed, or no test runs its place. */
export interface Outcome {
  result: 'killed' | 'timed out' | 'SURVIVED' | 'NOT COVERED';
  killed: boolean;
  milliseconds: number;
}

const scratch = join(sandbox, '.mutation');

/** Runs the tests without a mutant, all of them or those under some folders. @throws Problem where one fails */
export async function coverageOf(...folders: readonly string[]): Promise<Covering[]> {
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch);
  const report = join(scratch, 'coverage.jsonl');
  const { code, output } = await vitest(folders, { MUTATION_COVERAGE: report });
  if (code !== 0) throw new Problem(`The tests fail without any mutant:\n${output}`);
  const lines = readFileSync(report, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Covering);
}

/** Tries a mutant against the tests that run its place, the quickest first, until one fails. */
export async function tryMutant({ id }: Mutant, coverage: readonly Covering[]): Promise<Outcome> {
  const covering = coverage
    .filter(({ covered }) => covered.includes(id))
    .sort((one, other) => one.milliseconds - other.milliseconds);
  if (covering.length === 0) return { result: 'NOT COVERED', killed: false, milliseconds: 0 };
  const files = covering.map(({ file }) => file);
  const order = join(scratch, `${id}.json`);
  writeFileSync(order, JSON.stringify(files));
  const usual = covering.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const begun = performance.now();
  const { code } = await vitest(
    ['--bail=1', '--maxWorkers=1', ...files],
    { MUTATION_ORDER: order, __STRYKER_ACTIVE_MUTANT__: id },
    60_000 + 5 * usual,
  );
  const milliseconds = performance.now() - begun;
  if (code === undefined) return { result: 'timed out', killed: true, milliseconds };
  return { result: code === 0 ? 'SURVIVED' : 'killed', killed: code !== 0, milliseconds };
}

/** Runs Vitest in the sandbox. @returns no code when it took longer than `limit` milliseconds, and was ended with all that it had started */
function vitest(args: readonly string[], env: NodeJS.ProcessEnv, limit?: number): Promise<{ code?: number; output: string }> {
  const [program, script] = command('vitest');
  return new Promise((resolve) => {
    const child = spawn(program, [script, 'run', '--config', 'tools/mutation/vitest.config.ts', '--root', '.', ...args], {
      cwd: sandbox,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
    let late = false;
    const timer =
      limit &&
      setTimeout(() => {
        late = true;
        end();
      }, limit);
    process.once('exit', end);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('exit', end);
      resolve(late ? { output } : { code: code ?? 1, output });
    });
  });
}
