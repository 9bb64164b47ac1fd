import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeHostFiles } from '../../server/host-files.ts';
import { answerFiles } from '../../src/routes/faq-lists.ts';
import { compressTexts } from '../../tools/scripts/compress.ts';
import { siteDir } from '../links/built-site.ts';
import { type NginxHost, startNginx } from './nginx-host.ts';

const folder = mkdtempSync(join(tmpdir(), 'companion-compressed-'));
const published = { site: 'https://help.example.com' };
const files = [
  '404.html',
  'home.html',
  'de/404.html',
  'de/home.html',
  'de/rmaDetail.html',
  'favicon.svg',
  answerFiles('de').index.slice(1),
];
const open = { br: brotliDecompressSync, gzip: gunzipSync };

let host: NginxHost;
beforeAll(async () => {
  mkdirSync(join(folder, 'de'));
  for (const file of files) cpSync(join(siteDir, file), join(folder, file));
  // All that `npm run build` does after Astro.
  await compressTexts(folder);
  writeHostFiles(folder, join(folder, 'build'), published);
  host = await startNginx(folder, published);
});
afterAll(async () => {
  await host?.stop();
  rmSync(folder, { recursive: true });
});

const rows = [
  ['/home', 'home.html', 200, ''],
  ['/de/home', 'de/home.html', 200, ''],
  ['/home', 'de/home.html', 200, 'lang=de'],
  ['/de/rmaDetail/7', 'de/rmaDetail.html', 200, ''],
  [answerFiles('de').index, answerFiles('de').index.slice(1), 200, ''],
  ['/de/nothing', 'de/404.html', 404, ''],
  ['/', 'de/404.html', 404, 'lang=de'],
] as const;

test.each(rows)('%s is sent as the build compressed it: %s, %i, by the cookie %j', async (path, file, status, cookie) => {
  for (const encoding of ['gzip', ...(host.brotli ? ['br' as const] : [])] as const) {
    // What every browser says; of several the host prefers brotli.
    const accepted = encoding === 'br' ? 'gzip, deflate, br' : encoding;
    const { body, headers, ...answer } = await host.client.ask(path, { 'accept-encoding': accepted, cookie });
    expect([answer.status, headers.get('Content-Encoding')]).toEqual([status, encoding]);
    expect(body.equals(readFileSync(join(folder, `${file}.${encoding === 'br' ? 'br' : 'gz'}`)))).toBe(true);
    expect(open[encoding](body).equals(readFileSync(join(folder, file)))).toBe(true);
    expect(headers.get('Vary')).toContain('Accept-Encoding');
    expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
    const known = await host.client.ask(path, {
      'accept-encoding': accepted,
      cookie,
      'if-none-match': headers.get('ETag') ?? '',
    });
    expect(known.status).toBe(status === 404 ? 404 : 304);
  }
});

test('what cannot be opened by the asker is sent as it is', async () => {
  const { body, headers } = await host.client.ask('/home');
  expect(headers.get('Content-Encoding')).toBeNull();
  expect(body.equals(readFileSync(join(folder, 'home.html')))).toBe(true);
});

test('a file too short to compress is there too', async () => {
  const { status, body } = await host.client.ask('/favicon.svg', { 'accept-encoding': 'gzip, br' });
  expect([status, body.length > 0]).toEqual([200, true]);
});

test('the files for other hosts are not shown', async () => {
  for (const file of ['_redirects', '_headers']) {
    expect(existsSync(join(folder, file))).toBe(true);
    const { status, body } = await host.client.ask(`/${file}`);
    expect([status, body.equals(readFileSync(join(folder, '404.html')))]).toEqual([404, true]);
  }
});
