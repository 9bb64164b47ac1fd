import { beforeEach, describe, expect, test, vi } from 'vitest';
import { networkTimeout } from '../../../src/lib/timeout.ts';
import { FakeCaches, html, origin, script, served } from './fake-caches.ts';

vi.stubGlobal('__BUILD__', 'this');
const { respondToAsset, respondToFile, respondToPage } = await import('../../../src/sw/responses.ts');
const { findCached, maxOpenedPages, openedLanguage, stripHtmlSuffix } = await import('../../../src/sw/copies.ts');

const opened = 'companion-opened';
let kept: FakeCaches;
/** What the host has, by path; an address that is not among them is not answered at all. */
let host: Record<string, () => Response | Promise<Response>>;
let asked: string[];
/** How each file was asked for */
let inits: (RequestInit | undefined)[];
let cookie: string | undefined;
let work: Promise<unknown>[];

const ask = async (path: string): Promise<Response> => {
  asked.push(path);
  const answer = host[new URL(path, origin).pathname];
  if (!answer) throw new TypeError('Failed to fetch');
  return answer();
};
const wait = (one: Promise<unknown>) => void work.push(one);
const unseen = async () => false;
/** Until the worker has nothing more to do, which may bring more. */
const idle = async () => {
  for (const one of work) await one;
};

/** What a reader sees at an address, once everything is kept that will be. */
async function open(path: string): Promise<string> {
  const response = await respondToPage(path, () => ask(path), wait, unseen);
  const text = await response.text();
  await idle();
  return `${response.status} ${/<body>(.*)<\/body>/.exec(text)?.[1]}`;
}

beforeEach(() => {
  vi.useRealTimers();
  kept = new FakeCaches();
  host = { '/de/offline': () => html('Offline lesen', 'de'), '/offline': () => html('Read offline') };
  asked = [];
  inits = [];
  work = [];
  cookie = undefined;
  vi.stubGlobal('caches', kept);
  vi.stubGlobal('fetch', (input: string | Request, init?: RequestInit) => {
    inits.push(init);
    return ask(typeof input === 'string' ? input : input.url);
  });
  vi.stubGlobal('cookieStore', { get: async (name: string) => (name === 'lang' && cookie ? { value: cookie } : null) });
});

