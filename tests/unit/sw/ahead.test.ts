import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeCaches, html, origin, served } from './fake-caches.ts';

vi.stubGlobal('__BUILD__', 'this');
const { aheadAge, fetchAhead, findAhead, maxAhead } = await import('../../../src/sw/ahead.ts');
const { respondToPage } = await import('../../../src/sw/responses.ts');
const { cachePage } = await import('../../../src/sw/copies.ts');

const ahead = 'companion-ahead';
let kept: FakeCaches;
/** What the host has, by path; each address is asked for in turn. */
let host: Record<string, () => Response>;
let asked: string[];
let cookie: string | undefined;

const link = (path: string, attributes = '') => `<a href="${path}"${attributes}>…</a>`;
const pageWith = (...links: readonly string[]) => html(`<header>${link('/home')}</header><main>${links.join('')}</main>`);

/** Opens a page with these links, which the reader sees. */
async function see(...links: readonly string[]): Promise<void> {
  await cachePage('/scene', pageWith(...links));
  asked = [];
  await fetchAhead('/scene');
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  kept = new FakeCaches();
  host = {};
  asked = [];
  cookie = undefined;
  vi.stubGlobal('caches', kept);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('cookieStore', { get: async () => (cookie ? { value: cookie } : null) });
  vi.stubGlobal('fetch', async (path: string) => {
    const { pathname } = new URL(path, origin);
    asked.push(pathname);
    return host[pathname]?.() ?? html(pathname, pathname.startsWith('/de/') ? 'de' : 'en');
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('what is fetched', () => {
  test('is the next page, then the first links in the text, each once', async () => {
    await see(link('/guide#step-2'), link('/guide'), link('/offline'), link('/moreMapsV300', ' rel="next"'));
    expect(asked).toEqual(['/moreMapsV300', '/guide', '/offline']);
    expect(kept.pathsIn(ahead)).toEqual(asked);
  });

  test('is nothing that filters in place, has parameters, or belongs to another site', async () => {
    await see(
      '<a class="chip" href="/faqList/all">…</a>',
      link('/feedback?article=1'),
      link('https://example.com/'),
      link('#main'),
      '<a class="button" href="/guide">…</a>',
    );
    expect(asked).toEqual(['/guide']);
  });

  test('is kept only where it can be read without an app server, and is no error', async () => {
    host['/feedback'] = () => html('<astro-island></astro-island>');
    host['/gone'] = () => html('Not found', 'en', 404);
    host['/moved'] = () => served(new Response('Elsewhere', { headers: { 'Content-Type': 'text/html' } }), { redirected: true });
    await see(link('/feedback'), link('/gone'), link('/moved'), link('/guide'));
    expect(kept.pathsIn(ahead)).toEqual(['/guide']);
  });

  test('is nothing for a screen', async () => {
    await see('<astro-island></astro-island>', link('/guide'));
    expect(asked).toEqual([]);
  });

  test('is bounded by page, and by how much nobody opened', async () => {
    const all = Array.from({ length: 40 }, (_, index) => link(`/faqDetail/${index}`));
    await see(...all);
    expect(asked).toHaveLength(maxAhead.ofPage);
    for (let first = 0; first < all.length; first += maxAhead.ofPage) await see(...all.slice(first));
    expect(kept.pathsIn(ahead)).toHaveLength(maxAhead.unopened);
  });

  test('ends with the page', async () => {
    await cachePage('/guide', pageWith());
    host['/first'] = () => {
      void fetchAhead('/guide');
      return html('First');
    };
    await see(link('/first'), link('/second'));
    expect(asked).not.toContain('/second');
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is nothing with %j',
    async (connection) => {
      vi.stubGlobal('navigator', { connection });
      await see(link('/guide'));
      expect(asked).toEqual([]);
    },
  );

  test('is nothing without storage', async () => {
    kept.blocked = new DOMException('blocked', 'SecurityError');
    await expect(fetchAhead('/scene')).resolves.toBeUndefined();
    expect(await findAhead('/guide')).toBeUndefined();
  });
});

describe('a page that was fetched ahead', () => {
  /** What the reader sees at once, while the host has not answered; then it does. */
  async function open(path: string, fresh = html('New')): Promise<string | undefined> {
    const work: Promise<unknown>[] = [];
    const { promise: asking, resolve: answer } = Promise.withResolvers<Response>();
    const shown = respondToPage(
      path,
      () => asking,
      (one) => void work.push(one),
      async () => false,
    );
    const early = await Promise.race([shown.then((response) => response.text()), vi.advanceTimersByTimeAsync(100)]);
    answer(fresh);
    for (const one of work) await one;
    return typeof early === 'string' ? /<body>(.*)<\/body>/.exec(early)?.[1] : undefined;
  }

  test('is there before the host answers, and is the host’s from then on', async () => {
    await see(link('/guide'));
    expect(await open('/guide')).toBe('/guide');
    expect(kept.pathsIn(ahead)).toEqual([]);
    expect(await (await kept.match('/guide', { ignoreVary: true }))?.text()).toContain('New');
    expect(await open('/guide')).toBeUndefined();
  });

  test('waits for the host once it is old, and is fetched again', async () => {
    await see(link('/guide'));
    vi.setSystemTime(Date.now() + aheadAge);
    expect(await open('/guide')).toBeUndefined();
    await see(link('/guide'));
    expect(asked).toEqual(['/guide']);
    await see(link('/guide'));
    expect(asked).toEqual([]);
  });

  test('is of the language that the host would send', async () => {
    await see(link('/guide'), link('/de/guide'));
    cookie = 'de';
    expect(await open('/guide', html('Neu', 'de'))).toBe('/de/guide');
    cookie = 'fr';
    expect(await open('/guide')).toBeUndefined();
  });
});
