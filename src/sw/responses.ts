import { networkTimeout, withTimeout } from '../lib/timeout.ts';
import { fetchAhead, findAhead } from './ahead.ts';
import {
  cacheAsset,
  cachePage,
  findCached,
  findPage,
  firstCached,
  languageCookie,
  offlinePage,
  offlinePages,
  openedLanguage,
  orUndefined,
} from './copies.ts';

type Wait = (work: Promise<unknown>) => void;

/**
 * A page, network first, unless it was fetched ahead: the cached copy in the reader's language if the host fails or exceeds the
 * timeout; without a copy, the offline page, which lists what can be read.
 *
 * @param ask fetches the page
 * @param wait `event.waitUntil`
 * @param isSeen whether the reader sees it: browsers prefetch and prerender pages, too
 */
export async function respondToPage(
  path: string,
  ask: () => Promise<Response>,
  wait: Wait,
  isSeen: () => Promise<boolean>,
): Promise<Response> {
  const fresh = ask().then((response) => {
    wait(cachePage(path, response.clone(), async () => (await isSeen()) && fetchAhead(path)));
    return response;
  });
  wait(fresh.catch(() => undefined));

  const ahead = await findAhead(path);
  if (ahead) return ahead;
  const copy = await findPage(path);
  if (!copy) {
    return fresh.catch(async (error: unknown) => {
      const [cookie, opened, any] = [await languageCookie(), await openedLanguage(), await orUndefined(offlinePages)];
      const instead = await firstCached([offlinePage(cookie || opened, path), offlinePage(opened), ...(any ?? [])]);
      if (instead) return instead;
      throw error;
    });
  }
  return orCopy(
    fresh.then((response) => (response.status < 500 ? response : copy)),
    copy,
  );
}

/** The response, or the copy if it fails or is late. */
const orCopy = (fresh: Promise<Response>, copy: Response) => withTimeout(fresh, networkTimeout).catch(() => copy);

/**
 * A file whose name changes with its content, cache first. When a page retries because the first response was of no use, it is
 * fetched past every cache.
 */
export async function respondToAsset(request: Request, wait: Wait): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const again = searchParams.has('astro-retry');
  const copy = await findCached(pathname);
  if (copy && !again) return copy;
  return networkFirst(pathname, () => fetch(request, again ? { cache: 'reload' } : {}), copy, wait);
}

/** A file that keeps its name, such as the index of a search: network first, with the same timeout as a page. */
export async function respondToFile(request: Request, wait: Wait): Promise<Response> {
  const { pathname } = new URL(request.url);
  const copy = await findCached(pathname);
  const fresh = networkFirst(pathname, () => fetch(request), copy, wait);
  // A late response is cached, too.
  wait(fresh.catch(() => undefined));
  return copy ? orCopy(fresh, copy) : fresh;
}

async function networkFirst(
  address: string,
  ask: () => Promise<Response>,
  copy: Response | undefined,
  wait: Wait,
): Promise<Response> {
  try {
    const response = await ask();
    wait(orUndefined(() => cacheAsset(address, response.clone())));
    return response.status < 500 ? response : (copy ?? response);
  } catch (error) {
    if (copy) return copy;
    throw error;
  }
}
