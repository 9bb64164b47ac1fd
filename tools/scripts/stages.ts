import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Counts } from './test-reports.ts';
import { capture, root } from './tools.ts';

/** What a stage of `npm test` came to. A check that is not a test runner counts as one test. */
export interface Outcome extends Counts {
  /** Its end is shown when something failed of which `failures` says nothing */
  output: string;
}

export interface Stage {
  name: string;
  /** For the line of progress and the summary */
  title: string;
  /** Stages of a lane run in turn, the lanes beside each other: that of the build, the flows in a browser, which leave a core free, and types */
  lane?: 'node' | 'browser';
  run(filters: readonly string[]): Promise<Outcome>;
}

/** Everything the stages print and report; in .gitignore. */
export const reports = join(root, 'test-results');

const none = { passed: 0, failed: 0, skipped: 0 };

type Line = readonly [string, ...string[]];

/** A program that is right or wrong as a whole: it counts as one test. */
export async function check(line: Line, env?: NodeJS.ProcessEnv): Promise<Outcome> {
  const { code, output } = await capture(line, env);
  return code === 0 ? { ...none, passed: 1, output } : { ...none, failed: 1, output };
}

/**
 * A test runner that writes a report. It counts as failed at least once when it ends badly without naming a failed test, or
 * ends well without having run any.
 *
 * @param file name of the report in {@link reports}
 * @param read takes the counts out of the parsed report and what the runner wrote
 * @param cwd where it runs, if not in the project's root
 */
export async function runner(
  line: Line,
  file: string,
  read: (report: never, output: string) => Counts,
  env: NodeJS.ProcessEnv = process.env,
  cwd = root,
): Promise<Outcome> {
  const path = join(reports, file);
  rmSync(path, { force: true });
  mkdirSync(reports, { recursive: true });
  const { code, output } = await capture(line, env, cwd);
  const counts = readReport(path, (report) => read(report, output));
  if (!counts) return { ...none, failed: 1, output: `${output}\nThe runner ended (code ${code}) without a report.` };
  const { passed, failed } = counts;
  if (code !== 0 && failed === 0) return { ...counts, failed: 1, output: `${output}\nThe runner ended with code ${code}.` };
  if (passed + failed === 0) return { ...counts, failed: 1, output: `${output}\nThe runner ran no test.` };
  return { ...counts, output };
}

function readReport(path: string, read: (report: never) => Counts): Counts | undefined {
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')) as never);
  } catch {
    return undefined;
  }
}

/**
 * Runs the stages, each whatever came of the one before, and tells how it goes. What failed comes last, so that the end of a log
 * shows all of it.
 *
 * @returns the totals
 */
export async function runStages(stages: readonly Stage[], filters: readonly string[]): Promise<Counts> {
  const lanes = Object.values(Object.groupBy(stages, ({ lane = 'browser' }) => lane));
  const ended = new Map<Stage, Ended>();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const stage of lane) ended.set(stage, await runStage(stage, filters));
    }),
  );
  const all = stages.flatMap((stage) => ended.get(stage) ?? []);
  console.log(`\n${all.map(({ row }) => row).join('\n')}\n`);
  tell(all.flatMap(({ failures }) => failures));
  const sum = (of: 'passed' | 'failed' | 'skipped') => all.reduce((total, { outcome }) => total + outcome[of], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

interface Ended {
  outcome: Outcome;
  /** Of the summary */
  row: string;
  failures: readonly string[];
}

async function runStage({ name, title, run }: Stage, filters: readonly string[]): Promise<Ended> {
  console.log(`▸ ${title}…`);
  const started = Date.now();
  const outcome = await run(filters).catch((error: unknown): Outcome => ({ ...none, failed: 1, output: textOf(error) }));
  const { passed, failed, skipped, flaky = [], output } = outcome;
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, `${name}.log`), output);
  if (failed > 0) console.log(`✗ ${title}: ${failed} failed (all of it: test-results/${name}.log)`);
  for (const test of flaky) console.log(`! Flaky, passed when tried again: ${test}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  return {
    outcome,
    row: `${failed > 0 ? '✗' : '✓'} ${title.padEnd(34)} ${String(passed).padStart(6)} passed ${String(failed).padStart(5)} failed ${String(skipped).padStart(5)} skipped${flaky.length > 0 ? ` ${String(flaky.length).padStart(3)} flaky` : ''} ${seconds.padStart(5)} s`,
    failures: failed > 0 ? (outcome.failures?.map(firstLines) ?? [`${title}\n${lastLines(output, 40)}`]) : [],
  };
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Problem' ? error.message : (error.stack ?? error.message);
}

/** The title of each failure, and its error while there is room. */
function tell(failures: readonly string[]): void {
  let room = 100;
  for (const text of failures) {
    const lines = room > 0 ? text.split('\n') : text.split('\n', 1);
    room -= lines.length;
    console.log(`✗ ${lines.join('\n    ')}`);
  }
}

/** The title and the first twelve lines of the error. */
function firstLines(text: string): string {
  const lines = text.split('\n');
  return lines.length > 13 ? [...lines.slice(0, 13), '…'].join('\n') : text;
}

function lastLines(text: string, count: number): string {
  const lines = stripVTControlCharacters(text).trimEnd().split('\n');
  return lines.length > count ? ['…', ...lines.slice(-count)].join('\n') : lines.join('\n');
}
