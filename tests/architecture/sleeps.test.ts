import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../../tools/scripts/site.ts';
import { root } from '../../tools/scripts/tools.ts';

/** Waiting for time: Playwright's, a timer's of Node or of a page; not a time limit of a test or of a socket. */
const sleep = /waitForTimeout\(|(?<![.\w])setTimeout\(|timers\/promises/g;

/** Files that set timers nevertheless, how many, and why none of them waits for time to pass. */
const allowed: Record<string, readonly [count: number, reason: string]> = {
  'tests/contract/session-page.ts': [1, 'replies of a played app, by a faked clock'],
  'tests/contract/session.test.ts': [1, 'a late reply of a played app, by a faked clock'],
  'tests/deploy/nginx-host.ts': [1, 'nginx does not announce that it listens: it is asked again'],
  'tests/e2e/native-app.ts': [1, 'a played app that replies late, by the clock of the page'],
  'tests/e2e/policy.test.ts': [3, 'the turn of the timers that ends a turn of the page, and a text that must not run as code'],
  'tests/engines/check-engine.ts': [
    1,
    'the map must stand still before it is touched, in engines that announce no end of scrolling',
  ],
  'tests/engines/tab.ts': [2, 'WebDriver cannot wait for a state: it is asked for again'],
  'tests/engines/webdriver.ts': [1, 'a driver does not announce that it listens: it is asked again'],
  'tests/unit/server/listen.test.ts': [1, 'a time limit'],
  'tests/unit/shell/check/check.test.ts': [3, 'replies of a played app, by a faked clock'],
  'tests/unit/shell/concurrent-calls.ts': [1, 'replies of a played app, by a faked clock'],
};

const sleepsIn = (text: string): number => [...text.matchAll(sleep)].length;

describe('tests', () => {
  test('wait for states, never for time', () => {
    const files = filesUnder(join(root, 'tests')).filter((file) => /\.tsx?$/.test(file) && file !== import.meta.filename);
    const found = files.flatMap((file) => {
      const count = sleepsIn(readFileSync(file, 'utf8'));
      return count ? [[relative(root, file).split(sep).join('/'), count] as const] : [];
    });
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(allowed).map(([file, [count]]) => [file, count])),
    );
  });

  test.each(['await page.waitForTimeout(400);', 'setTimeout(resolve, 20)', "import { setTimeout } from 'node:timers/promises';"])(
    'would be refused with %s',
    (line) => expect(sleepsIn(line)).toBe(1),
  );

  test.each(['test.setTimeout(120_000);', 'socket.setTimeout(3000, end);', 'AbortSignal.timeout(20);'])(
    'may limit how long something takes: %s',
    (line) => expect(sleepsIn(line)).toBe(0),
  );
});
