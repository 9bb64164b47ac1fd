import { readSite } from '../../../tests/links/built-site.ts';
import { weightOf } from '../../../tests/links/weights.ts';
import { Problem } from '../../scripts/tools.ts';
import { baselineSite, form, guide, type Options, port, runsOf, site, tinySite, writeBaselinePages } from '../bench-config.ts';
import { host } from '../host.ts';
import { largestPaints, load } from '../loads.ts';
import { launch } from '../phone.ts';
import { atMost, plain, printRows, type Row, withTarget } from '../report.ts';

/** What a guide and a form cost when they are opened for the first time, and when the reader sees them. */
export async function pages(options: Options): Promise<Row[]> {
  writeBaselinePages([guide, form]);
  const [mine, plainHost, tinyHost, browser] = await Promise.all([
    host(site, port),
    host(baselineSite),
    host(tinySite),
    launch(),
  ]);
  try {
    const sizes = [
      ...(await loadRows(browser, mine.origin, plainHost.origin)),
      atMost('screens: JavaScript of the heaviest', await heaviestScreen(), 86_016, ' B'),
    ];
    printRows('Bytes and requests of a cold load (HTTP/2, brotli, headers included)', sizes);

    const runs = runsOf(options);
    const urls = [mine.slowOrigin + guide, tinyHost.slowOrigin + guide, mine.slowOrigin + form, plainHost.slowOrigin + form];
    const [guidePaint = 0, tinyPaint = 0, formPaint = 0, bareFormPaint = 0] = await largestPaints(browser, urls, runs);
    const paints = [
      plain('tiny page', `${tinyPaint.toFixed(0)} ms`),
      plain('guide', `${guidePaint.toFixed(0)} ms`),
      atMost('guide: largest paint, to the tiny page', guidePaint / tinyPaint, 1.25, '×', 2),
      plain('bare form', `${bareFormPaint.toFixed(0)} ms`),
      plain('form', `${formPaint.toFixed(0)} ms`),
      plain('form to bare form', `${(formPaint / bareFormPaint).toFixed(2)}×`),
    ];
    printRows(`Largest paint (400 kbit/s, 400 ms, CPU/4; median of ${runs})`, paints);
    return withTarget([...sizes, ...paints]);
  } finally {
    await browser.close();
    await Promise.all([mine.stop(), plainHost.stop(), tinyHost.stop()]);
  }
}

async function loadRows(browser: Awaited<ReturnType<typeof launch>>, mine: string, plainOrigin: string): Promise<Row[]> {
  const ofGuide = await load(browser, mine + guide);
  const ofForm = await load(browser, mine + form);
  const ofBare = await load(browser, plainOrigin + guide);
  return [
    plain('bare page: bytes', `${ofBare.bytes.toLocaleString('en')} B`),
    atMost('guide: bytes', ofGuide.bytes, 12_000, ' B'),
    atMost('guide: requests', ofGuide.requests, 3),
    atMost('guide: JavaScript', (await weightAt(guide)).scriptBytes, 1_500, ' B'),
    plain('form: bytes', `${ofForm.bytes.toLocaleString('en')} B`),
    plain('form: requests', String(ofForm.requests)),
    plain('form: JavaScript', `${(await weightAt(form)).scriptBytes.toLocaleString('en')} B`),
  ];
}

function weightAt(path: string) {
  const found = readSite(site).find((entry) => entry.path === path);
  if (!found) throw new Problem(`The site has no page ${path}.`);
  return weightOf(found, site);
}

/** Of one language: scripts are the same in all of them. */
async function heaviestScreen(): Promise<number> {
  const screens = readSite(site).filter(({ locale, source }) => locale.code === 'en' && source.includes('<astro-island'));
  const weights = await Promise.all(screens.map((screen) => weightOf(screen, site)));
  return Math.max(...weights.map(({ scriptBytes }) => scriptBytes));
}
