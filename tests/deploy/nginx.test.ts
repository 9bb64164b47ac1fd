import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSite } from '../../server/site.ts';
import { locales } from '../../src/i18n/locales.ts';
import { answerFiles } from '../../src/routes/faq-lists.ts';
import { localeHref, prefixOf } from '../../src/routes/locale-prefix.ts';
import { archiveFolder } from '../../src/routes/offline.ts';
import { cacheControl } from '../../src/routes/response-headers.ts';
import { runtimePaths } from '../../src/routes/runtime-routes.ts';

const runtimeRoutes: readonly string[] = Object.values(runtimePaths);

import { expectedHeaders, published } from '../expected-headers.ts';
import { forDevelopers, siteDir } from '../links/built-site.ts';
import type { Answer } from './http2-client.ts';
import { type NginxHost, startNginx } from './nginx-host.ts';

const reference = createSite(siteDir, published);

let host: NginxHost;
beforeAll(async () => {
  host = await startNginx(siteDir, published);
});
afterAll(async () => {
  await host?.stop();
});

/** Every address that has a page in English, with an id where one is known only at run time. */
const addresses = globSync('**/*.html', { cwd: siteDir, exclude: [forDevelopers] })
  .map((file) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`)
  .filter((path) => !prefixOf(path) && path !== '/404')
  .map((path) => (runtimeRoutes.includes(path) ? `${path}/id-7_x.y` : path));

/** What must be the same, however a host writes it down: the order of `Vary`, and the two names of JavaScript. */
function said({ status, headers, body }: Answer) {
  const get = (name: string) => headers.get(name) ?? '';
  const own = ['Cache-Control', 'Location', ...Object.keys(expectedHeaders)].map((name) => get(name));
  // What stands beneath an address that leads elsewhere is read by nobody.
  if (status === 301) return { status, own };
  const type = get('Content-Type').toLowerCase().replace('application/javascript', 'text/javascript');
  return { status, own, body: body.toString(), type, vary: [...new Set(get('Vary').split(/, */))].sort() };
}

async function referenceAnswer(path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  const response = await reference.request(new Request(`http://localhost${path}`, { headers, method }));
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** Asks nginx and the reference host, and expects the same of both. */
async function expectSame(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const [real, wanted] = await Promise.all([host.client.ask(path, headers, method), referenceAnswer(path, headers, method)]);
  expect(said(real), `${method} ${path} ${JSON.stringify(headers)}`).toEqual(said(wanted));
  return real;
}

async function each<T>(items: readonly T[], look: (item: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += 16) await Promise.all(items.slice(at, at + 16).map(look));
}

describe('every page of the site', () => {
  test('is among those that are asked for', () => {
    expect(addresses.length).toBeGreaterThan(200);
    expect(addresses.filter((path) => path.endsWith('/id-7_x.y'))).toHaveLength(runtimeRoutes.length);
  });

  test.each(locales)('is answered in $code by its address', async ({ code, tag }) => {
    await each(addresses, async (path) => {
      const { status, body } = await expectSame(localeHref(path, code));
      expect(status, path).toBe(200);
      expect(body.toString().slice(0, 300), path).toContain(`<html lang="${tag}"`);
    });
  });

  test.each(locales)('is answered in $code by the cookie', async ({ code, tag }) => {
    await each(addresses, async (path) => {
      const { status, body } = await expectSame(path, { cookie: `a=b; lang=${code}; c=d` });
      expect(status, path).toBe(200);
      expect(body.toString().slice(0, 300), path).toContain(`<html lang="${tag}"`);
    });
  });
});

const forms = ['DE', 'de-AT', 'de_DE', 'zh', 'zh-CN', 'zhf', 'ZH_tw', 'zh-Hant-TW', 'zh-mo', 'en-GB', 'xx', '', 'deutsch', 'zhx'];

test.each(forms)('the cookie %j is read as the reference host reads it', async (form) => {
  for (const path of ['/helpCenter', '/feedbackDetails/7', '/nothing', '/de/helpCenter', '/'])
    await expectSame(path, { cookie: `lang=${form}` });
});

const missing = [
  '/',
  '/nothing',
  '/nothing/deep',
  '/feedbackDetails/1/2',
  '/HELPCENTER',
  '/404',
  '/404.html',
  '/faqDetail',
  '/_astro/gone.js',
];
const hidden = [
  '/_redirects',
  '/_headers',
  '/_astro',
  '/%ff',
  '/home.html/x',
  '/home%20',
  '/.env',
  '/.git/config',
  '/x%0d%0aSet-Cookie:a',
];

describe('what is not there', () => {
  test.each(locales)('is answered in $code with its 404 page and the status 404', async ({ code }) => {
    const page = readFileSync(join(siteDir, `${localeHref('/404', code)}.html`), 'utf8');
    for (const path of missing) {
      for (const [address, cookie] of [
        [localeHref(path, code).replace(/(.)\/$/, '$1'), ''],
        [path, code],
      ] as const) {
        const { status, body } = await expectSame(address, { cookie: `lang=${cookie}` });
        expect([status, body.toString() === page], address).toEqual([404, true]);
      }
    }
  });

  test.each(hidden)('%s is not there either', async (path) => {
    expect((await expectSame(path)).status).toBe(404);
  });

  test.each([
    '/../secret',
    '/%2e%2e/secret',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e%2fetc%2fpasswd',
    '/x/..%2f..%2f..%2fetc/passwd',
    '/home%00.html',
    '//etc/passwd',
    '/....//etc/passwd',
    '/..%5cetc',
  ])('nothing outside of the folder is found by %s', async (path) => {
    const { status, body } = await host.client.ask(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('root:');
  });
});

describe('an address with a slash too many', () => {
  test.each([
    ['/helpCenter/', '/helpCenter'],
    ['/de/helpCenter//?a=b&c', '/de/helpCenter?a=b&c'],
    ['//evil.example/', '/evil.example'],
    ['/feedbackDetails/7/', '/feedbackDetails/7'],
  ])('%s leads to %s on this host', async (path, target) => {
    const { status, headers } = await host.client.ask(path);
    expect([status, headers.get('Location')]).toEqual([301, target]);
    for (const [name, value] of Object.entries(expectedHeaders)) expect(headers.get(name)).toBe(value);
  });

  test('is the same page where the slashes stand elsewhere', async () => {
    await expectSame('//de///helpCenter');
  });
});

describe('every answer', () => {
  const asset = () => `/_astro/${globSync('*.js', { cwd: join(siteDir, '_astro') })[0]}`;

  test('has the headers of the site', async () => {
    for (const path of ['/home', '/nothing', '/home/', '/favicon.svg', answerFiles('de').index, asset()]) {
      const { headers } = await host.client.ask(path);
      for (const [name, value] of Object.entries(expectedHeaders)) expect(headers.get(name), `${path} ${name}`).toBe(value);
    }
  });

  test('is kept for ever where its name says what is in it, and asked for anew elsewhere', async () => {
    for (const file of globSync('*', { cwd: join(siteDir, '_astro') })) {
      const { headers } = await expectSame(`/_astro/${file}`);
      expect(headers.get('Cache-Control')).toBe(cacheControl.immutable);
    }
    for (const file of globSync('*', { cwd: join(siteDir, archiveFolder) }).slice(0, 2)) {
      const { headers } = await expectSame(archiveFolder + file);
      expect(headers.get('Cache-Control')).toBe(cacheControl.immutable);
      expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    }
    for (const path of ['/home', answerFiles('de').index, '/favicon.svg', '/_astro/gone.js', `${archiveFolder}gone.txt`])
      expect((await host.client.ask(path)).headers.get('Cache-Control')).toBe('no-cache');
  });

  test('is 304 without a body while the file is the same, with the headers that a cache keeps', async () => {
    for (const path of ['/home', '/de/home', '/feedbackDetails/7', asset()]) {
      const etag = (await host.client.ask(path)).headers.get('ETag') ?? '';
      const { status, body, headers } = await host.client.ask(path, { 'if-none-match': etag });
      expect([status, body.length, headers.get('ETag')], path).toEqual([304, 0, etag]);
      expect(headers.get('Cache-Control')).toBe(path.startsWith('/_astro') ? cacheControl.immutable : cacheControl.revalidate);
      expect(headers.get('Content-Security-Policy')).toContain('frame-ancestors');
      expect((await host.client.ask(path, { 'if-none-match': '"other"' })).status).toBe(200);
    }
  });

  test('is compressed where that can be read', async () => {
    for (const path of ['/home', '/nothing', answerFiles('de').index, asset()]) {
      const plain = await host.client.ask(path);
      const { headers, body } = await host.client.ask(path, { 'accept-encoding': 'gzip' });
      expect([headers.get('Content-Encoding'), headers.get('Vary')], path).toEqual([
        'gzip',
        expect.stringContaining('Accept-Encoding'),
      ]);
      expect(gunzipSync(body).equals(plain.body)).toBe(true);
    }
  });

  test('to HEAD is that to GET without the body', async () => {
    for (const path of ['/home', '/de/nothing', '/home/']) {
      const [head, whole] = [await host.client.ask(path, {}, 'HEAD'), await host.client.ask(path)];
      expect([head.status, head.body.length]).toEqual([whole.status, 0]);
      const lasting = ({ headers }: Answer) => [...headers].filter(([name]) => name !== 'date');
      expect(lasting(head)).toEqual(lasting(whole));
    }
  });

  test('can be had in parts', async () => {
    const { status, body, headers } = await host.client.ask(asset(), { range: 'bytes=0-9' });
    expect([status, body.length, headers.get('Cache-Control')]).toEqual([206, 10, cacheControl.immutable]);
  });

  test('to what only a server could do is a refusal', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await host.client.ask('/home', {}, method)).status, method).toBe(405);
  });

  test('tells nobody which nginx it is, is logged nowhere, and gives it nothing to complain about', async () => {
    expect((await host.client.ask('/nothing')).headers.get('Server')).toBe('nginx');
    expect((await fetch(host.plain, { redirect: 'manual' })).headers.get('Server')).toBe('nginx');
    expect(host.accesses()).toBe('');
    expect(host.complaints()).not.toMatch(/\[(warn|error|crit|alert|emerg)\]/);
  });
});

describe('without TLS', () => {
  test('every address leads to itself with TLS', async () => {
    for (const path of ['/', '/de/home?a=b', '/nothing']) {
      const { status, headers } = await fetch(host.plain + path, { redirect: 'manual' });
      expect([status, headers.get('Location')]).toEqual([301, `https://localhost${path}`]);
    }
  });

  test('only what renews the certificate is answered', async () => {
    const response = await fetch(`${host.plain}/.well-known/acme-challenge/none`, { redirect: 'manual' });
    expect(response.status).toBe(404);
  });
});
