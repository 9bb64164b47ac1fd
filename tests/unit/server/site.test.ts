import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSite } from '../../../server/site.ts';
import { type Dictionary, dictionaryPath } from '../../../src/routes/dictionaries.ts';
import { expectedHeaders, published } from '../../expected-headers.ts';
import { temporaryFolder, writeFiles } from '../../temporary-folder.ts';

const parent = temporaryFolder();
const dist = join(parent, 'dist');
const site = createSite(dist, published);
const page = (text: string) => `<!doctype html><title>${text}</title>`;
const files: Record<string, string> = {
  '404.html': page('not found'),
  'helpCenter.html': page('help'),
  'onlyEnglish.html': page('only English'),
  'feedbackDetails.html': page('details'),
  'de/404.html': page('nicht gefunden'),
  'de/helpCenter.html': page('hilfe'),
  'de/feedbackDetails.html': page('einzelheiten'),
  'zh-hk/helpCenter.html': page('幫助'),
  '_astro/a.B1.js': 'export {}',
  'offline/archives/de.0a1b.txt': 'archive',
  'faqDetail/1.html': page('faq'),
  'picture.png': 'png',
  _redirects: 'x',
};

beforeAll(() => {
  writeFiles(dist, { ...files, '../secret.html': 'secret' });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.request(`http://localhost${path}`, { method, headers });
const titleOf = async (response: Response) => /<title>(.*)<\/title>/.exec(await response.text())?.[1];

describe('the site', () => {
  test.each([
    ['/helpCenter', '', 'help'],
    ['/helpCenter?x=1', '', 'help'],
    ['/de/helpCenter', '', 'hilfe'],
    ['/feedbackDetails/42', '', 'details'],
    ['/de/feedbackDetails/42', '', 'einzelheiten'],
    ['/faqDetail/1', '', 'faq'],
    ['/helpCenter', 'lang=de', 'hilfe'],
    ['/helpCenter', 'a=b; lang=zh_TW', '幫助'],
    ['/helpCenter', 'lang=xx', 'help'],
    ['/feedbackDetails/42', 'lang=de-AT', 'einzelheiten'],
    ['/de/helpCenter', 'lang=zhf', 'hilfe'],
    ['/onlyEnglish', 'lang=de', 'only English'],
  ])('answers %s with the cookie %j with its page', async (path, cookie, title) => {
    const response = await get(path, { cookie });
    expect(response.status).toBe(200);
    expect(await titleOf(response)).toBe(title);
  });

  test.each([
    ['/', '', 'not found'],
    ['/', 'lang=de', 'nicht gefunden'],
    ['/nothing', '', 'not found'],
    ['/nothing', 'lang=de', 'nicht gefunden'],
    ['/de/nothing', '', 'nicht gefunden'],
    ['/de', '', 'nicht gefunden'],
    ['/fr/nothing', '', 'not found'],
    ['/404', '', 'not found'],
    ['/de/404', '', 'nicht gefunden'],
    ['/404.html', '', 'not found'],
    ['/feedbackDetails/1/2', '', 'not found'],
    ['/HELPCENTER', '', 'not found'],
    ['/%ff', '', 'not found'],
    ['/_redirects', '', 'not found'],
    ['/_astro/gone.js', '', 'not found'],
    ['/faqDetail', '', 'not found'],
  ])('answers %s with the cookie %j with the 404 page of its language and the status 404', async (path, cookie, title) => {
    const response = await get(path, { cookie });
    expect(response.status).toBe(404);
    expect(await titleOf(response)).toBe(title);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  });

  test.each([
    '/../secret',
    '/%2e%2e/secret',
    '/..%2fsecret.html',
    '/%2e%2e%2fsecret',
    '/..%5csecret',
    '/x/..%2f..%2fsecret',
    '/secret%00.html',
    '/%2fetc/passwd',
    '/....//secret',
  ])('finds nothing outside of its folder: %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });

  test.each([
    ['/helpCenter/', '/helpCenter'],
    ['/de/helpCenter/?a=b', '/de/helpCenter?a=b'],
    ['//evil.example/', '/evil.example'],
    ['//evil.example//', '/evil.example'],
  ])('leads %s, with its last slash, to %s on this site', async (path, target) => {
    const response = await site.request(new Request(`http://localhost${path}`));
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(target);
  });

  test('sends its headers with every answer', async () => {
    for (const path of ['/helpCenter', '/nothing', '/_astro/a.B1.js', '/helpCenter/']) {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(expectedHeaders)) expect(headers.get(name)).toBe(value);
    }
  });

  test('keeps what never changes for ever, and asks again for all else', async () => {
    for (const path of ['/_astro/a.B1.js', '/offline/archives/de.0a1b.txt'])
      expect((await get(path)).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/helpCenter', '/picture.png', '/nothing'])
      expect((await get(path)).headers.get('Cache-Control')).toBe('no-cache');
  });

  test('answers 304 without a body while the page is the same, and anew when it was built again', async () => {
    writeFileSync(join(dist, 'changing.html'), page('one'));
    const etag = (await get('/changing')).headers.get('ETag') ?? '';
    for (const known of [etag, `"other", W/${etag}`]) {
      const same = await get('/changing', { 'If-None-Match': known });
      expect([same.status, await same.text(), same.headers.get('ETag')]).toEqual([304, '', etag]);
    }
    writeFileSync(join(dist, 'changing.html'), page('another'));
    const changed = await get('/changing', { 'If-None-Match': etag });
    expect([changed.status, await titleOf(changed)]).toEqual([200, 'another']);
  });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
    ['gzip', 'gzip', gunzipSync],
  ])('compresses for %s', async (accepted, encoding, open) => {
    const response = await get('/helpCenter', { 'Accept-Encoding': accepted });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('Content-Length')).toBe(String(body.length));
    expect(open(body).toString()).toBe(files['helpCenter.html']);
  });

  test('sends what the build compressed as it is', async () => {
    writeFileSync(join(dist, 'built.html'), page('built'));
    for (const [ending, bytes] of [
      ['br', brotliCompressSync('by the build')],
      ['gz', gzipSync('by the build')],
    ] as const)
      writeFileSync(join(dist, `built.html.${ending}`), bytes);
    for (const [accepted, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const response = await get('/built', { 'Accept-Encoding': accepted });
      expect(open(Buffer.from(await response.arrayBuffer())).toString()).toBe('by the build');
    }
    expect(await titleOf(await get('/built'))).toBe('built');
  });

  test('compresses an archive over all of it', async () => {
    const half = randomBytes(2 ** 22);
    writeFileSync(join(dist, 'offline/archives/de.large.txt'), Buffer.concat([half, half]));
    const response = await get('/offline/archives/de.large.txt', { 'Accept-Encoding': 'br' });
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.length).toBeLessThan(half.length * 1.01);
    expect(brotliDecompressSync(body).equals(Buffer.concat([half, half]))).toBe(true);
  });

  test('compresses neither pictures nor for who cannot read it', async () => {
    expect((await get('/picture.png', { 'Accept-Encoding': 'br' })).headers.get('Content-Encoding')).toBeNull();
    for (const accepted of ['', 'identity', 'br;q=0', 'brotli']) {
      expect((await get('/helpCenter', { 'Accept-Encoding': accepted })).headers.get('Content-Encoding')).toBeNull();
    }
  });

  describe('with a dictionary of the language', () => {
    const dictionary: Dictionary = { locale: 'de', hash: createHash('sha256').update('shared').digest('base64') };
    const link = `<${dictionaryPath(dictionary)}>; rel="compression-dictionary"`;
    const chromium = { 'Accept-Encoding': 'gzip, br', 'Sec-CH-UA': '"Chromium";v="156"' };
    const having = { ...chromium, 'Accept-Encoding': 'gzip, br, dcb, dcz', 'Available-Dictionary': `:${dictionary.hash}:` };
    const said = async (path: string, headers: Record<string, string>) => {
      const response = await get(path, headers);
      return ['Content-Encoding', 'Link', 'Vary'].map((name) => response.headers.get(name));
    };
    beforeAll(() => {
      writeFiles(dist, {
        [dictionaryPath(dictionary).slice(1)]: 'shared',
        'de/helpCenter.html.dcb': 'less, by brotli',
        'de/helpCenter.html.dcz': 'less, by Zstandard',
        'de/feedbackDetails.html.dcb': 'details',
      });
    });

    test.each([
      ['/de/helpCenter', {}, 'dcb', 'less, by brotli'],
      ['/de/helpCenter', { 'Accept-Encoding': 'dcz' }, 'dcz', 'less, by Zstandard'],
      ['/helpCenter', { cookie: 'lang=de' }, 'dcb', 'less, by brotli'],
      ['/de/feedbackDetails/42', {}, 'dcb', 'details'],
    ])('sends %s, asked for with %j, as %s to who has it', async (path, more, encoding, body) => {
      const response = await get(path, { ...having, ...more });
      expect([response.headers.get('Content-Encoding'), await response.text()]).toEqual([encoding, body]);
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('Vary')).toMatch(/Available-Dictionary.*Accept-Encoding/);
      expect(response.headers.get('Link')).toBeNull();
      const again = await get(path, { ...having, ...more, 'If-None-Match': response.headers.get('ETag') ?? '' });
      expect(again.status).toBe(304);
    });

    test('says where it is to who can use it, and what it is for', async () => {
      expect(await said('/de/helpCenter', chromium)).toEqual(['br', link, 'Accept-Encoding']);
      const response = await get(dictionaryPath(dictionary));
      expect(await response.text()).toBe('shared');
      expect(response.headers.get('Use-As-Dictionary')).toBe('match="/de/*", match-dest=("document" "")');
      expect(response.headers.get('Cache-Control')).toContain('immutable');
    });

    test.each([
      ['of another browser', { 'Accept-Encoding': 'gzip, br', 'Sec-CH-UA': '' }, null],
      ['with Save-Data', { ...chromium, 'Save-Data': 'on' }, null],
      ['with another dictionary', { ...having, 'Available-Dictionary': `:${dictionary.hash.toLowerCase()}:` }, link],
      ['with a dictionary, but without its encoding', { ...chromium, 'Available-Dictionary': `:${dictionary.hash}:` }, link],
    ])('answers a request %s without it', async (_, headers, expected) => {
      const [encoding, announced] = await said('/de/helpCenter', headers);
      expect([encoding, announced]).toEqual(['br', expected]);
    });

    test('answers in another language, for a stand-in and with a 404 page without it', async () => {
      expect(await said('/helpCenter', having)).toEqual(['br', null, 'Cookie, Available-Dictionary, Accept-Encoding']);
      expect((await said('/onlyEnglish', { ...having, cookie: 'lang=de' }))[0]).toBe('br');
      expect((await said('/de/nothing', having)).slice(0, 2)).toEqual(['br', null]);
      expect((await get('/de/helpCenter.html.dcb')).status).toBe(404);
    });
  });

  test('says what an answer varies by', async () => {
    expect((await get('/helpCenter')).headers.get('Vary')).toBe('Cookie, Accept-Encoding');
    expect((await get('/de/helpCenter')).headers.get('Vary')).toBe('Accept-Encoding');
    expect((await get('/picture.png')).headers.get('Vary')).toBeNull();
  });

  test('answers HEAD like GET without the body, and nothing else', async () => {
    const [head, whole] = [await get('/helpCenter', {}, 'HEAD'), await get('/helpCenter')];
    expect(await head.text()).toBe('');
    expect([...head.headers]).toEqual([...whole.headers]);
    const post = await get('/helpCenter', {}, 'POST');
    expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('names the type of what it sends', async () => {
    expect((await get('/helpCenter')).headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect((await get('/_astro/a.B1.js')).headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect((await get('/picture.png')).headers.get('Content-Type')).toBe('image/png');
  });
});
