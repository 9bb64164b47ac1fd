import type { Browser } from 'playwright';
import { phone, slowDown } from './phone.ts';
import { median } from './report.ts';

export interface Load {
  /** On the wire, headers included */
  bytes: number;
  requests: number;
}

/** One cold load of a page, unthrottled, to its last request. What the browser prefetches for later pages is not part of it. */
export async function load(browser: Browser, url: string): Promise<Load> {
  const { context, page, cdp } = await phone(browser);
  await cdp.send('Network.enable');
  let bytes = 0;
  let requests = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += encodedDataLength > 0 ? 1 : 0;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return { bytes, requests };
}

/** Milliseconds to the largest paint of a cold load on a slow phone. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const { context, page, cdp } = await phone(browser);
  await slowDown(cdp);
  await page.goto(url, { waitUntil: 'load' });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = 0;
        new PerformanceObserver((list) => {
          last = list.getEntries().at(-1)?.startTime ?? last;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => resolve(last), 1000);
      }),
  );
  await context.close();
  return time;
}

/** Medians over `runs`, the pages in turn, so that whatever else the machine does falls on all of them alike. */
export async function largestPaints(browser: Browser, urls: readonly string[], runs: number): Promise<number[]> {
  const times = urls.map(() => [] as number[]);
  for (let run = 0; run < runs; run++) {
    for (const [index, url] of urls.entries()) times[index]?.push(await largestPaint(browser, url));
  }
  return times.map(median);
}
