import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root } from './tools.ts';

/** What a stage of `npm test` came to. A check that is not a test runner counts as one test. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that passed only when they were tried again; they count as passed, and are named */
  flaky?: readonly string[];
  /** Shown only when something failed */
  output: string;
}

export interface Stage {
  name: string;
  /** For the line of progress and the summary */
  title: string;
  run(filters: readonly string[]): Promise<Outcome>;
}

/** Everything the stages print and report; in .gitignore. */
export const reports = join(root, 'test-results');

type Line = readonly [string, ...string[]];

/** A program that is right or wrong as a whole: it counts as one test. */
export async function check(line: Line, env?: NodeJS.ProcessEnv): Promise<Outcome> {
  const { code, output } = await capture(line, env);
  return code === 0 ? { passed: 1, failed: 0, skipped: 0, output } : { passed: 0, failed: 1, skipped: 0, output };
}

/**
 * A test runner that writes a report. It counts as failed at least once when it ends badly without naming a failed test, or
 * ends well without having run any.
 *
 * @param file name of the report in {@link reports}
 * @param read takes the counts out of the parsed report
 * @param cwd where it runs, if not in the project's root
 */
export async function runner(
  line: Line,
  file: string,
  read: (report: never) => Omit<Outcome, 'output'>,
  env: NodeJS.ProcessEnv = process.env,
  cwd = root,
): Promise<Outcome> {
  const path = join(reports, file);
  rmSync(path, { force: true });
  mkdirSync(reports, { recursive: true });
  const { code, output } = await capture(line, env, cwd);
  const counts = readReport(path, read);
  if (!counts)
    return { passed: 0, failed: 1, skipped: 0, output: `${output}\nThe runner ended (code ${code}) without a report.` };
  const { passed, failed } = counts;
  if (code !== 0 && failed === 0) return { ...counts, failed: 1, output: `${output}\nThe runner ended with code ${code}.` };
  if (passed + failed === 0) return { ...counts, failed: 1, output: `${output}\nThe runner ran no test.` };
  return { ...counts, output };
}

function readReport(path: string, read: (report: never) => Omit<Outcome, 'output'>): Omit<Outcome, 'output'> | undefined {
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')) as never);
  } catch {
    return undefined;
  }
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** A file that could not even be loaded has no tests, and counts as a failed one. */
export function vitestCounts(report: VitestReport): Omit<Outcome, 'output'> {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: unknown[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[];
}

export function playwrightCounts({ stats, suites, errors }: PlaywrightReport): Omit<Outcome, 'output'> {
  const flaky = suites.flatMap(flakyIn);
  const { expected, unexpected, skipped } = stats;
  return { passed: expected + stats.flaky, failed: unexpected + errors.length, skipped, ...(flaky.length && { flaky }) };
}

const flakyIn = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, file, line }) => `${file}:${line} ${title}`),
  ...suites.flatMap(flakyIn),
];

/** Runs the stages in turn, each whatever came of the one before, and tells how it goes. @returns the totals */
export async function runStages(stages: readonly Stage[], filters: readonly string[]): Promise<Omit<Outcome, 'output'>> {
  const rows: string[] = [];
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, title, run } of stages) {
    console.log(`▸ ${title}…`);
    const started = Date.now();
    const outcome = await run(filters).catch(
      (error: unknown): Outcome => ({
        passed: 0,
        failed: 1,
        skipped: 0,
        output:
          error instanceof Error ? (error.name === 'Problem' ? error.message : (error.stack ?? error.message)) : String(error),
      }),
    );
    const { passed, failed, skipped, flaky = [], output } = outcome;
    mkdirSync(reports, { recursive: true });
    writeFileSync(join(reports, `${name}.log`), output);
    if (failed > 0) console.log(`${lastLines(output, 400)}\n✗ ${title}: ${failed} failed (all of it: test-results/${name}.log)`);
    for (const test of flaky) console.log(`! Flaky, passed when tried again: ${test}`);
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    rows.push(
      `${failed > 0 ? '✗' : '✓'} ${title.padEnd(34)} ${String(passed).padStart(6)} passed ${String(failed).padStart(5)} failed ${String(skipped).padStart(5)} skipped${flaky.length > 0 ? ` ${String(flaky.length).padStart(3)} flaky` : ''} ${seconds.padStart(5)} s`,
    );
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  console.log(`\n${rows.join('\n')}\n`);
  return total;
}

function lastLines(text: string, count: number): string {
  const lines = text.trimEnd().split('\n');
  return lines.length > count ? ['…', ...lines.slice(-count)].join('\n') : lines.join('\n');
}
