import { resolvePage } from '../routes/edge.ts';
import { localeHref } from '../routes/locale-prefix.ts';
import { aheadCache, assetCaches, openedCache, savedCache, shellCache } from '../routes/offline.ts';
import { immutableFolder } from '../routes/response-headers.ts';
import { scope } from './scope.ts';

/** Most pages that are cached by opening them; the least recently opened are evicted (LRU). */
export const maxOpenedPages = 200;

/** Hosts vary by cookie and encoding; a copy is of one language by its address. */
export const anyVariant = { ignoreVary: true };
/** Where the language of the page that was opened last is noted. */
const languageNote = '/lang';
export const assetCache = assetCaches + __BUILD__;

/** The cached copy of an address, in whichever cache; undefined where storage is blocked. */
export const findCached = (address: string): Promise<Response | undefined> =>
  orUndefined(async () => {
    const copy = await caches.match(address, anyVariant);
    // A browser refuses a redirected response to a navigation.
    return copy?.redirected ? undefined : copy;
  });

/** Runs `work`; undefined if it fails because storage is blocked or full, so that pages work as without a worker. */
export async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** The reader's language as a host sees it; some browsers show a worker no cookies. */
export const languageCookie = (): Promise<string | undefined> =>
  orUndefined(async () => (await scope.cookieStore?.get('lang'))?.value);

/** That of the page that was opened last. */
export const openedLanguage = async (): Promise<string | undefined> => (await findCached(languageNote))?.text();

/** A path as the table of routes has it, however the host lets it be written. */
export const stripHtmlSuffix = (path: string): string => path.replace(/(.)(\.html|\/+)$/, '$1');

export const offlinePage = (language: string | undefined, path = '/'): string =>
  localeHref('/offline', resolvePage(path, language).locale.code);

/** The first that is cached. */
export async function firstCached(addresses: readonly string[]): Promise<Response | undefined> {
  for (const address of addresses) {
    const copy = await findCached(address);
    if (copy) return copy;
  }
  return undefined;
}

/** The cached copy of a page in the reader's language: that of the cookie, or else of the page that was opened last. */
export async function findPage(path: string): Promise<Response | undefined> {
  const languages = [await languageCookie(), await openedLanguage()];
  // Without a cookie, the English page redirects its reader, as it does online. It may not be cached.
  return firstCached(languages.flatMap((language) => resolvePage(stripHtmlSuffix(path), language).pages));
}

/** Whether a response may be cached: no error page, no redirect, no part of a file, no other origin. */
export const isCacheable = (response: Response, html: boolean): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  /^text\/html/.test(response.headers.get('Content-Type') ?? '') === html;

/** The addresses of the cached offline pages, in all languages. */
export const offlinePages = async (): Promise<string[]> =>
  (await (await caches.open(shellCache)).keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.endsWith('/offline'));

/**
 * Caches a page under its address in its own language, which only the page itself says: for an address without a language, a host
 * serves the reader's. Also caches what the page loads later, and the offline page in its language.
 *
 * @param onCached is called once the copy is there, while the rest is fetched
 */
export async function cachePage(path: string, response: Response, onCached?: () => Promise<unknown>): Promise<void> {
  if (!isCacheable(response, true)) return;
  const html = await response.clone().text();
  // Without the response's own address: its hash, which scripts cannot see, may have a token, and would be stored with it.
  const copy = new Response(response.body, response);
  const language = /<html[^>]* lang="([\w-]+)"/.exec(html)?.[1];
  const { pages, locale } = resolvePage(stripHtmlSuffix(path), language);
  const [address = path] = pages;
  const fallback = offlinePage(language, path);
  const saved = savedCache(locale.code);

  await orUndefined(async () => {
    if (address === fallback) return (await caches.open(shellCache)).put(address, copy);
    // One copy of each, so that it is the newest.
    const isSaved = await caches.match(address, { ...anyVariant, cacheName: saved });
    const cache = await caches.open(isSaved ? saved : openedCache);
    await (await caches.open(aheadCache)).delete(address, anyVariant);
    await cache.delete(address, anyVariant);
    await cache.put(address, copy).catch(() => evictOldest(cache, maxOpenedPages / 2));
    if (!isSaved) await evictOldest(cache, maxOpenedPages);
    if (language && language !== (await openedLanguage()))
      await (await caches.open(shellCache)).put(languageNote, new Response(language));
  });
  const cacheRest = async () => {
    await cacheScripts(html);
    if (address !== fallback && !(await findCached(fallback))) await fetchAndCache(fallback);
  };
  await Promise.all([cacheRest(), onCached?.()]);
}

/**
 * Fetches a page to cache it.
 *
 * @param from how the browser's own cache is used
 * @param onCached as of {@link cachePage}
 */
export const fetchAndCache = (path: string, from?: RequestCache, onCached?: () => Promise<unknown>): Promise<unknown> =>
  orUndefined(async () => cachePage(path, await fetch(path, from && { cache: from }), onCached));

async function evictOldest(cache: Cache, max: number): Promise<void> {
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - max)).map((request) => cache.delete(request, anyVariant)));
}

/**
 * Caches the scripts that a page or a script names, including those that are loaded on demand.
 *
 * @param seen those that are being cached
 */
async function cacheScripts(text: string, seen = new Set<string>()): Promise<void> {
  const named = text.matchAll(/(?:\/_astro\/|(?:from|import) ?["']\.\/)([\w.@-]+\.js)/g);
  await Promise.all(
    Array.from(named, async ([, name]) => {
      const address = immutableFolder + name;
      if (seen.has(address)) return;
      seen.add(address);
      if (await findCached(address)) return;
      const response = await orUndefined(() => fetch(address));
      if (!response) return;
      const script = response.clone();
      if (await cacheAsset(address, response)) await cacheScripts(await script.text(), seen);
    }),
  );
}

/** @returns whether it may be cached */
export async function cacheAsset(address: string, response: Response): Promise<boolean> {
  const cacheable = isCacheable(response, false);
  if (cacheable) await orUndefined(async () => (await caches.open(assetCache)).put(address, response));
  return cacheable;
}
