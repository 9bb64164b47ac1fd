// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OfflineKind } from '../../../src/routes/offline.ts';
import { readablePages } from '../../../src/stores/readable-pages.ts';
import { FakeCaches, html } from '../sw/fake-caches.ts';

let kept: FakeCaches;
const article = (title: string) =>
  html(`<h1>Companion</h1>\n<article class="guide">\n<p>Intro</p><h1 id="top">${title}</h1><h1>2</h1></article>`);
const opens = async (path: string, page: Response) => (await kept.open('companion-opened')).put(path, page);

/** A set that was saved: each path is also in its cache. */
async function saves(pages: Record<string, Response>, kind: OfflineKind = 'guide') {
  const cache = await kept.open('companion-saved-de');
  for (const [path, page] of Object.entries(pages)) await cache.put(path, page);
  const files = Object.keys(pages).map((path) => ({ path, bytes: 1, sha256: '1', kind }));
  return { files, date: 0, complete: true };
}
const titles = async (...query: Parameters<typeof readablePages>) => (await readablePages(...query)).map(({ title }) => title);

beforeEach(() => {
  kept = new FakeCaches();
  vi.stubGlobal('caches', kept);
  document.documentElement.lang = 'de';
  delete document.documentElement.dataset.brand;
});

describe('what can be read without a network', () => {
  test('are the pages that were opened and the guides that were saved, each once, in the order of the language', async () => {
    await opens('/de/z', article('Zubehör'));
    await opens('/de/both', article('Beides'));
    const saved = await saves({ '/de/a': article('Äpfel'), '/de/both': article('Beides') });
    expect(await readablePages('de', saved)).toEqual([
      { path: '/de/a', title: 'Äpfel' },
      { path: '/de/both', title: 'Beides' },
      { path: '/de/z', title: 'Zubehör' },
    ]);
    document.documentElement.lang = 'sv';
    expect(await titles('de', saved)).toEqual(['Beides', 'Zubehör', 'Äpfel']);
  });

  test('is nothing where nothing was opened or saved', async () => {
    expect(await readablePages('de', undefined)).toEqual([]);
  });

  test.each(['answer', 'help', 'screen', 'asset'] as const)('is no %s of what was saved', async (kind) => {
    expect(await readablePages('de', await saves({ '/de/a': article('A') }, kind))).toEqual([]);
  });

  test('was opened in the language, which an address without one has if it is English', async () => {
    await opens('/de/a', article('Deutsch'));
    await opens('/fr/a', article('Français'));
    await opens('/a', article('English'));
    expect(await titles('de', undefined)).toEqual(['Deutsch']);
    expect(await titles('en', undefined)).toEqual(['English']);
  });

  test('has an article with a title', async () => {
    await opens('/de/screen', html('<h1>Screen</h1>'));
    await opens('/de/untitled', article(''));
    const saved = await saves({ '/de/a': article('A') });
    await (await kept.open('companion-saved-de')).delete('/de/a');
    expect(await readablePages('de', saved)).toEqual([]);
  });

  test('is a list of answers, which is no article, by its heading', async () => {
    await opens('/de/helpCenter', html('<header><h1>Hilfe-Center</h1></header><div data-results="10 Antworten"></div>'));
    await opens(
      '/de/faqList/network',
      html('<p>Häufige</p><div data-results="8"><h1>\n Netzwerk\n <small>8 Antworten</small></h1></div>'),
    );
    expect(await titles('de', undefined)).toEqual(['Hilfe-Center', 'Netzwerk 8 Antworten']);
  });

  test('is called what its title says, whatever markup stands in it', async () => {
    await opens('/de/a', article('\n  Auf &amp; <em class="x">zu</em><b>\nFertig</b>\n'));
    expect(await titles('de', undefined)).toEqual(['Auf & zu Fertig']);
  });
});

describe('guides of one title', () => {
  const guides = () =>
    saves({
      '/de/longer/guide': article('Guide'),
      '/de/guide': article('Guide'),
      '/de/acme/guide': article('Guide'),
      '/de/other/guide': article('Guide'),
    });

  test.each([
    ['acme', '/de/acme/guide'],
    ['other', '/de/other/guide'],
    ['third', '/de/guide'],
    // As a folder of the path, not as a part of its name.
    ['acm', '/de/guide'],
  ])('are one for readers of the brand %s: %s', async (brand, path) => {
    document.documentElement.dataset.brand = brand;
    expect(await readablePages('de', await guides())).toEqual([{ path, title: 'Guide' }]);
  });
});
