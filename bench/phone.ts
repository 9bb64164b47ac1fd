import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts';

/** The connection and the phone of the figures: 400 kbit/s, 400 ms round trip, a quarter of this machine's speed. */
const slow = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const slowdown = 4;

export async function launch(extra: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArgs, '--ignore-certificate-errors', ...extra],
  });
}

/** A phone that has never seen the site. */
export async function phone(browser: Browser): Promise<{ context: BrowserContext; page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  return { context, page, cdp: await context.newCDPSession(page) };
}

export async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
