// The service worker, at /sw.js (tools/build). Pages: network first, with a timeout (`networkTimeout`),
// unless they were fetched ahead. Hashed assets: cache first.
// Precached: the offline page. Calls to app servers never pass through it. It must stay under 8 KB.
import { aheadCache, assetCaches } from '../routes/offline.ts';
import { immutableFolder } from '../routes/response-headers.ts';
import { fetchAhead } from './ahead.ts';
import { assetCache, fetchAndCache, offlinePages, orUndefined } from './copies.ts';
import { respondToAsset, respondToFile, respondToPage } from './responses.ts';
import { scope } from './scope.ts';

/** The message that tells a waiting worker to activate. */
const takeOver = 'take-over';

/** Replaces the cached offline pages by those of this build. */
scope.addEventListener('install', (event) => {
  event.waitUntil(
    orUndefined(async () => {
      await Promise.all((await offlinePages()).map((path) => fetchAndCache(path)));
    }),
  );
});

/** Claims the open pages. They wait until this ends, so it fetches nothing. */
scope.addEventListener('activate', (event) => {
  event.waitUntil(
    orUndefined(async () => {
      await setPreload(scope.registration.navigationPreload);
      await scope.clients.claim();
      await orUndefined(dropOldCopies);
      void cacheOpenPages();
    }),
  );
});

scope.addEventListener('message', ({ data }) => {
  if (data === takeOver) void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('Range')) return;
  const wait = (work: Promise<unknown>) => event.waitUntil(work);
  if (request.mode === 'navigate') {
    wait(letNewWorkerBegin());
    const ask = async () => (await event.preloadResponse) ?? fetch(request);
    const isSeen = async () => (await scope.clients.get(event.resultingClientId))?.visibilityState === 'visible';
    event.respondWith(respondToPage(pathname, ask, wait, isSeen));
  } else if (pathname.startsWith(immutableFolder)) event.respondWith(respondToAsset(request, wait));
  else if (/^\/(faq\/[\w-]+\.json|favicon\.svg)$/.test(pathname)) event.respondWith(respondToFile(request, wait));
});

/**
 * Preloads pages while the worker starts, except in Firefox, which shows its own error page when the preload fails, whatever the worker
 * responds with (https://github.com/GoogleChrome/workbox/issues/3134). There it is also disabled, since it outlives a worker.
 */
async function setPreload(preload: NavigationPreloadManager | undefined): Promise<void> {
  if (/ Firefox\//.test(navigator.userAgent)) await preload?.disable();
  else await preload?.enable();
}

/** Caches the pages that were opened before there was a worker. */
async function cacheOpenPages(): Promise<void> {
  await Promise.all(
    (await scope.clients.matchAll({ type: 'window' })).map(({ url, visibilityState }) => {
      const path = new URL(url).pathname;
      // The browser has it from the navigation, as the reader sees it.
      return fetchAndCache(path, 'force-cache', async () => visibilityState === 'visible' && fetchAhead(path));
    }),
  );
}

/** Deletes what the build before fetched ahead, and the assets of all builds but this one and the one before. */
async function dropOldCopies(): Promise<void> {
  await caches.delete(aheadCache);
  const others = (await caches.keys()).filter((name) => name.startsWith(assetCaches) && name !== assetCache);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/**
 * Activates a newer worker on a navigation when at most one page is open, the one that is being left. No page is ever reloaded
 * for it, and pages of the previous build still find their scripts.
 */
async function letNewWorkerBegin(): Promise<void> {
  const { waiting } = scope.registration;
  if (waiting && (await scope.clients.matchAll({ type: 'window' })).length <= 1) waiting.postMessage(takeOver);
}
