import { createHash, X509Certificate } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Response as PageResponse } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSite } from '../../server/site.ts';
import { readDictionaries } from '../../server/site-files.ts';
import {
  availableDictionary,
  type Dictionary,
  dictionaryLink,
  dictionaryPath,
  dictionaryUse,
} from '../../src/routes/dictionaries.ts';
import { chromiumArgs, ensureChromium } from '../../tools/scripts/chromium.ts';
import { compressTexts } from '../../tools/scripts/compress.ts';
import { siteDir } from '../links/built-site.ts';
import { type NginxHost, startNginx } from './nginx-host.ts';

const folder = mkdtempSync(join(tmpdir(), 'companion-dictionaries-'));
const published = { site: 'https://help.example.com' };
const read = (file: string) => readFileSync(join(folder, file));

/** Answers: enough of them that they have something in common. */
const answers = readdirSync(join(siteDir, 'faqDetail'))
  .filter((name) => name.endsWith('.html'))
  .slice(0, 12);
const [first, next] = answers.map((name) => `/de/faqDetail/${name.replace('.html', '')}`) as [string, string];
const others = ['404.html', 'home.html', 'rmaDetail.html', 'de/404.html', 'de/home.html', 'de/rmaDetail.html', 'favicon.svg'];

let host: NginxHost;
let dictionary: Dictionary;
beforeAll(async () => {
  for (const name of answers) for (const prefix of ['', 'de/']) copy(`${prefix}faqDetail/${name}`);
  for (const name of [...others, '_astro']) copy(name);
  await compressTexts(folder);
  dictionary = readDictionaries(folder).find(({ locale }) => locale === 'de') as Dictionary;
  host = await startNginx(folder, published);
});
afterAll(async () => {
  await host?.stop();
  rmSync(folder, { recursive: true });
});

const copy = (name: string) => cpSync(join(siteDir, name), join(folder, name), { recursive: true });

const brands = { 'sec-ch-ua': '"Not:A-Brand";v="8", "Chromium";v="156"', 'accept-encoding': 'gzip' };
const having = () => ({
  ...brands,
  'accept-encoding': 'gzip, dcb, dcz',
  'available-dictionary': availableDictionary(dictionary),
});