describe('a page', () => {
  test('is the host’s where it answers, and its copy where it does not', async () => {
    host['/de/scene'] = () => html('Szenen', 'de');
    expect(await open('/de/scene')).toBe('200 Szenen');
    host['/de/scene'] = () => html('Szenen, neu', 'de');
    expect(await open('/de/scene')).toBe('200 Szenen, neu');
    host = {};
    expect(await open('/de/scene')).toBe('200 Szenen, neu');
  });

  test('that was never opened is the offline page in the language of its address', async () => {
    host['/de/scene'] = () => html('Szenen', 'de');
    await open('/de/scene');
    host = {};
    expect(await open('/de/guide')).toBe('200 Offline lesen');
    expect(await open('/guide')).toBe('200 Offline lesen');
  });

  test('in a language of which nothing is kept is the offline page that there is, where no other page was opened', async () => {
    await open('/de/offline');
    host = {};
    expect(await open('/fr/guide')).toBe('200 Offline lesen');
    cookie = 'ja';
    expect(await open('/guide')).toBe('200 Offline lesen');
  });

  test('that was never opened is the offline page of the cookie’s language, or else of the page that was opened last', async () => {
    host['/scene'] = () => html('Scenes');
    host['/de/scene'] = () => html('Szenen', 'de');
    await open('/scene');
    await open('/de/scene');
    host = {};
    expect(await open('/guide')).toBe('200 Offline lesen');
    cookie = 'en';
    expect(await open('/guide')).toBe('200 Read offline');
    expect(await open('/de/guide')).toBe('200 Offline lesen');
    cookie = 'ja';
    expect(await open('/guide')).toBe('200 Offline lesen');
  });

  test('fails as without a worker where nothing at all can be read', async () => {
    host = {};
    kept.blocked = new DOMException('blocked', 'SecurityError');
    await expect(open('/de/guide')).rejects.toThrow('Failed to fetch');
  });

  test('fails as without a worker where nothing at all is kept', async () => {
    host = {};
    await expect(open('/de/guide')).rejects.toThrow('Failed to fetch');
  });

  test('without a language is answered in the reader’s, by cookie, and else by what was opened last', async () => {
    host['/scene'] = () => html('Szenen', 'de');
    await open('/scene');
    expect(kept.pathsIn(opened)).toEqual(['/de/scene']);
    host = {};
    expect(await open('/scene')).toBe('200 Szenen');
    cookie = 'de-AT';
    expect(await open('/scene')).toBe('200 Szenen');
    cookie = 'fr';
    expect(await open('/guide')).toBe('200 Offline lesen');
  });

  test('without a language or a cookie is English where that is kept: it leads its reader on by itself', async () => {
    host['/scene'] = () => html('Scenes');
    host['/de/scene'] = () => html('Szenen', 'de');
    await open('/scene');
    await open('/de/scene');
    host = {};
    expect(await open('/scene')).toBe('200 Scenes');
    cookie = 'de';
    expect(await open('/scene')).toBe('200 Szenen');
  });

  test('with an id has one copy for all ids', async () => {
    host['/feedbackDetails/7'] = () => html('Feedback details');
    await open('/feedbackDetails/7');
    host = {};
    expect(await open('/feedbackDetails/8')).toBe('200 Feedback details');
    expect(kept.pathsIn(opened)).toEqual(['/feedbackDetails']);
  });

  test('is its copy while the host is broken, and what the host says where there is none', async () => {
    host['/scene'] = () => html('Scenes');
    await open('/scene');
    for (const status of [500, 502]) {
      host['/scene'] = () => html('Bad gateway', 'en', status);
      host['/guide'] = () => html('Bad gateway', 'en', status);
      expect(await open('/scene')).toBe('200 Scenes');
      expect(await open('/guide')).toBe(`${status} Bad gateway`);
    }
    host['/scene'] = () => html('Page not found', 'en', 404);
    expect(await open('/scene')).toBe('404 Page not found');
  });

  test('is its copy when the host takes long, and the host’s next time', async () => {
    host['/scene'] = () => html('Scenes');
    await open('/scene');
    vi.useFakeTimers();
    let answer: (response: Response) => void = () => undefined;
    host['/scene'] = () => new Promise((resolve) => (answer = resolve));
    work = [];
    const early = respondToPage('/scene', () => ask('/scene'), wait, unseen);
    expect(work).toHaveLength(1);
    const settled = vi.fn();
    void work.at(-1)?.finally(settled);
    await vi.advanceTimersByTimeAsync(networkTimeout);
    expect(settled, 'the browser is to keep the worker until then').not.toHaveBeenCalled();
    expect(await (await early).text()).toContain('Scenes');
    answer(html('Scenes, late'));
    await idle();
    host = {};
    vi.useRealTimers();
    expect(await open('/scene')).toBe('200 Scenes, late');
  });

  test.each([
    ['a 404 page', () => html('Page not found', 'en', 404)],
    ['what a redirect led to', () => served(new Response(null, html('')), { redirected: true })],
    ['another site’s', () => served(new Response(null, html('')), { type: 'opaque' })],
    ['no page', () => script('{}')],
    [
      'what only names the type of pages',
      () => served(new Response('', { headers: { 'Content-Type': 'application/json; profile="text/html"' } })),
    ],
    ['of no type', () => served(new Response(new Uint8Array()))],
  ])('is not kept where it is %s', async (_, answer) => {
    host['/scene'] = answer;
    await open('/scene');
    expect(kept.pathsIn(opened)).toEqual([]);
  });

  test('is kept without the address that it was asked for by, whose hash may have a token', async () => {
    const page = '<!doctype html><html lang="en"><body>Home</body></html>';
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    const answer = () => served(new Response(page, { headers }), { url: `${origin}/home#?token=secret` });
    host['/home'] = answer;
    host['/offline'] = answer;
    await open('/home');
    await open('/offline');
    const copies = [...kept.all.values()].flatMap(({ entries }) => [...entries.values()]);
    expect(copies.length).toBeGreaterThanOrEqual(2);
    expect(copies.map(({ url }) => url)).toEqual(copies.map(() => ''));
    host = {};
    expect(await open('/home')).toBe('200 Home');
  });

  test('is kept once, as the newest, however often it is opened', async () => {
    host['/scene'] = () => html('Scenes');
    host['/home'] = () => html('Home');
    for (const path of ['/scene', '/home', '/scene']) await open(path);
    expect(kept.pathsIn(opened)).toEqual(['/home', '/scene']);
    expect(asked).toEqual(['/scene', '/offline', '/home', '/scene']);
  });

  test.each(['/scene.html', '/scene/', '/scene//'])('has one copy, however the host lets it be written: %s', async (path) => {
    host[path] = () => html('Scenes');
    await open(path);
    expect(kept.pathsIn(opened)).toEqual(['/scene']);
    host = {};
    expect(await open('/scene')).toBe('200 Scenes');
    expect(await open(path)).toBe('200 Scenes');
  });

  test('says in which language it is, among other attributes', async () => {
    const headers = { 'Content-Type': 'text/html' };
    const page = '<!doctype html><html class="dark" data-brand="a" lang="zh-hk"><body>HK</body></html>';
    host['/scene'] = () => served(new Response(page, { headers }));
    await open('/scene');
    expect(kept.pathsIn(opened)).toEqual(['/zh-hk/scene']);
    expect(await openedLanguage()).toBe('zh-hk');
  });

  test('that does not say so is kept under its own address, and changes no language', async () => {
    host['/de/scene'] = () => html('Szenen', 'de');
    host['/home'] = () => served(new Response('<html><body>Home</body></html>', { headers: { 'Content-Type': 'text/html' } }));
    await open('/de/scene');
    await open('/home');
    expect(kept.pathsIn(opened)).toEqual(['/de/scene', '/home']);
    expect(await openedLanguage()).toBe('de');
  });

  test('that is the offline page is kept apart from those that were opened', async () => {
    await open('/de/offline');
    expect(kept.pathsIn(opened)).toEqual([]);
    expect(kept.pathsIn('companion-shell')).toEqual(['/de/offline']);
    expect(asked).toEqual(['/de/offline']);
  });

  test('for which a device has no room makes the older half of the others go', async () => {
    const cache = await kept.open(opened);
    for (let number = 0; number < 150; number++) await cache.put(`/faqDetail/${number}`, html('Answer'));
    host['/scene'] = () => html('Scenes');
    kept.full = new DOMException('full', 'QuotaExceededError');
    await open('/scene');
    expect(kept.pathsIn(opened)).toHaveLength(maxOpenedPages / 2);
    expect(kept.pathsIn(opened)[0]).toBe('/faqDetail/50');
  });

  test('brings the scripts that it loads later, and no other language', async () => {
    host['/de/scene'] = () => html('<template><script src="/_astro/a.1.js"></script></template>', 'de');
    host['/_astro/a.1.js'] = () => script('import{b}from"./b.2.js";import("./late.3.js")');
    host['/_astro/b.2.js'] = () => script('');
    await open('/de/scene');
    expect(kept.pathsIn('companion-assets-this')).toEqual(['/_astro/a.1.js', '/_astro/b.2.js']);
    expect(asked).toEqual(['/de/scene', '/_astro/a.1.js', '/_astro/b.2.js', '/de/offline']);
  });

  test('brings scripts by whatever quotes they are named, once', async () => {
    host['/scene'] = () => html('<script src="/_astro/a.1.js"></script><script src="/elsewhere/x.js"></script>');
    host['/_astro/a.1.js'] = () => script(`import "./b.js";import'./c@2.js';export*from "./d-e.js";import("./b.js");"./no.js"`);
    for (const name of ['b', 'c@2', 'd-e']) host[`/_astro/${name}.js`] = () => script('');
    await open('/scene');
    const scripts = ['/_astro/a.1.js', '/_astro/b.js', '/_astro/c@2.js', '/_astro/d-e.js'];
    expect(kept.pathsIn('companion-assets-this')).toEqual(scripts);
    await open('/scene');
    expect(asked).toEqual(['/scene', ...scripts, '/offline', '/scene']);
  });

  test('follows no script that the host does not have, and brings those that it has', async () => {
    host['/scene'] = () =>
      html('<script src="/_astro/gone.js"></script><script src="/_astro/off.js"></script><script src="/_astro/a.js"></script>');
    host['/_astro/gone.js'] = () => html('<script src="/_astro/of-the-404-page.js"></script>', 'en', 404);
    host['/_astro/a.js'] = () => script('');
    await open('/scene');
    expect(asked).toEqual(['/scene', '/_astro/gone.js', '/_astro/off.js', '/_astro/a.js', '/offline']);
    expect(kept.pathsIn('companion-assets-this')).toEqual(['/_astro/a.js']);
  });

  test(`stays readable with the ${maxOpenedPages - 1} that were opened last`, async () => {
    host['/scene'] = () => html('Scenes');
    for (let number = 0; number <= maxOpenedPages; number++) host[`/faqDetail/${number}`] = () => html(`Answer ${number}`);
    await open('/faqDetail/0');
    await open('/scene');
    for (let number = 1; number < maxOpenedPages; number++) await open(`/faqDetail/${number}`);
    expect(kept.pathsIn(opened)).toHaveLength(maxOpenedPages);
    host = {};
    expect(await open('/scene')).toBe('200 Scenes');
    expect(await open('/faqDetail/0')).toBe('200 Read offline');
  });

  test('that is saved makes none of the others go that are, however many', async () => {
    const cache = await kept.open('companion-saved-en');
    for (let number = 0; number <= maxOpenedPages; number++) await cache.put(`/faqDetail/${number}`, html('Answer'));
    host['/faqDetail/7'] = () => html('Answer, new');
    await open('/faqDetail/7');
    expect(kept.pathsIn('companion-saved-en')).toHaveLength(maxOpenedPages + 1);
  });

  test('that is saved keeps its one copy there, the newest', async () => {
    await (await kept.open('companion-saved-en')).put('/scene', html('Scenes'));
    host['/scene'] = () => html('Scenes, new');
    await open('/scene');
    expect(kept.pathsIn(opened)).toEqual([]);
    host = {};
    expect(await open('/scene')).toBe('200 Scenes, new');
  });

  test('is the host’s where the browser keeps nothing, or has no room', async () => {
    host['/scene'] = () => html('Scenes');
    kept.full = new DOMException('full', 'QuotaExceededError');
    expect(await open('/scene')).toBe('200 Scenes');
    kept.blocked = new DOMException('blocked', 'SecurityError');
    expect(await open('/scene')).toBe('200 Scenes');
  });
});

