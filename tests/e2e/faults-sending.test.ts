import type { BrowserContext, Page } from '@playwright/test';
import { seedUsers } from '../../server/seed/people.ts';
import { faults, type InjectedFault } from '../../tools/chaos/faults.ts';
import { oneOf } from '../../tools/chaos/random.ts';
import { hurryTimeLimits } from './faults.ts';
import { drain, test } from './faulty-network.ts';
import { expect } from './fixtures.ts';
import { feedback, forms } from './forms.ts';
import { playApp } from './native-app.ts';
import { expectDraft, gate, waiting } from './page-state.ts';
import { once } from './reports.ts';

// What is broken here on purpose.
test.use({
  tolerated: /Failed to load resource|^request: |CORS|^console: \w+ \S+: (malformed|timeout|internal|overloaded) |ERR_/,
});

/** Half of the calls go wrong, in every way alike. */
const injectedFaults: readonly [InjectedFault, ...InjectedFault[]] = [
  ...faults,
  '401',
  ...faults.map((): InjectedFault => 'none'),
] as [InjectedFault, ...InjectedFault[]];

/** Reports are tried so often that one person's would be too many for the server within a minute. */
const owners = seedUsers.filter(({ kind }) => kind === 'owner').map(({ uid }) => uid);

for (const form of forms) {
  const often = form.stored === feedback.stored;
  test(
    `${form.name} arrives once, whatever becomes of its calls`,
    { tag: ['@row-5', often ? '@many' : '@sample'] },
    async ({ page, network, random, count }, { repeatEachIndex }) => {
      test.setTimeout(300_000);
      page.setDefaultTimeout(20_000);
      await hurryTimeLimits(page, 90_000, 12);
      await playApp(page, { uid: (often && owners[repeatEachIndex % owners.length]) || form.uid });
      const text = once(form.name);
      await page.goto(await form.path(text));
      network.decide = ({ method }) => (method === 'POST' ? oneOf(injectedFaults, random) : 'none');
      await form.fill(page, text);
      const taken = async () => (await waiting(page)) > 0 || form.stored(text) > 0;
      await expect(async () => {
        // The app's tokens were refused as pictures were sent ahead: on the page opened anew is all that was typed.
        if (await page.getByRole('heading', { name: 'Sign in to continue' }).isVisible()) await page.reload();
        if (!(await taken())) await form.send(page);
        await expect.poll(taken, form.name).toBe(true);
      }).toPass();
      await drain(page);
      network.heal();
      const stored = form.stored(text);
      count({ row: 5, what: form.name, violations: { lost: Number(stored === 0), doubled: Math.max(0, stored - 1) } });
    },
  );
}

/** A report that is ready to be sent, in the app. @returns its text */
async function filledIn(page: Page, app: Page | BrowserContext, name: string): Promise<string> {
  await playApp(app, { uid: feedback.uid });
  const text = once(name);
  await page.goto('/feedback');
  await feedback.fill(page, text);
  // No hand is as quick as this one: what people type is saved before they tap.
  await expectDraft(page, [text]);
  return text;
}

test('a report is one record, tapped twice or three times on a bad network', { tag: '@row-6' }, async ({
  page,
  network,
  random,
  count,
}) => {
  await hurryTimeLimits(page, 90_000, 12);
  const text = await filledIn(page, page, 'Tapped again');
  network.decide = ({ method }) => (method === 'POST' ? oneOf(injectedFaults, random) : 'none');
  await page.locator('main form button[type=submit]').evaluate((button: HTMLButtonElement, taps) => {
    for (let tap = 0; tap < taps; tap++) button.click();
  }, 2 + Math.round(random()));
  await expect.poll(async () => (await waiting(page)) > 0 || feedback.stored(text) > 0).toBe(true);
  await drain(page);
  count({ row: 6, what: 'two or three taps', violations: { 'not one record': Math.abs(feedback.stored(text) - 1) } });
});

test('a report is one record, its page killed at any moment of sending', { tag: '@row-6' }, async ({
  page,
  context,
  network,
  random,
  count,
}) => {
  const text = await filledIn(page, context, 'Killed');
  const atServer = gate();
  network.decide = ({ method }) => {
    if (method !== 'POST') return 'none';
    atServer.open();
    return oneOf(['none', 'late', 'silence after', 'silence before'], random);
  };
  const moments = {
    'as it is tapped': () => undefined,
    'as it is in the outbox': () => expect.poll(() => waiting(page), { intervals: [5] }).toBeGreaterThan(0),
    'as it reaches the server': () => atServer.opened,
    'after the server had it': () => atServer.opened.then(() => page.evaluate(() => fetch('/favicon.svg'))),
  };
  await feedback.send(page);
  await oneOf(Object.values(moments) as [() => unknown, ...(() => unknown)[]], random)();
  const died = page.waitForEvent('crash');
  // Nobody is left to say that it was done.
  void (await context.newCDPSession(page)).send('Page.crash').catch(() => undefined);
  await died;
  network.heal();

  const again = await context.newPage();
  await again.goto('/feedback');
  const isBack = async () => (await again.locator('#description').inputValue()) === text;
  const isTaken = async () => (await waiting(again)) > 0 || feedback.stored(text) > 0;
  await expect.poll(async () => (await isTaken()) || (await isBack())).toBe(true);
  // Killed before the tap had done anything: then the draft is back, and is sent now.
  if (!(await isTaken())) await feedback.send(again);
  await expect.poll(() => feedback.stored(text)).toBeGreaterThan(0);
  await drain(again);
  count({ row: 6, what: 'page killed while sending', violations: { 'not one record': Math.abs(feedback.stored(text) - 1) } });
});

test('a report is one record, three tabs sending one outbox', { tag: '@row-6' }, async ({
  page,
  context,
  network,
  random,
  count,
}) => {
  const text = await filledIn(page, context, 'Many tabs');
  network.decide = ({ method }) => (method === 'POST' ? 'reset before' : 'none');
  await feedback.send(page);
  await expect(page.getByRole('heading', { name: 'Your entries are saved' })).toBeVisible();
  network.decide = ({ method }) =>
    method === 'POST' ? oneOf(['none', 'late', 'reset after', 'half an answer'], random) : 'none';
  const tabs = [page, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/feedbackList')));
  await Promise.all(tabs.map((tab) => drain(tab)));
  count({ row: 6, what: 'three tabs with one outbox', violations: { 'not one record': Math.abs(feedback.stored(text) - 1) } });
});