test.each([
  ['dcb', first, {}, `${first.slice(1)}.html`],
  ['dcz', first, { 'accept-encoding': 'gzip, dcz' }, `${first.slice(1)}.html`],
  ['dcb', first.slice(3), { cookie: 'lang=de' }, `${first.slice(1)}.html`],
  ['dcb', '/de/rmaDetail/7', {}, 'de/rmaDetail.html'],
])('a browser with the dictionary is sent the %s of %s, %j', async (encoding, path, more, file) => {
  const { status, headers, body } = await host.client.ask(path, { ...having(), ...more });
  expect([status, headers.get('Content-Encoding')]).toEqual([200, encoding]);
  expect(body.equals(read(`${file}.${encoding}`))).toBe(true);
  expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(headers.get('Cache-Control')).toBe('no-cache');
  expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
  for (const name of ['Accept-Encoding', 'Available-Dictionary']) expect(headers.get('Vary')).toContain(name);
  expect(headers.get('Link')).toBeNull();
  const again = await host.client.ask(path, { ...having(), ...more, 'if-none-match': headers.get('ETag') ?? '' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('the dictionary is told of, sent once and said to be for the pages of its language', async () => {
  expect((await host.client.ask(first, brands)).headers.get('Link')).toBe(dictionaryLink(dictionary));
  const { headers, body } = await host.client.ask(dictionaryPath(dictionary));
  expect(createHash('sha256').update(body).digest('base64')).toBe(dictionary.hash);
  expect(headers.get('Use-As-Dictionary')).toBe(dictionaryUse(dictionary));
  expect(headers.get('Cache-Control')).toContain('immutable');
});

test('other browsers get exactly what they get from a build without dictionaries', async () => {
  const plain = mkdtempSync(join(tmpdir(), 'companion-plain-'));
  cpSync(folder, plain, { recursive: true, preserveTimestamps: true });
  rmSync(join(plain, 'dictionaries'), { recursive: true });
  const old = await startNginx(plain, published);
  try {
    for (const path of [first, '/home', '/de/home', '/de/rmaDetail/7', '/favicon.svg', '/de/nothing', '/de/home/']) {
      for (const headers of [{}, { 'accept-encoding': 'gzip, deflate, br' }, { cookie: 'lang=de', 'accept-encoding': 'gzip' }]) {
        const [now, before] = await Promise.all([host.client.ask(path, headers), old.client.ask(path, headers)]);
        const said = ({ headers }: typeof now) => [...headers].filter(([name]) => name !== 'date');
        expect([now.status, said(now)], path).toEqual([before.status, said(before)]);
        expect(now.body.equals(before.body)).toBe(true);
      }
    }
  } finally {
    await old.stop();
    rmSync(plain, { recursive: true });
  }
});

test('nginx and the reference host say the same', async () => {
  const reference = createSite(folder, published);
  const asked = [brands, { ...brands, 'save-data': 'on' }, { ...having(), 'available-dictionary': ':AAAA:' }, having()];
  const paths = [first, first.slice(3), `${first}.html`, `${first}.html.dcb`, '/de/rmaDetail/7', '/de/nothing', '/'];
  for (const path of paths) {
    for (const headers of asked.flatMap((each) => [each, { ...each, cookie: 'lang=de' }])) {
      const [real, wanted] = await Promise.all([host.client.ask(path, headers), reference.request(path, { headers })]);
      const said = (of: { status: number; headers: Headers }) => ({
        status: of.status,
        ...Object.fromEntries(['Content-Encoding', 'Link', 'Use-As-Dictionary'].map((name) => [name, of.headers.get(name)])),
        vary: [...new Set((of.headers.get('Vary') ?? '').split(/, */))].sort(),
      });
      expect(said(real), `${path} ${JSON.stringify(headers)}`).toEqual(said(wanted));
    }
  }
});

describe('a real Chromium', () => {
  let browser: Browser;
  let context: BrowserContext;
  beforeAll(async () => {
    const key = new X509Certificate(host.certificate).publicKey.export({ type: 'spki', format: 'der' });
    // It trusts this one certificate: it keeps no dictionary of a connection whose errors it was told to ignore.
    const trust = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
    browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArgs, trust] });
  });
  beforeEach(async () => {
    await context?.close();
    context = await browser.newContext();
  });
  afterAll(async () => {
    await browser?.close();
  });

  const encodingOf = async (response: PageResponse | null) => (await response?.allHeaders())?.['content-encoding'];

  test('fetches the dictionary when a page has loaded, and then opens the next answer with it, to the byte', async () => {
    const page = await context.newPage();
    let loaded = false;
    page.on('load', () => {
      loaded = true;
    });
    const fetched = page.waitForEvent('requestfinished', (request) => request.url().endsWith(dictionaryPath(dictionary)));
    page.on('request', (request) => {
      if (request.url().endsWith(dictionaryPath(dictionary))) expect(loaded).toBe(true);
    });
    expect(await encodingOf(await page.goto(host.origin + first))).toBe(host.brotli ? 'br' : 'gzip');
    await fetched;

    const visit = await context.newPage();
    await expect.poll(async () => encodingOf(await visit.goto(host.origin + next)), { timeout: 20_000 }).toBe('dcb');
    const response = await visit.reload();
    expect((await response?.body())?.equals(read(`${next.slice(1)}.html`))).toBe(true);
    // What scripts and the service worker fetch, too; but neither pages of other languages nor scripts.
    const encodings = await visit.evaluate(
      (paths) => Promise.all(paths.map(async (path) => (await fetch(path, { cache: 'reload' })).headers.get('content-encoding'))),
      [first, first.slice(3), '/de/rmaDetail/7'],
    );
    expect([encodings[0], encodings[2]]).toEqual(['dcb', 'dcb']);
    expect(encodings[1]).not.toBe('dcb');
  });

  test('asks for no dictionary with Save-Data', async () => {
    await context.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const response = await page.goto(host.origin + first, { waitUntil: 'networkidle' });
    expect((await response?.allHeaders())?.link).toBeUndefined();
    expect(asked.filter((url) => url.includes('/dictionaries/'))).toEqual([]);
  });
});
