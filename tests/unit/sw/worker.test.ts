import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeCaches, html, origin, script } from './fake-caches.ts';

vi.stubGlobal('__BUILD__', 'this');

/** A service worker's global scope, as far as the worker uses it. */
const listeners = new Map<string, (event: never) => void>();
const preload = { enable: vi.fn(async () => undefined), disable: vi.fn(async () => undefined) };
const waiting = { postMessage: vi.fn() };
const skipWaiting = vi.fn(async () => undefined);
const registration: { navigationPreload?: typeof preload; waiting?: typeof waiting | null } = {};
/** Addresses of the open pages. */
let open: string[];
let visibilityState: DocumentVisibilityState;

vi.stubGlobal('addEventListener', (type: string, listener: (event: never) => void) => listeners.set(type, listener));
vi.stubGlobal('registration', registration);
vi.stubGlobal('skipWaiting', skipWaiting);
const claim = vi.fn(async () => undefined);
const matchAll = async ({ type }: { type?: string }) => (type === 'window' ? open.map((url) => ({ url, visibilityState })) : []);
const get = async (id: string) => (id === 'opened' ? { visibilityState } : undefined);
vi.stubGlobal('clients', { claim, matchAll, get });
vi.stubGlobal('location', { origin });
await import('../../../src/sw/worker.ts');

const agents = {
  chrome: 'Mozilla/5.0 (Linux; Android 7.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Mobile Safari/537.36',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Safari/604.1',
  firefoxOnIos:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/153.0 Safari/604.1',
  firefox: 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
};

/** Dispatches an event. @returns its response, once everything that it waits for is done */
async function dispatch(type: string, event: object = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let response: Promise<Response> | undefined;
  const waitUntil = (one: Promise<unknown>) => void work.push(one);
  const respondWith = (one: Promise<Response>) => {
    response = one;
  };
  listeners.get(type)?.({ ...event, waitUntil, respondWith } as never);
  const answer = await response;
  for (const one of work) await one;
  return answer;
}

/** What a page gets that loads this address; nothing where the worker leaves it to the browser. */
const load = (address: string, { method = 'GET', headers = {} } = {}) =>
  dispatch('fetch', { request: new Request(new URL(address, origin), { method, headers }) });

const navigate = (
  path: string,
  preloadResponse: Promise<Response | undefined> = Promise.resolve(undefined),
  resultingClientId = 'opened',
) =>
  dispatch('fetch', {
    resultingClientId,
    request: { method: 'GET', mode: 'navigate', url: origin + path, headers: new Headers() },
    preloadResponse,
  });

let kept: FakeCaches;
let asked: string[];

beforeEach(() => {
  vi.clearAllMocks();
  kept = new FakeCaches();
  asked = [];
  open = [];
  visibilityState = 'visible';
  registration.navigationPreload = preload;
  registration.waiting = null;
  vi.stubGlobal('caches', kept);
  vi.stubGlobal('navigator', { userAgent: agents.chrome });
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const { pathname } = new URL(typeof input === 'string' ? input : input.url, origin);
    asked.push(pathname);
    return pathname.includes('.') ? script(pathname) : html('Scenes', pathname.startsWith('/de/') ? 'de' : 'en');
  });
});

describe('a worker that is installed', () => {
  test('replaces the offline pages that are kept, and nothing else', async () => {
    const shell = await kept.open('companion-shell');
    for (const path of ['/offline', '/de/offline']) await shell.put(path, html('old'));
    await shell.put('/lang', new Response('de'));
    await dispatch('install');
    expect(asked).toEqual(['/offline', '/de/offline']);
    expect(await (await kept.match('/de/offline', { ignoreVary: true }))?.text()).toContain('Scenes');
  });

  test('does without storage', async () => {
    kept.blocked = new DOMException('blocked', 'SecurityError');
    await expect(dispatch('install')).resolves.toBeUndefined();
  });
});

describe('a worker that takes over', () => {
  test.each(['chrome', 'safari', 'firefoxOnIos'] as const)('preloads pages in %s', async (name) => {
    vi.stubGlobal('navigator', { userAgent: agents[name] });
    await dispatch('activate');
    expect(preload.enable).toHaveBeenCalledOnce();
    expect(preload.disable).not.toHaveBeenCalled();
  });

  test('does not in Firefox, and ends what an earlier worker began', async () => {
    vi.stubGlobal('navigator', { userAgent: agents.firefox });
    await dispatch('activate');
    expect(preload.disable).toHaveBeenCalledOnce();
    expect(preload.enable).not.toHaveBeenCalled();
  });

  test.each(['chrome', 'firefox'] as const)('does without where the browser cannot: %s', async (name) => {
    vi.stubGlobal('navigator', { userAgent: agents[name] });
    delete registration.navigationPreload;
    await dispatch('activate');
    expect(claim).toHaveBeenCalledOnce();
  });

  test('has all open pages at once, and keeps what they show', async () => {
    open = [`${origin}/de/scene?a=1`, `${origin}/home`];
    await dispatch('activate');
    expect(claim).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(kept.pathsIn('companion-opened').sort()).toEqual(['/de/scene', '/home']));
  });

  test('leaves the scripts of its own build and of the one before', async () => {
    const others = ['companion-opened', 'companion-shell', 'another-assets-1'];
    for (const name of [...others, 'companion-assets-1', 'companion-assets-2', 'companion-assets-3', 'companion-assets-this'])
      await kept.open(name);
    await dispatch('activate');
    expect((await kept.keys()).sort()).toEqual([...others, 'companion-assets-3', 'companion-assets-this'].sort());
  });

  test('keeps what open pages show also where old scripts cannot be deleted', async () => {
    open = [`${origin}/home`];
    kept.keys = () => Promise.reject(new Error('broken'));
    await dispatch('activate');
    await vi.waitFor(() => expect(kept.pathsIn('companion-opened')).toEqual(['/home']));
  });
});

