import { faults } from '../../tools/chaos/faults.ts';
import { oneOf } from '../../tools/chaos/random.ts';
import { hurryTimeLimits } from './faults.ts';
import { test } from './faulty-network.ts';
import { expect, tokenOf } from './fixtures.ts';
import { playApp } from './native-app.ts';
import { toastsOf, watchToasts } from './toasts.ts';

test.use({ tolerated: /Failed to load resource|^request: |CORS|^console: \w+ \S+: (malformed|timeout|internal|overloaded) / });

/** Milliseconds that a call may take, and how much faster they pass here. */
const [limit, pace] = [15_000, 10];

/** All that spoil an answer. */
const spoiling = faults.filter((fault) => fault !== 'late' && fault !== 'half a request');

/** Its path, and the end of the path of the call that it shows the answer of. */
type Screen = readonly [path: string, broken: string];

const screens: readonly [Screen, ...Screen[]] = [
  ['/feedbackList', '/feedback/list'],
  ['/feedbackDetails/kr-minji-offline', '/feedback/detail'],
];

test(
  'a broken answer is one toast within the limit, an offer to try again, and no crash',
  { tag: '@row-21' },
  async ({ page, openAs, network, random, count }, { repeatEachIndex }) => {
    const fault = spoiling[repeatEachIndex % spoiling.length] ?? 'none';
    const [path, broken] = oneOf(screens, random);
    await hurryTimeLimits(page, limit, pace);
    await watchToasts(page);
    const crashes: Error[] = [];
    page.on('pageerror', (error) => crashes.push(error));
    await openAs('kr-minji', path);
    await expect(page.locator('.skeleton:visible')).toHaveCount(0);
    network.decide = (passing) => (passing.path.endsWith(broken) ? fault : 'none');
    const begun = Date.now();
    await page.reload();
    await expect.poll(() => toastsOf(page), { message: `${fault} at ${path}` }).not.toEqual([]);
    const took = Date.now() - begun;
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    network.heal();
    await again.click();
    await expect(page.locator('main .cell, .message').first()).toBeVisible();
    const told = await toastsOf(page);
    const violations = {
      'toasts more or less than one': Math.abs(told.length - 1),
      'too late': Number(took > limit),
      crashes: crashes.length,
    };
    count({ row: 21, what: 'broken answers, each kind in turn', violations });
  },
);

test('a storm of 401 costs one new token for each page, and each call is repeated once at most', { tag: '@row-22' }, async ({
  page,
  network,
  count,
}) => {
  const calls = await playApp(page, { uid: 'kr-minji', tokens: ['stale', await tokenOf('kr-minji')] });
  const sent = new Map<string, number>();
  network.decide = ({ path }) => {
    sent.set(path, (sent.get(path) ?? 0) + 1);
    return 'none';
  };
  await page.goto('/feedbackList');
  await expect(page.locator('main .cell').first()).toBeVisible();
  const renewed = calls.filter(({ method, params }) => method === 'getUserToken' && (params as { refresh?: boolean }).refresh);
  const tooOften = [...sent.values()].filter((times) => times > 2).length;
  count({
    row: 22,
    what: 'an expired token',
    violations: { 'tokens more or less than one': Math.abs(renewed.length - 1), 'calls repeated twice': tooOften },
  });
});
