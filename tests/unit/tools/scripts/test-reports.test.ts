import { describe, expect, test } from 'vitest';
import { playwrightCounts, typeErrors, vitestCounts } from '../../../../tools/scripts/test-reports.ts';

describe('a report of Vitest', () => {
  /** As Vitest 5.1 ends it: two tests with the same error, a file that cannot be loaded and one whose hook fails. */
  const output = `
 ❯ |node| a.test.ts (2 tests | 2 failed) 17ms

⎯⎯⎯⎯⎯⎯ Failed Suites 2 ⎯⎯⎯⎯⎯⎯⎯

 FAIL  |node| b.test.ts [ b.test.ts ]
Error: Cannot find module './missing.ts' imported from /b.test.ts
 ❯ b.test.ts:1:1

⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[1/4]⎯

 FAIL  |node| c.test.ts [ c.test.ts ]
Error: hook
 ❯ c.test.ts:2:25

⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[2/4]⎯


⎯⎯⎯⎯⎯⎯⎯ Failed Tests 2 ⎯⎯⎯⎯⎯⎯⎯

\u001b[41m FAIL \u001b[49m |node| a.test.ts > a group > compares
 FAIL  |node| a.test.ts > a group > compares again
AssertionError: expected [ 1 ] to deeply equal []

- Expected
+ Received

- []
+ [
+   1,
+ ]

 ❯ a.test.ts:2:86
⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[3/4]⎯

 Test Files  3 failed (3)
`;
  const report = {
    numPassedTests: 5,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'skipped' }] },
    ],
  };

  test('counts a file that could not be loaded or prepared as a failed test', () => {
    expect(vitestCounts(report, output)).toMatchObject({ passed: 5, failed: 4, skipped: 2 });
  });

  test('tells each error with how the values differ, and the tests that it failed', () => {
    expect(vitestCounts(report, output).failures).toEqual([
      "|node| b.test.ts [ b.test.ts ]\nError: Cannot find module './missing.ts' imported from /b.test.ts\n ❯ b.test.ts:1:1",
      '|node| c.test.ts [ c.test.ts ]\nError: hook\n ❯ c.test.ts:2:25',
      expect.stringMatching(
        /^\|node\| a.test.ts > a group > compares · .* > compares again\nAssertionError.*\n- Expected\n[\s\S]*\n\+ {3}1,/,
      ),
    ]);
  });

  test('has no failures when all is well', () => {
    expect(vitestCounts({ ...report, numFailedTests: 0, testResults: [] }, ' ✓ a.test.ts\n')).not.toHaveProperty('failures');
  });
});

describe('a report of Playwright', () => {
  const spec = (title: string, status: string, ...results: string[]) => ({
    title,
    file: 'a.test.ts',
    line: 7,
    tests: [{ status, results: results.map((message) => ({ errors: [{ message }] })) }],
  });
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  const red = (text: string) => `\u001b[31m${text}\u001b[39m`;
  const suites = [
    {
      title: 'a.test.ts',
      specs: [spec('sound', 'expected')],
      suites: [
        {
          title: 'a group',
          specs: [
            spec('shaky', 'flaky', 'Error: once'),
            spec(
              'broken',
              'unexpected',
              'Error: first',
              `Error: expect(${red('received')}).toBe(2)\n\nExpected: 2\nReceived: ${red('1')}`,
            ),
          ],
        },
      ],
    },
  ];
  const errors = [{ message: "Error: Cannot find module './missing'" }];

  test('counts a flow that passed only when tried again as passed, and an error outside of any flow as failed', () => {
    const flaky = ['a.test.ts:7 a group › shaky'];
    expect(playwrightCounts({ stats, suites, errors })).toMatchObject({ passed: 5, failed: 2, skipped: 2, flaky });
  });

  test('tells the last error of each failed flow', () => {
    expect(playwrightCounts({ stats, suites, errors }).failures).toEqual([
      "Error: Cannot find module './missing'",
      'a.test.ts:7 a group › broken\nError: expect(received).toBe(2)\nExpected: 2\nReceived: 1',
    ]);
  });

  test('has no failures when all is well', () => {
    expect(playwrightCounts({ stats: { ...stats, unexpected: 0 }, suites: [], errors: [] })).not.toHaveProperty('failures');
  });
});

describe('what astro check wrote', () => {
  /** As @astrojs/check 0.9 colors it. */
  const at = (file: string, kind: string, message: string) =>
    `\u001b[96m${file}\u001b[0m:\u001b[93m8\u001b[0m:\u001b[93m20\u001b[0m - \u001b[93m${kind}\u001b[0m\u001b[90m ts(1): \u001b[0m${message}\n\n\u001b[7m8\u001b[0m code\n\u001b[7m \u001b[0m ~~~~\n`;

  test('has its errors between hints, each with its place and all lines of its message', () => {
    const output = [
      at('src/a.ts', 'warning', 'Old.'),
      at('src/pages/[...locale]/b.astro', 'error', 'Not so,\n  because of that.'),
      at('src/c.tsx', 'error', 'Nor this.'),
      at('tests/d.ts', 'warning', 'Old.'),
      'Result (4 files): \n- 2 errors\n- 0 warnings\n- 2 hints\n',
    ].join('');
    expect(typeErrors(output)).toEqual([
      'src/pages/[...locale]/b.astro:8:20 - error ts(1): Not so,\n  because of that.',
      'src/c.tsx:8:20 - error ts(1): Nor this.',
    ]);
  });

  test('without an error of a file has none to list: its end says what went wrong', () => {
    expect(typeErrors('[astro] Unable to load your Astro config\n')).toBeUndefined();
  });
});