describe('a page', () => {
  test('is what the browser preloaded, else what the host answers', async () => {
    expect(await (await navigate('/scene', Promise.resolve(html('Preloaded'))))?.text()).toContain('Preloaded');
    expect(await (await navigate('/scene'))?.text()).toContain('Scenes');
  });

  test('is its copy when the preload fails', async () => {
    await navigate('/scene');
    const failed = Promise.reject(new TypeError('Failed to fetch'));
    expect(await (await navigate('/scene', failed))?.text()).toContain('Scenes');
  });
});

describe('the pages that a page leads to', () => {
  const links = html('<main><a href="/guide">Guide</a></main>');

  test('are fetched when the reader sees it', async () => {
    await navigate('/scene', Promise.resolve(links.clone()));
    expect(kept.pathsIn('companion-ahead')).toEqual(['/guide']);
  });

  test('are left alone while it is prerendered or prefetched', async () => {
    visibilityState = 'hidden';
    await navigate('/scene', Promise.resolve(links.clone()));
    await navigate('/scene', Promise.resolve(links.clone()), '');
    expect(kept.pathsIn('companion-ahead')).toEqual([]);
  });

  test('are fetched for the page that was open before there was a worker', async () => {
    vi.stubGlobal('fetch', async (path: string) => (path === '/scene' ? links.clone() : html('Guide')));
    open = [`${origin}/scene#step-2`];
    await dispatch('activate');
    await vi.waitFor(() => expect(kept.pathsIn('companion-ahead')).toEqual(['/guide']));
  });

  test('are forgotten with their build', async () => {
    await navigate('/scene', Promise.resolve(links.clone()));
    await dispatch('activate');
    expect(kept.pathsIn('companion-ahead')).toEqual([]);
  });
});

describe('a file', () => {
  test('of the build is kept', async () => {
    expect(await (await load('/_astro/a.1.js'))?.text()).toBe('/_astro/a.1.js');
    expect(kept.pathsIn('companion-assets-this')).toEqual(['/_astro/a.1.js']);
    await load('/_astro/a.1.js');
    expect(asked).toEqual(['/_astro/a.1.js']);
  });

  test.each(['/faq/de.json', '/faq/zh-hk.json', '/favicon.svg'])(
    'that keeps its name is asked for each time: %s',
    async (path) => {
      expect(await (await load(path))?.text()).toBe(path);
      expect(kept.pathsIn('companion-assets-this')).toEqual([path]);
      await load(path);
      expect(asked).toEqual([path, path]);
    },
  );

  test.each([
    '/offline/de.json',
    '/de/faq/de.json',
    '/faq/de.json.gz',
    '/faq/a/de.json',
    '/faq/.json',
    '/faviconXsvg',
    '/faq/deXjson',
    '/images/_astro/a.1.js',
    'https://elsewhere.example/_astro/a.1.js',
  ])('of another kind is left to the browser: %s', async (address) => {
    expect(await load(address)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test.each([{ method: 'POST' }, { headers: { Range: 'bytes=0-1' } }])('is left to the browser with %j', async (request) => {
    expect(await load('/_astro/a.1.js', request)).toBeUndefined();
    expect(asked).toEqual([]);
  });
});

describe('a worker of a newer build', () => {
  beforeEach(() => {
    registration.waiting = waiting;
  });

  test.each([2, 3, 10])('waits while %i pages are open', async (count) => {
    open = Array.from({ length: count }, (_, number) => `${origin}/${number}`);
    await navigate('/scene');
    expect(waiting.postMessage).not.toHaveBeenCalled();
  });

  test.each([0, 1])('begins with the next page when %i are open', async (count) => {
    open = Array.from({ length: count }, (_, number) => `${origin}/${number}`);
    await navigate('/scene');
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith('take-over');
  });

  test('takes over when it is told to, and at no other message', async () => {
    await dispatch('message', { data: 'hello' });
    expect(skipWaiting).not.toHaveBeenCalled();
    await dispatch('message', { data: 'take-over' });
    expect(skipWaiting).toHaveBeenCalledOnce();
  });
});
