import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { brotliWindow } from '../../../server/site-files.ts';
import { type LocaleCode, locales } from '../../../src/i18n/locales.ts';
import { localeHref } from '../../../src/routes/locale-prefix.ts';
import { type OfflineManifest, offlineManifestPath } from '../../../src/routes/offline.ts';
import { type Options, port, site } from '../bench-config.ts';
import { host } from '../host.ts';
import { launch, phone, slowDown } from '../phone.ts';
import { atMost, plain, printRows, type Row, withTarget } from '../report.ts';

/** What saving a language for offline costs: the archive of each, and how long the heaviest and English take on a slow phone. */
export async function offline(options: Options): Promise<Row[]> {
  const sizes = await Promise.all(locales.map(async ({ code }) => ({ code, bytes: await compressArchive(code) })));
  const heaviest = sizes.reduce((most, each) => (each.bytes > most.bytes ? each : most));
  const rows = sizes.map(({ code, bytes }) => atMost(`archive of ${code}`, bytes, 270_000, ' B'));
  printRows('A language for offline, brotli', rows);
  const saved = await saveOnPhone(options.quick ? ['en'] : ['en', heaviest.code]);
  const requests = Math.max(...saved.map(({ requests }) => requests));
  const times = saved.map(({ code, seconds }) => plain(`saving ${code}`, `${seconds.toFixed(1)} s`));
  printRows('Saving it (400 kbit/s, 400 ms, CPU/4; one run)', times);
  return withTarget([
    atMost(`offline: archive of a language, the heaviest (${heaviest.code})`, heaviest.bytes, 270_000, ' B'),
    atMost('offline: requests for a language', requests, 1),
  ]);
}

/** As `npm run build -- --compress` does it, beside the archive, so that the host sends it. @returns its bytes */
async function compressArchive(code: LocaleCode): Promise<number> {
  const { archive = '' }: OfflineManifest = JSON.parse(readFileSync(join(site, offlineManifestPath(code)), 'utf8'));
  const whole = readFileSync(join(site, archive));
  const params = { [constants.BROTLI_PARAM_LGWIN]: brotliWindow(whole.length), [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
  const small = await promisify(brotliCompress)(whole, { params });
  writeFileSync(join(site, `${archive}.br`), small);
  return small.length;
}

interface Saving {
  code: LocaleCode;
  /** From the tap until all is stored */
  seconds: number;
  requests: number;
}

async function saveOnPhone(codes: readonly LocaleCode[]): Promise<Saving[]> {
  const [mine, browser] = await Promise.all([host(site, port), launch()]);
  try {
    const savings: Saving[] = [];
    for (const code of codes) {
      const { context, page, cdp } = await phone(browser);
      await slowDown(cdp);
      await page.goto(mine.slowOrigin + localeHref('/offline', code), { waitUntil: 'networkidle' });
      await page.waitForFunction(() => !!navigator.serviceWorker.controller);
      await page.waitForLoadState('networkidle');
      await cdp.send('Network.enable');
      let requests = 0;
      cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
        requests += encodedDataLength > 0 ? 1 : 0;
      });
      const started = performance.now();
      await page.locator('.offline [type=submit]').click();
      await page.locator('.offline [name=remove]').waitFor({ timeout: 600_000 });
      savings.push({ code, seconds: (performance.now() - started) / 1000, requests });
      await context.close();
    }
    return savings;
  } finally {
    await browser.close();
    await mine.stop();
  }
}
