import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Published } from '../src/contract/deployment.ts';
import type { LocaleCode } from '../src/i18n/locales.ts';
import { resolvePage } from '../src/routes/edge.ts';
import { localeHref } from '../src/routes/locale-prefix.ts';
import { cacheControl, hostFiles, immutableFolders, siteHeaders } from '../src/routes/response-headers.ts';
import { type Encoding, type SiteFile, siteFiles } from './site-files.ts';

/**
 * Serves the built site as a configured host does: addresses without `.html`, ids by their page, the reader's language by the
 * `lang` cookie, the 404 page in the address's language, compressed, with the headers of `response-headers.ts`.
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

    const file = (hostFiles as readonly string[]).includes(path) ? undefined : await find(path);
    if (file && !isNotFoundPage(path)) return send(c, file, isImmutable(path) ? 'immutable' : 'revalidate');

    const { pages, locale, varies } = resolvePage(path, getCookie(c, 'lang'));
    if (varies) c.header('Vary', 'Cookie');
    for (const page of isNotFoundPage(path) ? [] : pages) {
      const html = await find(`${page}.html`);
      if (html) return send(c, html, 'revalidate');
    }
    return notFound(c, locale.code);
  });

  async function notFound(c: Context, code: LocaleCode): Promise<Response> {
    const page = (await find(`${localeHref('/404', code)}.html`)) ?? (await find('/404.html'));
    return page ? send(c, page, 'revalidate', 404) : c.text('Not found', 404);
  }

  app.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
  return app;
}

const isImmutable = (path: string): boolean => immutableFolders.some((folder) => path.startsWith(folder));

const isNotFoundPage = (path: string): boolean => /(^|\/)404(\.html)?$/.test(path);

/** The path as people write it; an address that cannot be decoded is one that does not exist. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/404';
  }
}

async function send(c: Context, file: SiteFile, cache: keyof typeof cacheControl, status: 200 | 404 = 200): Promise<Response> {
  const encoding = file.compressible ? encodingOf(c.req.header('Accept-Encoding') ?? '') : 'identity';
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

function encodingOf(accepted: string): Encoding {
  const taken = accepted.split(',').flatMap((part) => {
    const [name, weight = '1'] = part.trim().split(/\s*;\s*q=/);
    return Number(weight) > 0 ? [name] : [];
  });
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}

const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((value) => value.trim().replace(/^W\//, '') === etag) ?? false;
