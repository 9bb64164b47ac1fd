import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromiumVersion, ensureChromium } from '../scripts/chromium.ts';
import { writeLocalConfig } from '../scripts/deployment.ts';
import { buildIfChanged } from '../scripts/site.ts';
import { cache, main, Problem } from '../scripts/tools.ts';
import { locales } from '../src/i18n/locales.ts';
import { guidePages } from '../src/mdx/guide-pages.ts';
import { localeHref } from '../src/routes/href.ts';
import { readSite } from '../tests/links/built-site.ts';
import { weightOf } from '../tests/links/weights.ts';
import { writeBarePage } from './bare.ts';
import { host } from './host.ts';
import { lighthouseRows } from './lighthouse.ts';
import { largestPaints, load } from './loads.ts';
import { layOut, timeBuild } from './many-guides.ts';
import { launch } from './phone.ts';
import { recipeListRows } from './recipes-list.ts';
import { recipeRows } from './recipes-server.ts';
import { atMost, plain, printRows, type Row } from './report.ts';
import { searchRows } from './search.ts';
import { taps } from './taps.ts';

const guide = '/deviceiInstructions900a';
const form = '/feedback';
const port = 4471;
const folder = join(cache, 'bench');
const site = join(folder, 'site');
const bare = join(folder, 'bare');
const copy = join(folder, 'many-guides');
const runs = 5;

const page = (from: string, path: string) => readFileSync(join(from, `${path}.html`), 'utf8');
const config = () =>
  writeLocalConfig('bench', { port, site: `https://localhost:${port}`, servers: `http://localhost:${port + 1}`, shell: '' });

async function pages(): Promise<void> {
  const [mine, plainHost, browser] = await Promise.all([host(site, port), host(bare), launch()]);
  try {
    const paths = [guide, form];
    for (const path of paths) writeBarePage(bare, path, page(site, path));
    const built = readSite(site);
    const weights = paths.map((path) => {
      const found = built.find((entry) => entry.path === path);
      if (!found) throw new Problem(`The site has no page ${path}.`);
      return weightOf(found, site);
    });
    const [ofGuide, ofForm, ofBare] = [
      await load(browser, mine.origin + guide),
      await load(browser, mine.origin + form),
      await load(browser, plainHost.origin + guide),
    ];
    printRows('Bytes and requests of a cold load (HTTP/2, brotli, headers included)', [
      plain('bare page: bytes', ofBare.bytes.toLocaleString('en')),
      atMost('guide: bytes', ofGuide.bytes, 12_000),
      atMost('guide: requests', ofGuide.requests, 3),
      atMost('guide: JavaScript', weights[0]?.scriptBytes ?? Number.NaN, 1_500),
      plain('form: bytes', ofForm.bytes.toLocaleString('en')),
      plain('form: requests', String(ofForm.requests)),
      atMost('form: JavaScript', weights[1]?.scriptBytes ?? Number.NaN, 75 * 1024),
    ]);

    const urls = paths.flatMap((path) => [mine.slowOrigin + path, plainHost.slowOrigin + path]);
    const [guidePaint = 0, bareGuidePaint = 0, formPaint = 0, bareFormPaint = 0] = await largestPaints(browser, urls, runs);
    printRows(`Largest paint (400 kbit/s, 400 ms, CPU/4; median of ${runs})`, [
      plain('bare guide', `${bareGuidePaint.toFixed(0)} ms`),
      plain('guide', `${guidePaint.toFixed(0)} ms`),
      atMost('guide to bare guide', guidePaint / bareGuidePaint, 1.1, '×', 2),
      plain('bare form', `${bareFormPaint.toFixed(0)} ms`),
      plain('form', `${formPaint.toFixed(0)} ms`),
      plain('form to bare form', `${(formPaint / bareFormPaint).toFixed(2)}×`),
    ]);
  } finally {
    await browser.close();
    await Promise.all([mine.stop(), plainHost.stop()]);
  }
}

async function lighthouseScores(): Promise<void> {
  const mine = await host(site, port);
  const paths = readSite(site)
    .filter(({ locale, path }) => locale.code === 'en' && path !== '/404')
    .map(({ path }) => path);
  printRows('Lighthouse, mobile: performance / accessibility / best practices / SEO', await lighthouseRows(mine.origin, paths));
  await mine.stop();
}

