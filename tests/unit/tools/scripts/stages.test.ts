import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { check, reports, runner, runStages, type Stage } from '../../../../tools/scripts/stages.ts';

const node = (code: string) => [process.execPath, '-e', code] as const;
const file = `stages-${process.pid}.json`;
const writing = (report: object, code = 0) =>
  node(
    `require('fs').writeFileSync('test-results/${file}', ${JSON.stringify(JSON.stringify(report))}); console.log('said'); process.exit(${code})`,
  );
const none = { passed: 0, failed: 0, skipped: 0 };
const counts = (report: { passed: number; failed: number }) => ({ ...report, skipped: 0 });

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(() => {
  for (const name of readdirSync(reports).filter((each) => each === file || each.startsWith('stages-')))
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

  test('gives what it wrote to the reader of its report', async () => {
    const read = (_: object, output: string) => ({ passed: 0, failed: 1, skipped: 0, failures: [output] });
    expect(await runner(writing({}, 1), file, read)).toMatchObject({ failures: ['said\n'] });
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

/** What the stages of these outcomes print. */
async function printed(outcomes: Record<string, Stage['run']>) {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const stages = Object.entries(outcomes).map(([name, run]): Stage => ({ name: `stages-${name}`, title: name, run }));
  const total = await runStages(stages, []);
  return { total, text: lines.join('\n') };
}

const failing = (failures: string[]) => async () => ({
  passed: 0,
  failed: failures.length,
  skipped: 0,
  failures,
  output: 'noise',
});
const long = (length: number) => Array.from({ length }, (_, index) => `line ${index + 1}`).join('\n');

test('stages go on after one that failed or crashed, and all of them count', async () => {
  const { total, text } = await printed({
    bad: async () => ({ passed: 1, failed: 2, skipped: 0, output: 'what went wrong' }),
    crash: () => Promise.reject(new Error('crashed')),
    good: async () => ({ passed: 3, failed: 0, skipped: 1, flaky: ['shaky'], output: 'not shown' }),
  });
  expect(total).toEqual({ passed: 4, failed: 3, skipped: 1 });
  expect(text).toContain('what went wrong');
  expect(text).toContain('Error: crashed');
  expect(text).toContain('Flaky, passed when tried again: shaky');
  expect(text).toContain('1 flaky');
  expect(text).not.toContain('not shown');
});

test('the failures of all stages come last, each with the first lines of its error', async () => {
  const { text } = await printed({ bad: failing([`one\n${long(30)}`, 'two']), good: async () => ({ ...none, output: '' }) });
  const [, end = ''] = text.split('✓ good');
  expect(end).toContain('✗ one\n    line 1\n');
  expect(end).toContain('    line 12\n    …\n✗ two');
  expect(text).not.toContain('line 13');
  expect(text).not.toContain('noise');
});

test('what names no failed test ends with its last lines', async () => {
  const { text } = await printed({ bad: async () => ({ ...none, failed: 1, output: `${long(100)}\n` }) });
  expect(text).toMatch(/✗ bad\n {4}…\n {4}line 61\n[\s\S]*line 100$/);
});

test('of many failures all titles are told', async () => {
  const { text } = await printed({ bad: failing(Array.from({ length: 60 }, (_, index) => `test ${index}\n${long(9)}`)) });
  expect(text.match(/✗ test \d+/g)).toHaveLength(60);
  expect(text.match(/ line 9/g)).toHaveLength(10);
});

test('lanes run beside each other, and the stages of one in turn', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const site = Promise.withResolvers<void>();
  const order: string[] = [];
  const stage = (name: string, lane: NonNullable<Stage['lane']>, until?: Promise<void>): Stage => ({
    ...{ name: `stages-${name.replace(' ', '-')}`, title: name, lane },
    run: async () => {
      await until;
      order.push(name);
      // What a stage of the other lane waits for: one lane alone would never end.
      if (name === 'sources 2') site.resolve();
      return { ...none, passed: 1, output: '' };
    },
  });
  const stages = [
    stage('site 1', 'browser', site.promise),
    stage('site 2', 'browser'),
    stage('sources 1', 'node'),
    stage('sources 2', 'node'),
  ];
  expect(await runStages(stages, [])).toEqual({ passed: 4, failed: 0, skipped: 0 });
  expect(order).toEqual(['sources 1', 'sources 2', 'site 1', 'site 2']);
});
