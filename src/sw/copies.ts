import { edgeAnswer } from '../routes/edge.ts';
import { localeHref } from '../routes/locale-prefix.ts';
import { assetCaches, openedCache, savedCache, shellCache } from '../routes/offline.ts';
import { immutableFolder } from '../routes/response-headers.ts';
import { scope } from './scope.ts';

/** Pages that stay readable without having been saved; of more, those that were opened longest ago go. */
export const mostOpened = 200;

/** Hosts vary by cookie and encoding; a copy is of one language by its address. */
const anyVariant = { ignoreVary: true };
/** Where the language of the page that was opened last is noted. */
const languageNote = '/lang';
export const assetCache = assetCaches + __BUILD__;

/** A copy of ours, wherever it is kept; none where the browser keeps nothing. */
export const find = (address: string): Promise<Response | undefined> =>
  attempt(async () => {
    const copy = await caches.match(address, anyVariant);
    // A browser refuses such an answer to a navigation.
    return copy?.redirected ? undefined : copy;
  });

/** `work`, or nothing where storage is blocked or full: then everything is as without a worker. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** The reader's language as a host sees it; some browsers show a worker no cookies. */
export const languageCookie = (): Promise<string | undefined> =>
  attempt(async () => (await scope.cookieStore?.get('lang'))?.value);

/** That of the page that was opened last. */
export const openedLanguage = async (): Promise<string | undefined> => (await find(languageNote))?.text();

/** A path as the table of routes has it, however the host lets it be written. */
export const bare = (path: string): string => path.replace(/(.)(\.html|\/+)$/, '$1');

export const offlinePage = (language: string | undefined, path = '/'): string =>
  localeHref('/offline', edgeAnswer(path, language).locale.code);

/** Only what is whole, ours, and what was asked for: no error page, no redirect, no part of a file. */
const isKeepable = (response: Response, html: boolean): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  /^text\/html/.test(response.headers.get('Content-Type') ?? '') === html;

/** Those that are kept, in whatever languages. */
export const offlinePages = async (): Promise<string[]> =>
  (await (await caches.open(shellCache)).keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.endsWith('/offline'));

/**
 * Keeps a page under its address in its own language, which only the page itself tells: a host answers an address without a language
 * by the reader's. With it comes what it loads later, and the offline page in its language.
 */
export async function keepPage(path: string, response: Response): Promise<void> {
  if (!isKeepable(response, true)) return;
  const html = await response.clone().text();
  // Without the answer's own address: its hash, which scripts cannot see, may have a token, and would be stored with it.
  const copy = new Response(response.body, response);
  const language = /<html[^>]* lang="([\w-]+)"/.exec(html)?.[1];
  const { pages, locale } = edgeAnswer(bare(path), language);
  const [address = path] = pages;
  const fallback = offlinePage(language, path);
  const saved = savedCache(locale.code);

  await attempt(async () => {
    if (address === fallback) return (await caches.open(shellCache)).put(address, copy);
    // One copy of each, so that it is the newest.
    const isSaved = await caches.match(address, { ...anyVariant, cacheName: saved });
    const cache = await caches.open(isSaved ? saved : openedCache);
    await cache.delete(address, anyVariant);
    await cache.put(address, copy).catch(() => keepNewest(cache, mostOpened / 2));
    if (!isSaved) await keepNewest(cache, mostOpened);
    if (language && language !== (await openedLanguage()))
      await (await caches.open(shellCache)).put(languageNote, new Response(language));
  });
  await keepScripts(html);
  if (address !== fallback && !(await find(fallback))) await keepFrom(fallback);
}

/** Fetches a page only to keep it. */
export const keepFrom = (path: string): Promise<unknown> => attempt(async () => keepPage(path, await fetch(path)));

async function keepNewest(cache: Cache, most: number): Promise<void> {
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((request) => cache.delete(request, anyVariant)));
}

/** The scripts that a page or a script names: some are loaded only when the reader gets to them. */
async function keepScripts(text: string): Promise<void> {
  const named = [...text.matchAll(/(?:\/_astro\/|(?:from|import) ?["']\.\/)([\w.@-]+\.js)/g)].map(
    ([, name]) => immutableFolder + name,
  );
  for (const address of new Set(named)) {
    if (await find(address)) continue;
    const response = await attempt(() => fetch(address));
    if (!response) return;
    const script = response.clone();
    if (await keepAsset(address, response)) await keepScripts(await script.text());
  }
}

/** @returns whether it is one to be kept */
export async function keepAsset(address: string, response: Response): Promise<boolean> {
  const keepable = isKeepable(response, false);
  if (keepable) await attempt(async () => (await caches.open(assetCache)).put(address, response));
  return keepable;
}
