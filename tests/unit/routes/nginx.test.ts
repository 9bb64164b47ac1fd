import { describe, expect, test } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { resolveLocale } from '../../../src/i18n/resolve-locale.ts';
import { resolvePage } from '../../../src/routes/edge.ts';
import { nginxFiles } from '../../../src/routes/nginx.ts';
import { pageOf } from '../../../src/routes/rewrites.ts';
import { expectedHeaders, published } from '../../expected-headers.ts';

const { http, server } = nginxFiles(published);

/** One `map`, read as nginx reads it: the first expression that matches, or the default. */
function map(name: string): (value: string) => string {
  const body = new RegExp(`map (?:\\S+|"[^"]+") \\$${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(http)?.[1] ?? '';
  const rows = body.split('\n').map((line) => /^\s+(?:default|"(~\*?)(.*)") "?([^"]*?)"?;$/.exec(line) as RegExpExecArray);
  return (value) => {
    for (const [, kind, expression = '', result = ''] of rows) {
      const match = kind && new RegExp(expression, kind === '~*' ? 'i' : '').exec(value);
      if (match) return result.replace(/^\$(\w+)$/, (_, group) => match.groups?.[group] ?? '');
    }
    return rows.find(([, kind]) => !kind)?.[3] ?? '';
  };
}

const forms = [
  'de',
  'DE',
  'de-AT',
  'de_DE',
  'zh',
  'zh-CN',
  'zh_Hans_CN',
  'zh-Hans-HK',
  'zh_Hans_MO',
  'zhf',
  'ZHF',
  'zh-Hk',
  'zh-HK',
  'zh_TW',
  'zh-Hant',
  'zh-Hant-TW',
  'zh-mo',
  'en',
  'en-GB',
  'ja',
  'ko_KR',
  'pt-BR',
  'xx',
  '',
  'deutsch',
  'zhx',
  'fra',
];

describe('nginx', () => {
  test.each(forms)('reads the cookie %j as the pages do', (form) => {
    const { code } = resolveLocale(form);
    expect(map('companion_reader')(form)).toBe(code === 'en' ? '' : `/${code}`);
  });

  test.each(['/helpCenter', '/de/helpCenter', '/zh/home', '/zh-hk/home', '/dex/home', '/de', '/'])(
    'looks %s up where the rule says',
    (path) => {
      const { pages, locale, varies } = resolvePage(path, 'fr');
      const reader = (result: string) => result.replace('$companion_reader', '/fr');
      expect([...new Set([reader(map('companion_edge')(path)) + path, path])]).toEqual(pages);
      expect(reader(map('companion_language')(path))).toBe(`/${locale.code}`);
      expect(map('companion_edge')(path) === '').toBe(!varies);
    },
  );

  test.each([
    '/feedbackDetails/7',
    '/de/rmaDetail/x',
    '/zh-hk/ratingCenter/1',
    '/recipeDetails/a',
    '/feedbackDetails/7/8',
    '/feedbackDetails',
    '/faqDetail/1',
  ])('leads %s to its page', (path) => {
    const expression = /location ~ "(\^\(\?<companion_page>.*)" \{/.exec(server)?.[1] ?? '';
    expect(new RegExp(expression).exec(path)?.groups?.companion_page ?? path).toBe(pageOf(path));
  });

  test('answers an unknown address with the 404 page of its language, and never with 200', () => {
    expect(server).toContain('error_page 404 $companion_language/404.html;');
    expect(server).toContain('try_files $uri $companion_edge$uri.html $uri.html =404;');
    const internal = new RegExp(/location ~ "(.*)" \{\n {2}internal;/.exec(server)?.[1] ?? 'none');
    for (const path of ['/404', '/404.html', ...locales.slice(1).map(({ code }) => `/${code}/404`)])
      expect(path).toMatch(internal);
    expect('/de/x404').not.toMatch(internal);
  });

  test('sends every header of the site, on errors too', () => {
    for (const [name, value] of Object.entries(expectedHeaders))
      expect(server).toContain(`add_header ${name} "${value}" always;`);
  });

  test('keeps what never changes, and nothing else', () => {
    expect(map('companion_cache')('/_astro/a.B1.css')).toContain('immutable');
    expect(map('companion_cache')('/offline/archives/de.0a1b2c3d4e5f6071.txt')).toContain('immutable');
    expect(map('companion_cache')('/packs/files/0a1b2c3d')).toContain('immutable');
    expect(map('companion_cache')('/packs/packs.json')).toBe('no-cache');
    expect(map('companion_cache')('/offline/de.json')).toBe('no-cache');
    expect(map('companion_cache')('/helpCenter')).toBe('no-cache');
    expect(map('companion_cache')('/x/_astro/a.css')).toBe('no-cache');
  });

  test.each([
    ['/helpCenter', '/helpCenter.html', 'Cookie'],
    ['/helpCenter?x=/de/y', '/helpCenter.html', 'Cookie'],
    ['/de/../helpCenter', '/helpCenter.html', 'Cookie'],
    ['/de/..?x', '/404.html', 'Cookie'],
    ['/de/.%2e/helpCenter', '/helpCenter.html', 'Cookie'],
    ['/_astro/../helpCenter', '/helpCenter.html', 'Cookie'],
    ['/_astro/gone.js', '/404.html', 'Cookie'],
    ['/dex/home', '/404.html', 'Cookie'],
    ['/de', '/de/404.html', ''],
    ['//de//helpCenter/', '/de/helpCenter.html', ''],
    ['/de/helpCenter?x=1', '/de/helpCenter.html', ''],
    ['/de/rmaDetail/7.a..b', '/de/rmaDetail.html', ''],
    ['/_astro/a.B1.css', '/_astro/a.B1.css', ''],
    ['/offline/archives/de.0a.txt', '/offline/archives/de.0a.txt', ''],
    ['/offline/archives/de.0a.txt', '/404.html', 'Cookie'],
  ])('says that %s, answered by %s, varies by %j', (asked, file, vary) => {
    expect(map('companion_vary')(`${asked} ${file}`)).toBe(vary);
  });

  test('takes a last slash away without leading to another site', () => {
    const slash = new RegExp(/rewrite "(.*)" \$1 permanent;/.exec(server)?.[1] ?? '');
    expect(slash.exec('/de/helpCenter/')?.[1]).toBe('/de/helpCenter');
    expect('/').not.toMatch(slash);
    expect('/x\r\nSet-Cookie: a/').not.toMatch(slash);
  });

  test('has no brace or quote out of place', () => {
    for (const text of [http, server]) {
      expect(text.replace(/"[^"\n]*"/g, '').match(/[{]/g)?.length).toBe(text.replace(/"[^"\n]*"/g, '').match(/[}]/g)?.length);
      for (const line of text.split('\n')) expect((line.match(/"/g)?.length ?? 0) % 2).toBe(0);
    }
  });
});
