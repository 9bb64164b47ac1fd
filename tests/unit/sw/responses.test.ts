import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeCaches, html, origin, script, served } from './fake-caches.ts';

vi.stubGlobal('__BUILD__', 'this');
const { respondToAsset, respondToFile, respondToPage, networkTimeout } = await import('../../../src/sw/responses.ts');
const { maxOpenedPages } = await import('../../../src/sw/copies.ts');

const opened = 'companion-opened';
let kept: FakeCaches;
/** What the host has, by path; an address that is not among them is not answered at all. */
let host: Record<string, () => Response | Promise<Response>>;
let asked: string[];
let cookie: string | undefined;
let work: Promise<unknown>[];

const ask = async (path: string): Promise<Response> => {
  asked.push(path);
  const answer = host[new URL(path, origin).pathname];
  if (!answer) throw new TypeError('Failed to fetch');
  return answer();
};
const wait = (one: Promise<unknown>) => void work.push(one);
/** Until the worker has nothing more to do, which may bring more. */
const idle = async () => {
  for (let done = 0; done < work.length; done = work.length) await Promise.all(work);
};

/** What a reader sees at an address, once everything is kept that will be. */
async function open(path: string): Promise<string> {
  const response = await respondToPage(path, () => ask(path), wait);
  const text = await response.text();
  await idle();
  return `${response.status} ${/<body>(.*)<\/body>/.exec(text)?.[1]}`;
}

beforeEach(() => {
  vi.useRealTimers();
  kept = new FakeCaches();
  host = { '/de/offline': () => html('Offline lesen', 'de'), '/offline': () => html('Read offline') };
  asked = [];
  work = [];
  cookie = undefined;
  vi.stubGlobal('caches', kept);
  vi.stubGlobal('fetch', (input: string | Request) => ask(typeof input === 'string' ? input : input.url));
  vi.stubGlobal('cookieStore', { get: async () => cookie && { value: cookie } });
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
    host['/scene'] = () => html('Bad gateway', 'en', 502);
    host['/guide'] = () => html('Bad gateway', 'en', 502);
    expect(await open('/scene')).toBe('200 Scenes');
    expect(await open('/guide')).toBe('502 Bad gateway');
  });

  test('is its copy when the host takes long, and the host’s next time', async () => {
    host['/scene'] = () => html('Scenes');
    await open('/scene');
    vi.useFakeTimers();
    let answer: (response: Response) => void = () => undefined;
    host['/scene'] = () => new Promise((resolve) => (answer = resolve));
    const early = respondToPage('/scene', () => ask('/scene'), wait);
    await vi.advanceTimersByTimeAsync(networkTimeout);
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

  test('brings the scripts that it loads later, and no other language', async () => {
    host['/de/scene'] = () => html('<template><script src="/_astro/a.1.js"></script></template>', 'de');
    host['/_astro/a.1.js'] = () => script('import{b}from"./b.2.js";import("./late.3.js")');
    host['/_astro/b.2.js'] = () => script('');
    await open('/de/scene');
    expect(kept.pathsIn('companion-assets-this')).toEqual(['/_astro/a.1.js', '/_astro/b.2.js']);
    expect(asked).toEqual(['/de/scene', '/_astro/a.1.js', '/_astro/b.2.js', '/de/offline']);
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
});
