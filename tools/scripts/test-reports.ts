import { stripVTControlCharacters } from 'node:util';

/** What a test runner came to. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that passed only when they were tried again; they count as passed, and are named */
  flaky?: readonly string[];
  /** Of each failed test the title in the first line, then the error, without colors and empty lines */
  failures?: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * A file that could not be loaded or prepared has no failed test, and counts as one.
 *
 * @param output what Vitest's default reporter wrote without colors: unlike the report it shows how two values differ
 */
export function vitestCounts(report: VitestReport, output: string): Counts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failures = stripVTControlCharacters(output)
    .match(/^ FAIL {2}[\s\S]*?(?=^⎯+\[\d+\/\d+\]⎯)/gm)
    // Tests with the same error stand above it together.
    ?.map((text) => withoutGaps(text.replace(/^ FAIL {2}/, '').replace(/\n FAIL {2}/g, ' · ')));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    ...(failures && { failures }),
  };
}

/**
 * The errors in what `astro check` wrote, each as its place and message. Hints on other files stand between and behind them.
 *
 * @returns undefined without any, as when the configuration cannot be loaded
 */
export const typeErrors = (output: string): string[] | undefined =>
  stripVTControlCharacters(output).match(/^\S.*:\d+:\d+ - error .*(?:\n.*\S.*)*/gm) ?? undefined;

interface PlaywrightError {
  message?: string;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  /** Those outside of any test, such as a file that cannot be loaded */
  errors: PlaywrightError[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

interface PlaywrightSpec {
  title: string;
  file: string;
  line: number;
  tests: { status: string; results: { errors: PlaywrightError[] }[] }[];
}

export function playwrightCounts({ stats, suites, errors }: PlaywrightReport): Counts {
  const specs = suites.flatMap((suite) => specsIn(suite));
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(name);
  const failures = [
    ...errors.map(textOf),
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => [name(spec), ...(results.at(-1)?.errors ?? []).map(textOf)].join('\n')),
    ),
  ];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    ...(flaky.length > 0 && { flaky }),
    ...(failures.length > 0 && { failures }),
  };
}

/** With the titles of the groups in which a test stands. The outermost suite is its file. */
const specsIn = ({ suites = [], specs }: PlaywrightSuite, groups = ''): PlaywrightSpec[] => [
  ...specs.map((spec) => ({ ...spec, title: groups + spec.title })),
  ...suites.flatMap((suite) => specsIn(suite, `${groups}${suite.title} › `)),
];

const name = ({ title, file, line }: PlaywrightSpec) => `${file}:${line} ${title}`;

const textOf = ({ message = '' }: PlaywrightError) => withoutGaps(stripVTControlCharacters(message));

const withoutGaps = (text: string) => text.replace(/\n\s*\n/g, '\n').trim();