describe('a file whose name changes with its content', () => {
  const load = async (path: string) => {
    const response = await respondToAsset(new Request(origin + path), wait);
    await idle();
    return response.text();
  };

  test('is asked for once', async () => {
    host['/_astro/a.1.js'] = () => script('one');
    expect(await load('/_astro/a.1.js')).toBe('one');
    expect(await load('/_astro/a.1.js')).toBe('one');
    expect(asked).toHaveLength(1);
  });

  test('is asked for again where the first answer was of no use, and then kept under its own name', async () => {
    host['/_astro/a.1.js'] = () => script('broken');
    await load('/_astro/a.1.js');
    host['/_astro/a.1.js'] = () => script('whole');
    expect(await load('/_astro/a.1.js?astro-retry=1')).toBe('whole');
    expect(inits).toEqual([{}, { cache: 'reload' }]);
    host = {};
    expect(await load('/_astro/a.1.js')).toBe('whole');
    expect(await load('/_astro/a.1.js?astro-retry=2')).toBe('whole');
  });

  test('is not kept where the host answers with a page', async () => {
    host['/_astro/gone.js'] = () => html('Page not found');
    await load('/_astro/gone.js');
    expect(kept.pathsIn('companion-assets-this')).toEqual([]);
  });

  test('fails where there is neither a network nor a copy', async () => {
    await expect(load('/_astro/a.1.js')).rejects.toThrow('Failed to fetch');
  });
});

