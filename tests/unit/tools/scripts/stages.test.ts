import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import {
  check,
  playwrightCounts,
  reports,
  runner,
  runStages,
  type Stage,
  vitestCounts,
} from '../../../../tools/scripts/stages.ts';

const node = (code: string) => [process.execPath, '-e', code] as const;
const file = `stages-${process.pid}.json`;
const writing = (report: object, code = 0) =>
  node(
    `require('fs').writeFileSync('test-results/${file}', ${JSON.stringify(JSON.stringify(report))}); console.log('said'); process.exit(${code})`,
  );
const counts = (report: { passed: number; failed: number }) => ({ ...report, skipped: 0 });

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(() => {
  for (const name of [file, 'stages-bad.log', 'stages-crash.log', 'stages-good.log'])
    rmSync(join(reports, name), { force: true });
});

describe('a check', () => {
  test('counts as one test that passed or failed', async () => {
    expect(await check(node(''))).toMatchObject({ passed: 1, failed: 0 });
    expect(await check(node('console.error("no"); process.exit(3)'))).toMatchObject({ passed: 0, failed: 1, output: 'no\n' });
  });

  test('fails when its program cannot be started', async () => {
    expect(await check(['no-such-program'])).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('a runner', () => {
  test('counts what it reports', async () => {
    expect(await runner(writing({ passed: 2, failed: 1 }, 1), file, counts)).toMatchObject({ passed: 2, failed: 1 });
  });

  test.each([
    ['it ends badly without naming a failed test', writing({ passed: 2, failed: 0 }, 1), { passed: 2, failed: 1 }],
    ['it ran no test', writing({ passed: 0, failed: 0 }), { passed: 0, failed: 1 }],
    ['it leaves no report', node('process.exit(0)'), { passed: 0, failed: 1 }],
  ])('fails when %s', async (_, line, outcome) => {
    expect(await runner(line, file, counts)).toMatchObject(outcome);
  });

  test('is not believed the report of an earlier run', async () => {
    mkdirSync(reports, { recursive: true });
    writeFileSync(join(reports, file), JSON.stringify({ passed: 9, failed: 0 }));
    expect(await runner(node('process.exit(1)'), file, counts)).toMatchObject({ passed: 0, failed: 1 });
  });
});

test('a Vitest file that could not be loaded counts as a failed test', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults };
  expect(vitestCounts(report)).toEqual({ passed: 2, failed: 1, skipped: 2 });
});

test('a flow that passed only when tried again has passed, and is named; an error outside of any flow counts as failed', () => {
  const spec = (title: string, status: string) => ({ title, file: 'a.test.ts', line: 7, tests: [{ status }] });
  const suites = [{ specs: [spec('sound', 'expected')], suites: [{ specs: [spec('shaky', 'flaky')] }] }];
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  const flaky = ['a.test.ts:7 shaky'];
  expect(playwrightCounts({ stats, suites, errors: [{}] })).toEqual({ passed: 5, failed: 2, skipped: 2, flaky });
});

test('stages go on after one that failed or crashed, and all of them count', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const stage = (name: string, run: Stage['run']): Stage => ({ name: `stages-${name}`, title: name, run });
  const total = await runStages(
    [
      stage('bad', async () => ({ passed: 1, failed: 2, skipped: 0, output: 'what went wrong' })),
      stage('crash', () => Promise.reject(new Error('crashed'))),
      stage('good', async () => ({ passed: 3, failed: 0, skipped: 1, flaky: ['shaky'], output: 'not shown' })),
    ],
    [],
  );
  expect(total).toEqual({ passed: 4, failed: 3, skipped: 1 });
  const shown = lines.join('\n');
  expect(shown).toContain('what went wrong');
  expect(shown).toContain('Error: crashed');
  expect(shown).toContain('Flaky, passed when tried again: shaky');
  expect(shown).toContain('1 flaky');
  expect(shown).not.toContain('not shown');
});
