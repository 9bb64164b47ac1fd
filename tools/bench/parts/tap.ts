import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumArgs, ensureBrowser } from '../../scripts/chromium.ts';
import { baselineSite, guide, nextGuide, type Options, port, runsOf, site, writeBaselinePages } from '../bench-config.ts';
import { host } from '../host.ts';
import { androidFeatures, screen, slowdown } from '../phone.ts';
import { atMost, median, plain, printRows, type Row, withTarget } from '../report.ts';

/** Navigation from one guide to the next. */
export async function tap(options: Options): Promise<Row[]> {
  writeBaselinePages([guide, nextGuide]);
  const hosts = await Promise.all([host(site, port), host(baselineSite)]);
  try {
    const runs = runsOf(options);
    const [own, bare] = hosts;
    const slow = [own.slowOrigin, bare.slowOrigin].map(navigation);
    const [ours = 0, theirs = 0] = await taps(slow, runs, true);
    const [alone = 0, without = 0, near = 0] = await taps([...slow, navigation(bare.origin)], runs, false);
    const rows = [
      plain('bare page', `${theirs.toFixed(0)} ms`),
      plain('guide', `${ours.toFixed(0)} ms`),
      atMost('guide: tap to the next one, to the bare page', ours / theirs, 0.25, '×', 2),
      plain('bare page, where the browser prefetches nothing', `${without.toFixed(0)} ms`),
      plain('guide, by the service worker alone', `${alone.toFixed(0)} ms`),
      plain('bare page, where the connection is not slow', `${near.toFixed(0)} ms`),
      atMost('guide: the same by the service worker alone, to the bare page', alone / without, 0.25, '×', 2),
    ];
    printRows(`From the tap to the next guide's heading (400 kbit/s, 400 ms, CPU/4; median of ${runs})`, rows);
    return withTarget(rows);
  } finally {
    await Promise.all(hosts.map((each) => each.stop()));
  }
}

/** The page, and the link to tap on it. */
interface Navigation {
  from: string;
  path: string;
}

const navigation = (origin: string): Navigation => ({ from: origin + guide, path: nextGuide });

/** Milliseconds from the finger on a link to the first paint of the page it leads to; the reader has looked at the first for a while. */
async function timeTap(browser: Browser, { from, path }: Navigation, prefetches: boolean): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(screen);
  await page.emulateCPUThrottling(slowdown);
  await page.evaluateOnNewDocument(() => {
    const now = () => String(performance.timeOrigin + performance.now());
    addEventListener('pointerdown', () => localStorage.setItem('bench.tap', now()), true);
  });
  if (!prefetches) await page.evaluateOnNewDocument(removeRules);
  await page.goto(from, { waitUntil: 'load' });
  const link = (await page.$$(`main a[href$="${path}"]`)).at(-1);
  if (!link) throw new Error(`${from} has no link to ${path}`);
  await link.scrollIntoView();
  await pause(4000);
  await link.tap().catch((error) => {
    // The prerendered page was activated while the finger was still on the link.
    if (error.name !== 'TargetCloseError') throw error;
  });
  while ((await painted(page, path)) === undefined) await pause(20);
  const time = (await painted(page, path)) as number;
  await context.close();
  return time;
}

/** Runs in the page. */
function removeRules(): void {
  new MutationObserver(() => {
    for (const script of document.querySelectorAll('script[type=speculationrules]')) script.remove();
  }).observe(document, { childList: true, subtree: true });
}

/** The time between the tap and the first paint, once the page at `path` has painted. It may have been prerendered. */
const painted = (page: Page, path: string): Promise<number | undefined> =>
  page
    .evaluate((wanted) => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      if (location.pathname !== wanted || paint === undefined) return undefined;
      return performance.timeOrigin + paint - Number(localStorage.getItem('bench.tap'));
    }, path)
    .catch(() => undefined);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Medians over `runs`, interleaved. With Puppeteer, since Playwright's browsers do not prerender.
 *
 * @param prefetches as Chrome does on Android; else speculation rules are removed, since WebKit knows none
 */
async function taps(navigations: readonly Navigation[], runs: number, prefetches: boolean): Promise<number[]> {
  const browser = await puppeteer.launch({
    executablePath: await ensureBrowser(),
    acceptInsecureCerts: true,
    args: [
      ...chromiumArgs,
      '--ignore-certificate-errors',
      `--${prefetches ? 'enable' : 'disable'}-features=${androidFeatures.join(',')}`,
    ],
  });
  try {
    const times = navigations.map(() => [] as number[]);
    for (let run = 0; run < runs; run++) {
      for (const [index, navigation] of navigations.entries()) times[index]?.push(await timeTap(browser, navigation, prefetches));
    }
    return times.map(median);
  } finally {
    await browser.close();
  }
}
