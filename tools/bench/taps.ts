import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumArgs, ensureBrowser } from '../scripts/chromium.ts';
import { asOnAndroid, screen, slowdown } from './phone.ts';
import { median } from './report.ts';

/** Where a reader is, and the link that they tap. */
export interface Way {
  from: string;
  path: string;
}

/** Milliseconds from the finger on a link to the first paint of the page it leads to; the reader has looked at the first for a while. */
async function tap(browser: Browser, { from, path }: Way): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(screen);
  await page.emulateCPUThrottling(slowdown);
  await page.evaluateOnNewDocument(() => {
    const now = () => String(performance.timeOrigin + performance.now());
    addEventListener('pointerdown', () => localStorage.setItem('bench.tap', now()), true);
  });
  await page.goto(from, { waitUntil: 'load' });
  const link = (await page.$$(`main a[href$="${path}"]`)).at(-1);
  if (!link) throw new Error(`${from} has no link to ${path}`);
  await link.scrollIntoView();
  await pause(4000);
  await link.tap().catch((error) => {
    // The page that was drawn ahead has taken the other's place while the finger was still on it.
    if (error.name !== 'TargetCloseError') throw error;
  });
  while ((await painted(page, path)) === undefined) await pause(20);
  const time = (await painted(page, path)) as number;
  await context.close();
  return time;
}

/** The time between the tap and the first paint, once the page at `path` has painted. It may have been drawn before it was tapped. */
const painted = (page: Page, path: string): Promise<number | undefined> =>
  page
    .evaluate((wanted) => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      if (location.pathname !== wanted || paint === undefined) return undefined;
      return performance.timeOrigin + paint - Number(localStorage.getItem('bench.tap'));
    }, path)
    .catch(() => undefined);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Medians over `runs`, in turn. By Puppeteer, since Playwright's browsers draw no page ahead. */
export async function taps(ways: readonly Way[], runs: number): Promise<number[]> {
  const browser = await puppeteer.launch({
    executablePath: await ensureBrowser(),
    acceptInsecureCerts: true,
    args: [...chromiumArgs, `--enable-features=${asOnAndroid.join(',')}`],
  });
  try {
    const times = ways.map(() => [] as number[]);
    for (let run = 0; run < runs; run++) {
      for (const [index, way] of ways.entries()) times[index]?.push(await tap(browser, way));
    }
    return times.map(median);
  } finally {
    await browser.close();
  }
}
