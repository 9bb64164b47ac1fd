import { describe, expect, test } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { answerFiles } from '../../src/routes/faq-lists.ts';
import { prefixOf } from '../../src/routes/locale-prefix.ts';
import { offlineManifests } from '../../tools/build/offline-manifest.ts';
import { manifestOf } from '../../tools/scripts/packs/pack.ts';
import { readSite, siteDir } from './built-site.ts';
import { offlinePackAnswer, packAnswer } from './pack-answer.ts';

const pages = new Map(readSite().map((page) => [`${page.path.slice(1)}.html`, page]));
const manifests = offlineManifests(siteDir).map(manifestOf);

describe.each(locales.map(({ code }) => code))('the pack of %s', (code) => {
  const manifest = manifests.find(({ language }) => language === code);
  if (!manifest) throw new Error(`No pack of ${code}`);

  test('has every page of its language, its index and its 404 page', () => {
    const own = [...pages.values()].filter(({ path, locale }) => locale.code === code && prefixOf(path)?.code !== 'en');
    const missing = own.filter(({ path }) => !packAnswer(manifest, path === '/404' ? '/' : path));
    expect(missing.map(({ path }) => path)).toEqual([]);
    for (const path of Object.values(answerFiles(code))) expect(packAnswer(manifest, path)).toBe(path.slice(1));
    expect(packAnswer(manifest, `/offline/${code}.json`)).toBe(`offline/${code}.json`);
    expect(packAnswer(manifest, '/')).toBe(manifest.notFound);
    expect(packAnswer(manifest, `${manifest.prefix}/rmaDetail/7`)).toBe(`${manifest.prefix}/rmaDetail.html`.replace(/^\//, ''));
    expect(packAnswer(manifest, `${manifest.prefix}/rmaDetail/7/8`)).toBeUndefined();
  });

  test('speaks to readers of its own language only, where an address names none', () => {
    const scene = `${manifest.prefix}/scene.html`.replace(/^\//, '');
    expect(packAnswer(manifest, '/scene')).toBe(scene);
    expect(packAnswer(manifest, '/scene', manifest.lang)).toBe(scene);
    expect(packAnswer(manifest, '/scene', 'xx')).toBeUndefined();
    expect(packAnswer(manifest, '/scene', 'zh_TW')).toBe(code === 'zh-hk' ? scene : undefined);
    if (manifest.prefix) expect(packAnswer(manifest, `${manifest.prefix}/scene`, 'xx')).toBe(scene);
    expect(packAnswer(manifest, '/favicon.svg', 'xx')).toBe('favicon.svg');
  });

  test('has every page while the phone is offline, in whichever language its address is', () => {
    const own = manifest.files.filter(({ path }) => path.endsWith('.html') && path !== manifest.notFound);
    expect(own.length).toBeGreaterThan(100);
    for (const { path } of own) {
      const bare = `/${path}`.slice(manifest.prefix.length).replace(/\.html$/, '');
      for (const { code } of locales) expect(offlinePackAnswer(manifest, `/${code}${bare}`), `/${code}${bare}`).toBe(path);
    }
  });

  test('has whatever its pages lead to or load, but pages of other languages', () => {
    const missing = manifest.files.flatMap(({ path }) => {
      const references = (pages.get(path)?.tags ?? []).flatMap(({ name, attributes }) =>
        name === 'link' && /canonical|alternate/.test(attributes.rel ?? '')
          ? []
          : [attributes.href, attributes.src, attributes['component-url'], attributes['renderer-url']],
      );
      return references
        .filter((address) => address?.startsWith('/'))
        .map((address) => new URL(address as string, 'https://a.example').pathname)
        .filter((address) => (prefixOf(address)?.code ?? code) === code && !packAnswer(manifest, decodeURIComponent(address)));
    });
    expect([...new Set(missing)]).toEqual([]);
  });
});
