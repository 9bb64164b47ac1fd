import type { Page } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../../tools/chaos/fault-proxy.ts';
import type { Figure } from '../../tools/chaos/figures.ts';
import { randomOf } from '../../tools/chaos/random.ts';
import { seed } from '../../tools/chaos/seed.ts';
import { at, test as base, expect } from './fixtures.ts';
import { flushOutbox, waiting } from './page-state.ts';

const serversPort = at.port + 1;

interface Network {
  /** Between this browser and the app servers; lets everything through when a test begins and when it ends */
  network: FaultProxy;
  /** The numbers of this try: the same for the same seed, test and try */
  random: () => number;
  /** Notes what a try came to, and fails where it is not what it must be */
  count(figure: Omit<Figure, 'tries'> & { tries?: number }): void;
}

/** A browser whose connections to the app servers lead through a {@link FaultProxy}, without a page being able to tell. */
export const test = base.extend<Network, { faultProxy: FaultProxy }>({
  faultProxy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const proxy = await startFaultProxy(serversPort);
      await use(proxy);
      await proxy.stop();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, faultProxy }, use) => {
      const rule = `--host-resolver-rules=MAP localhost:${serversPort} 127.0.0.1:${faultProxy.port}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
  network: async ({ faultProxy }, use) => {
    faultProxy.heal();
    await use(faultProxy);
    faultProxy.heal();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  random: async ({}, use, { repeatEachIndex, title }) => {
    const ofTitle = [...title].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
    await use(randomOf(seed + repeatEachIndex * 7919 + ofTitle));
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  count: async ({}, use, info) => {
    await use(({ tries = 1, ...figure }) => {
      info.annotations.push({ type: 'figure', description: JSON.stringify({ tries, ...figure }) });
      const nothing = Object.fromEntries(Object.keys(figure.violations).map((name) => [name, 0]));
      expect(figure.violations, figure.what).toEqual(nothing);
    });
  },
});

/** Wakes the outbox again and again until nothing waits in it; every so often the page is opened anew. */
export async function drain(page: Page): Promise<void> {
  let wakes = 0;
  const left = async () => {
    if (++wakes % 12 === 0) await page.reload();
    else await flushOutbox(page);
    return waiting(page);
  };
  await expect.poll(left, { message: 'what still waits in the outbox', timeout: 180_000, intervals: [150] }).toBe(0);
}
