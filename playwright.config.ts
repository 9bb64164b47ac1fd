import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './tools/scripts/chromium.ts';
import { addresses, testPort } from './tools/scripts/deployment.ts';

const { site } = addresses(testPort);
const executablePath = findChromium();

/** A real Chromium before the real site and the real server, which `setup.ts` builds and starts. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/e2e',
  // More than the two cores of a small machine: flows wait most of the time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A machine that stalls is no fault of the site; what passes only then is named as flaky. `npm test` tries again as well.
  retries: process.env.CI === undefined ? 0 : 1,
  // Time limits end what hangs, and are no part of what is tested: a busy machine takes many times as long as a free one.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    baseURL: site,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // It would stand between a page and what a flow puts in its way; the flows without a network allow it.
    serviceWorkers: 'block',
    // Only what failed once is recorded: recording every flow costs a quarter of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      // One process for all tabs of a browser, as in Android's web view: starting one for each takes a twentieth of the time.
      args: [...chromiumArgs, '--renderer-process-limit=1'],
      ...(executablePath && { executablePath }),
    },
  },
  webServer: {
    command: `"${process.execPath}" tests/e2e/setup.ts`,
    url: `${site}/home`,
    timeout: 900_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
