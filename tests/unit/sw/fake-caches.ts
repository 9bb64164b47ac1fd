interface Matching {
  ignoreVary?: boolean;
}

/** A browser's caches, in memory, as far as the worker and the pages use them. */
export class FakeCaches {
  readonly all = new Map<string, FakeCache>();
  /** What every use of them throws, if anything */
  blocked: Error | undefined;
  /** What writing throws, if anything: a full device reads on */
  full: Error | undefined;

  async open(name: string): Promise<FakeCache> {
    if (this.blocked) throw this.blocked;
    const cache = this.all.get(name) ?? new FakeCache(this);
    this.all.set(name, cache);
    return cache;
  }

  async match(address: string, { cacheName, ...options }: Matching & { cacheName?: string } = {}): Promise<Response | undefined> {
    if (this.blocked) throw this.blocked;
    for (const [name, cache] of this.all) {
      const found = !cacheName || cacheName === name ? await cache.match(address, options) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);

  /** What stands in a cache, in the order in which it was put there. */
  pathsIn = (name: string): string[] => [...(this.all.get(name)?.entries.keys() ?? [])];
}

class FakeCache {
  readonly entries = new Map<string, Response>();
  readonly owner: FakeCaches;

  constructor(owner: FakeCaches) {
    this.owner = owner;
  }

  /** As a browser whose question has other headers than the one that was answered: what varies is found only in spite of that. */
  match = async (address: string, { ignoreVary }: Matching = {}) => {
    const found = this.entries.get(pathOf(address));
    return found && (ignoreVary || !found.headers.has('Vary')) ? found.clone() : undefined;
  };
  put = async (address: string, response: Response) => {
    if (this.owner.full) throw this.owner.full;
    this.entries.set(pathOf(address), response);
  };
  add = async (request: Request) => {
    const response = await fetch(request);
    if (!response.ok) throw new TypeError('Request failed');
    await this.put(request.url, response);
  };
  delete = async (address: string | Request) => this.entries.delete(pathOf(typeof address === 'string' ? address : address.url));
  keys = async () => [...this.entries.keys()].map((path) => new Request(origin + path));
}

export const origin = 'https://help.example.com';
const pathOf = (address: string): string => new URL(address, origin).pathname;

interface Served {
  type?: string;
  redirected?: boolean;
  url?: string;
}

/** An answer as a browser hands it over: these cannot be said to a `Response`. */
export function served(response: Response, { type = 'basic', redirected = false, url = '' }: Served = {}): Response {
  const clone = response.clone.bind(response);
  return Object.defineProperties(response, {
    type: { value: type },
    redirected: { value: redirected },
    url: { value: url },
    clone: { value: () => served(clone(), { type, redirected, url }) },
  });
}

export const html = (text: string, lang = 'en', status = 200): Response =>
  served(
    new Response(`<!doctype html><html lang="${lang}"><body>${text}</body></html>`, {
      status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Cookie, Accept-Encoding' },
    }),
  );

export const script = (code: string): Response =>
  served(new Response(code, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } }));