test('a file that keeps its name is the host’s, or else its copy', async () => {
  const load = async () => (await respondToFile(new Request(`${origin}/faq/de.json`), wait)).text();
  host['/faq/de.json'] = () => script('[1]');
  expect(await load()).toBe('[1]');
  host['/faq/de.json'] = () => script('[2]');
  expect(await load()).toBe('[2]');
  await idle();
  host = {};
  expect(await load()).toBe('[2]');
  host['/faq/de.json'] = () => served(new Response('Broken', { status: 500 }));
  expect(await load()).toBe('[2]');
  host['/faq/de.json'] = () => served(new Response('Gone', { status: 404 }));
  expect(await load()).toBe('Gone');
  expect(await (await kept.match('/faq/de.json'))?.text()).toBe('[2]');
});

test('a file that keeps its name is its copy when the host takes long, and the host’s next time', async () => {
  const load = () => respondToFile(new Request(`${origin}/faq/de.json`), wait);
  host['/faq/de.json'] = () => script('[1]');
  await load();
  await idle();
  vi.useFakeTimers();
  let answer: (response: Response) => void = () => undefined;
  host['/faq/de.json'] = () => new Promise((resolve) => (answer = resolve));
  work = [];
  const early = load();
  await vi.advanceTimersByTimeAsync(networkTimeout);
  expect(await (await early).text()).toBe('[1]');
  expect(work, 'the browser is to keep the worker until then').toHaveLength(1);
  answer(script('[2]'));
  await idle();
  expect(await (await kept.match('/faq/de.json'))?.text()).toBe('[2]');
});

