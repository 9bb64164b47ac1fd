import { resolvePage } from '../routes/edge.ts';
import { aheadCache } from '../routes/offline.ts';
import { anyVariant, findPage, isCacheable, languageCookie, orUndefined, stripHtmlSuffix } from './copies.ts';

/** Milliseconds for which a page that was fetched ahead is shown without waiting for the host, as with what browsers prefetch. */
export const aheadAge = 300_000;
/** Most pages that are fetched ahead of one page, and most that wait to be opened. */
export const maxAhead = { ofPage: 6, unopened: 24 };
/** When a copy was fetched, in milliseconds since 1970 by the reader's own clock. */
const fetchedHeader = 'x-companion-fetched';

/** The page whose links are followed. The next one that is opened takes its place. */
let current = '';

/**
 * Fetches the guides and answers that a page leads to, one after another: its next page, then the first links in its text. WebKit
 * does not prefetch, and Android's web views do it less than Chrome.
 */
export async function fetchAhead(path: string): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return;
  current = path;
  await orUndefined(async () => {
    const html = (await (await findPage(path))?.text()) ?? '';
    const cache = await caches.open(aheadCache);
    await dropOld(cache);
    for (const link of isScreen(html) ? [] : linksOf(html).slice(0, maxAhead.ofPage)) {
      if (await cache.match(link, anyVariant)) continue;
      if (current !== path || (await cache.keys()).length >= maxAhead.unopened) return;
      const response = await fetch(link);
      const page = await response.clone().text();
      if (!isCacheable(response, true) || isScreen(page)) continue;
      const headers = new Headers(response.headers);
      headers.set(fetchedHeader, String(Date.now()));
      await cache.put(link, new Response(page, { headers }));
    }
  });
}

/** The copy of a page that was fetched ahead, if it is recent; of the language that the host would send. */
export const findAhead = (path: string): Promise<Response | undefined> =>
  orUndefined(async () => {
    const [address = path] = resolvePage(stripHtmlSuffix(path), await languageCookie()).pages;
    const copy = await caches.match(address, { ...anyVariant, cacheName: aheadCache });
    return copy && isRecent(copy) ? copy : undefined;
  });

/** A screen says nothing without its scripts and its app server. */
const isScreen = (html: string): boolean => html.includes('<astro-island');

const isRecent = ({ headers }: Response): boolean => Math.abs(Date.now() - Number(headers.get(fetchedHeader))) < aheadAge;

/** The pages that links in the text lead to, each once. Chips filter in place. */
function linksOf(html: string): string[] {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const links = [...main.matchAll(/<a (?!class="chip)[^>]*?href="(\/[^"?#]*)"[^>]*>/g)];
  const next = links.filter(([tag]) => / rel="?next/.test(tag));
  return [...new Set([...next, ...links].map(([, path = '']) => path))];
}

async function dropOld(cache: Cache): Promise<void> {
  for (const { url } of await cache.keys()) {
    const copy = await cache.match(url, anyVariant);
    if (copy && !isRecent(copy)) await cache.delete(url, anyVariant);
  }
}