async function builds(): Promise<void> {
  const rows: Row[] = [];
  const times: { milliseconds: number; made: number }[] = [];
  for (const models of [20, 80]) {
    layOut(copy, models);
    const tries = [await timeBuild(copy, config()), await timeBuild(copy, config()), await timeBuild(copy, config())];
    const made = tries[0]?.pages ?? 0;
    // The fastest: whatever else the machine does only ever adds.
    const milliseconds = Math.min(...tries.map((each) => each.milliseconds));
    times.push({ milliseconds, made });
    rows.push(
      plain(`build of ${made} pages, those of ${models} invented models among them`, `${(milliseconds / 1000).toFixed(1)} s`),
    );
    rows.push(
      models === 20
        ? atMost('  per page', milliseconds / made, 10, ' ms', 1)
        : plain('  per page', `${(milliseconds / made).toFixed(1)} ms`),
    );
  }
  const [small, large] = times;
  if (small && large)
    rows.push(atMost('per page added', (large.milliseconds - small.milliseconds) / (large.made - small.made), 4, ' ms', 1));
  printRows('Build, from nothing (best of 3)', rows);
}

async function tapping(): Promise<void> {
  const [from, to] = [guide, '/partitionManagement900a'];
  for (const path of [from, to]) writeBarePage(bare, path, page(site, path));
  const hosts = await Promise.all([host(site, port), host(bare)]);
  try {
    const ways = hosts.map(({ slowOrigin }) => ({ from: slowOrigin + from, path: to }));
    const [ours = 0, theirs = 0] = await taps(ways, runs);
    printRows(`From the tap to the next guide's heading (400 kbit/s, 400 ms, CPU/4; median of ${runs})`, [
      plain('bare page', `${theirs.toFixed(0)} ms`),
      plain('guide', `${ours.toFixed(0)} ms`),
      atMost('guide to bare page', ours / theirs, 0.25, '×', 2),
    ]);
  } finally {
    await Promise.all(hosts.map((each) => each.stop()));
  }
}

/** What each guide weighs, in the language where it weighs most. */
async function guides(): Promise<void> {
  const built = new Map(readSite(site).map((entry) => [entry.path, entry]));
  const rows = guidePages.map(({ path }) => {
    const weights = locales.flatMap(({ code }) => {
      const found = built.get(localeHref(path, code));
      return found ? [{ code, bytes: weightOf(found, site).bytes }] : [];
    });
    const heaviest = weights.reduce((most, each) => (each.bytes > most.bytes ? each : most), { code: '', bytes: 0 });
    return atMost(`${path} (${heaviest.code})`, heaviest.bytes, 12_000);
  });
  printRows('Bytes of each guide, cold, brotli, in its heaviest language', rows);
}

async function searching(): Promise<void> {
  printRows('Search of the answers, over the gold set of every language', await searchRows());
}

async function recipes(): Promise<void> {
  printRows('Recipes: the server among 5,000 and among 50,000, median of 60 calls', await recipeRows());
}

async function recipeList(): Promise<void> {
  const [mine, browser] = await Promise.all([host(site, port), launch()]);
  try {
    const rows = await recipeListRows(browser, mine.origin, port + 1);
    printRows('Recipes: through all 5,000 of the list and back (CPU/4)', rows);
  } finally {
    await browser.close();
    await mine.stop();
  }
}

const sections = {
  pages,
  guides,
  tap: tapping,
  lighthouse: lighthouseScores,
  build: builds,
  search: searching,
  'recipes-server': recipes,
  'recipes-list': recipeList,
};

await main(async () => {
  const chosen = process.argv.slice(2);
  const unknown = chosen.find((name) => !(name in sections));
  if (unknown) throw new Problem(`npm run bench -- [${Object.keys(sections).join('|')}…]`);
  rmSync(bare, { recursive: true, force: true });
  mkdirSync(bare, { recursive: true });
  writeFileSync(join(bare, '404.html'), '<!doctype html><title>404</title>');
  console.log(
    `${chromiumVersion(await ensureChromium())}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}`,
  );
  await buildIfChanged({ name: 'bench', config: config(), outDir: site });
  for (const [name, run] of Object.entries(sections)) {
    if (chosen.length === 0 || chosen.includes(name)) await run();
  }
});
