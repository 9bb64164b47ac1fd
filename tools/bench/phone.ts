import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumArgs, ensureBrowser } from '../scripts/chromium.ts';

/** A phone's processor against this machine's, as Lighthouse takes it. */
export const slowdown = 4;

export const screen = { width: 360, height: 740, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** On Android, Chrome prefetches links that stand on the screen, as the page's speculation rules allow; elsewhere it has to be told. */
export const asOnAndroid = [
  'PreloadingEagerViewportHeuristics',
  'PreloadingModerateViewportHeuristics',
  'NavigationPredictorNewViewportFeatures',
  'NavigationPredictor:random_anchor_sampling_period/1',
];

export async function launch(extra: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...chromiumArgs, '--ignore-certificate-errors', `--enable-features=${asOnAndroid.join(',')}`, ...extra],
  });
}

/** A phone that has never seen the site. */
export async function phone(browser: Browser): Promise<{ context: BrowserContext; page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: screen,
    ...screen,
  });
  const page = await context.newPage();
  return { context, page, cdp: await context.newCDPSession(page) };
}

export async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
