import { day } from '../../src/lib/time-units.ts';
import { oneOf } from '../../tools/chaos/random.ts';
import { drain, test } from './faulty-network.ts';
import { expect } from './fixtures.ts';
import { feedback } from './forms.ts';
import { once } from './reports.ts';

test.use({ tolerated: /Failed to load resource|^request: / });

/** By how much a phone's clock is wrong, in milliseconds. */
const jumps = [day, -day, 366 * day, -366 * day] as const;

test('a report arrives once although the phone’s clock is wrong, and jumps while it waits', { tag: ['@row-5', '@many'] }, async ({
  page,
  openAs,
  network,
  random,
  count,
}) => {
  const text = once('Wrong clock');
  await page.clock.install({ time: Date.now() + oneOf(jumps, random) });
  await openAs(feedback.uid, '/feedback');
  await feedback.fill(page, text);
  network.decide = ({ method }) => (method === 'POST' ? 'reset before' : 'none');
  await feedback.send(page);
  await expect(page.getByRole('heading', { name: 'Your entries are saved' })).toBeVisible();
  await page.clock.setSystemTime(Date.now() + oneOf(jumps, random));
  network.heal();
  await drain(page);
  const stored = feedback.stored(text);
  count({
    row: 5,
    what: 'clock jumps by a day or a year',
    violations: { lost: Number(stored === 0), doubled: Math.max(0, stored - 1) },
  });
});