test('a file that takes long, and of which there is no copy, is waited for', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<Response>();
  host['/faq/de.json'] = () => promise;
  const late = respondToFile(new Request(`${origin}/faq/de.json`), wait);
  await vi.advanceTimersByTimeAsync(2 * networkTimeout);
  resolve(script('[1]'));
  expect(await (await late).text()).toBe('[1]');
});

test('a file that is broken, and of which there is no copy, is what the host says', async () => {
  host['/faq/de.json'] = () => served(new Response('Broken', { status: 500 }));
  const response = await respondToFile(new Request(`${origin}/faq/de.json`), wait);
  expect([response.status, await response.text()]).toEqual([500, 'Broken']);
});

test('a copy that a redirect led to is none: a browser refuses it', async () => {
  await (await kept.open(opened)).put('/scene', served(new Response('Scenes'), { redirected: true }));
  expect(await findCached('/scene')).toBeUndefined();
});

test.each([
  ['/', '/'],
  ['/scene', '/scene'],
  ['/scene.html', '/scene'],
  ['/a.html/b', '/a.html/b'],
  ['/a.htmlx', '/a.htmlx'],
  ['/axhtml', '/axhtml'],
])('the path %s is %s in the table of routes', (path, plain) => {
  expect(stripHtmlSuffix(path)).toBe(plain);
});
