import type { BrowserContext, Page } from '@playwright/test';

export interface TokenWatch {
  /** Every place where the token was found so far, each once, and in everything that the page holds and shows now */
  places(page: Page): Promise<string[]>;
}

/**
 * Watches for a token in all that leaves a page or stays behind: addresses with their hashes, headers but the one that is meant
 * for it, bodies, the console, exceptions; and, when asked, in every kind of storage, the history, and the document.
 */
export function watchToken(context: BrowserContext, token: string): TokenWatch {
  const found = new Set<string>();
  const look = (place: string, text: string | null | undefined) => {
    if (text?.includes(token) || text?.includes(encodeURIComponent(token))) found.add(place);
  };
  const waiting: Promise<unknown>[] = [];

  context.on('request', (request) => {
    look(`address of a request: ${request.method()}`, request.url().replace(/#.*/, ''));
    look('body of a request', request.postData());
    for (const [name, value] of Object.entries(request.headers())) if (name !== 'token') look(`header ${name}`, value);
  });
  context.on('response', (response) => {
    if (!response.url().includes('/api/v1/')) return;
    waiting.push(
      response.text().then(
        (text) => look('body of an answer', text),
        () => undefined,
      ),
    );
  });
  context.on('console', (message) => look('console', message.text()));
  context.on('weberror', (error) => look('exception', `${error.error().message} ${error.error().stack}`));

  return {
    async places(page) {
      await Promise.all(waiting.splice(0));
      for (const [place, text] of Object.entries(await page.evaluate(everything))) look(place, text);
      for (const { name, value } of await context.cookies()) look(`cookie ${name}`, value);
      return [...found];
    },
  };
}

/** All that a page holds and shows, as texts by the name of the place. Runs in the page. */
async function everything(): Promise<Record<string, string>> {
  const texts: Record<string, string> = {
    address: location.href,
    history: JSON.stringify([history.state, ...(window.navigation?.entries() ?? []).map(({ url }) => url)]),
    referrer: document.referrer,
    'name of the window': window.name,
    document: document.documentElement.outerHTML,
    fields: [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value).join('\n'),
    localStorage: JSON.stringify({ ...localStorage }),
    cookies: document.cookie,
    globals: Object.values(window)
      .filter((value) => typeof value === 'string')
      .join('\n'),
  };
  for (const [key, value] of Object.entries(sessionStorage)) texts[`sessionStorage ${key}`] = value;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      texts[`cache ${name} ${request.url}`] = request.url + (await (await cache.match(request))?.text());
  }
  for (const { name = '' } of await indexedDB.databases()) {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await asked(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([asked(objects.getAllKeys()), asked(objects.getAll())]);
      texts[`database ${name} ${store}`] = JSON.stringify([keys, values]);
    }
    database.close();
  }
  return texts;
}
