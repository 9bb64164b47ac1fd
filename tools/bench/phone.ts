import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumArgs, ensureBrowser } from '../scripts/chromium.ts';

/** CPU slowdown of a phone, as in Lighthouse. */
export const slowdown = 4;

export const screen = { width: 360, height: 740, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** Features that let Chrome prefetch visible links, as speculation rules allow; on Android they are enabled by default. */
export const androidFeatures = [
  'PreloadingEagerViewportHeuristics',
  'PreloadingModerateViewportHeuristics',
  'NavigationPredictorNewViewportFeatures',
  'NavigationPredictor:random_anchor_sampling_period/1',
];

export async function launch(extra: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...chromiumArgs, '--ignore-certificate-errors', `--enable-features=${androidFeatures.join(',')}`, ...extra],
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
