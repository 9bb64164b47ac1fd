import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeCaches, html, origin } from './fake-caches.ts';

vi.stubGlobal('__BUILD__', 'this');

/** A service worker's global scope, as far as the worker uses it. */
const listeners = new Map<string, (event: never) => void>();
const preload = { enable: vi.fn(async () => undefined), disable: vi.fn(async () => undefined) };
const waiting = { postMessage: vi.fn() };
const skipWaiting = vi.fn(async () => undefined);
const registration: { navigationPreload?: typeof preload; waiting?: typeof waiting | null } = {};
/** Addresses of the open pages. */
let open: string[];

vi.stubGlobal('addEventListener', (type: string, listener: (event: never) => void) => listeners.set(type, listener));
vi.stubGlobal('registration', registration);
vi.stubGlobal('skipWaiting', skipWaiting);
vi.stubGlobal('clients', { claim: async () => undefined, matchAll: async () => open.map((url) => ({ url })) });
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
  for (let done = 0; done < work.length; done = work.length) await Promise.all(work);
  return answer;
}

const navigate = (path: string, preloadResponse: Promise<Response | undefined> = Promise.resolve(undefined)) =>
  dispatch('fetch', {
    request: { method: 'GET', mode: 'navigate', url: origin + path, headers: new Headers() },
    preloadResponse,
  });

beforeEach(() => {
  vi.clearAllMocks();
  open = [];
  registration.navigationPreload = preload;
  registration.waiting = null;
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('navigator', { userAgent: agents.chrome });
  vi.stubGlobal('fetch', async () => html('Scenes'));
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

  test('does without where the browser cannot', async () => {
    delete registration.navigationPreload;
    await expect(dispatch('activate')).resolves.toBeUndefined();
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
