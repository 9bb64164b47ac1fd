import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Published } from '../src/contract/deployment.ts';
import type { LocaleCode } from '../src/i18n/locales.ts';
import {
  availableDictionary,
  type DictionaryEncoding,
  dictionaryEncodings,
  dictionaryFolder,
  dictionaryLink,
  dictionaryUse,
  parseDictionaryName,
  usesDictionaries,
} from '../src/routes/dictionaries.ts';
import { resolvePage } from '../src/routes/edge.ts';
import { localeHref } from '../src/routes/locale-prefix.ts';
import { cacheControl, hostFiles, immutableFolders, siteHeaders } from '../src/routes/response-headers.ts';
import { type Encoding, readDictionaries, type SiteFile, siteFiles } from './site-files.ts';

/**
 * Serves the built site as a configured host does: addresses without `.html`, ids by their page, the reader's language by the
 * `lang` cookie, the 404 page in the address's language, compressed, also with dictionaries, with the headers of
 * `response-headers.ts`.
 *
 * @param folder the build's output; it may be built anew while this runs
 * @param published what its headers depend on; on one machine there is no https
 */
export function createSite(folder: string, published: Published = { site: 'http://localhost' }): Hono {
  const find = siteFiles(folder);
  const headers = Object.entries(siteHeaders(published));
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of headers) c.header(name, value);
  });

  app.get('*', async (c) => {
    const path = decoded(new URL(c.req.url).pathname).replace(/\/{2,}/g, '/');
    const bare = /^(\/[\w./-]*[\w.-])\/$/.exec(path)?.[1];
    if (bare) {
      c.header('Cache-Control', cacheControl.revalidate);
      return c.redirect(bare + new URL(c.req.url).search, 301);
    }

    const { pages, locale, varies } = resolvePage(path, getCookie(c, 'lang'));
    const file = isHidden(path) ? undefined : await find(path);
    if (file && !isNotFoundPage(path)) {
      const dictionary = parseDictionaryName(path.replace(dictionaryFolder, ''));
      if (dictionary) c.header('Use-As-Dictionary', dictionaryUse(dictionary));
      if (file.type.startsWith('text/html')) offerDictionary(c, locale.code);
      return send(c, file, isImmutable(path) ? 'immutable' : 'revalidate');
    }

    if (varies) c.header('Vary', 'Cookie');
    for (const page of isNotFoundPage(path) ? [] : pages) {
      const html = await find(`${page}.html`);
      if (!html) continue;
      const encoding = page === pages[0] ? usableEncoding(c, locale.code) : undefined;
      if (encoding && (await html.has(encoding))) {
        c.header('Vary', 'Available-Dictionary', { append: true });
        return send(c, html, 'revalidate', 200, encoding);
      }
      offerDictionary(c, locale.code);
      return send(c, html, 'revalidate');
    }
    return notFound(c, locale.code);
  });

  const dictionaryFor = (code: LocaleCode) => readDictionaries(folder).find(({ locale }) => locale === code);

  /** The encoding for a browser that has the dictionary of the page's language. */
  function usableEncoding(c: Context, code: LocaleCode): DictionaryEncoding | undefined {
    const available = c.req.header('Available-Dictionary');
    const dictionary = available ? dictionaryFor(code) : undefined;
    return dictionary && availableDictionary(dictionary) === available ? acceptedDelta(c) : undefined;
  }

  /** Says where the dictionary is, to a browser that uses dictionaries and does not save data. */
  function offerDictionary(c: Context, code: LocaleCode): void {
    if (acceptedDelta(c)) c.header('Vary', 'Available-Dictionary', { append: true });
    if (!usesDictionaries.test(c.req.header('Sec-CH-UA') ?? '') || c.req.header('Save-Data')?.startsWith('on')) return;
    const dictionary = dictionaryFor(code);
    if (dictionary) c.header('Link', dictionaryLink(dictionary));
  }

  async function notFound(c: Context, code: LocaleCode): Promise<Response> {
    const page = (await find(`${localeHref('/404', code)}.html`)) ?? (await find('/404.html'));
    return page ? send(c, page, 'revalidate', 404) : c.text('Not found', 404);
  }

  app.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
  return app;
}

const isImmutable = (path: string): boolean => immutableFolders.some((folder) => path.startsWith(folder));

/** What is there for hosts, not for readers. */
const isHidden = (path: string): boolean => (hostFiles as readonly string[]).includes(path) || /\.html\.dc[bz]$/.test(path);

const isNotFoundPage = (path: string): boolean => /(^|\/)404(\.html)?$/.test(path);

/** The path as people write it; an address that cannot be decoded is one that does not exist. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/404';
  }
}

async function send(
  c: Context,
  file: SiteFile,
  cache: keyof typeof cacheControl,
  status: 200 | 404 = 200,
  delta?: DictionaryEncoding,
): Promise<Response> {
  const encoding = delta ?? (file.compressible ? encodingOf(accepted(c)) : 'identity');
  const etag = file.etag(encoding);
  c.header('Cache-Control', cacheControl[cache]);
  c.header('ETag', etag);
  if (file.compressible) c.header('Vary', 'Accept-Encoding', { append: true });
  if (status === 200 && matches(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  const body = await file.body(encoding);
  c.header('Content-Type', file.type);
  c.header('Content-Length', String(body.byteLength));
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  return c.body(body, status);
}

/** The encodings that a browser takes. */
const accepted = (c: Context): string[] =>
  (c.req.header('Accept-Encoding') ?? '').split(',').flatMap((part) => {
    const [name = '', weight = '1'] = part.trim().split(/\s*;\s*q=/);
    return Number(weight) > 0 ? [name] : [];
  });

const encodingOf = (taken: readonly string[]): Encoding =>
  taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';

const acceptedDelta = (c: Context): DictionaryEncoding | undefined =>
  dictionaryEncodings.find((name) => accepted(c).includes(name));

const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((value) => value.trim().replace(/^W\//, '') === etag) ?? false;
