import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { englishHref } from '../../src/routes/locale-prefix.ts';
import { readSite, siteDir } from './built-site.ts';

const read = (file: string) => readFileSync(join(siteDir, file), 'utf8');
const sitemap = read('sitemap.xml');
const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url));
const pages = new Map(readSite().map((page) => [page.path, page]));

/**
 * Guides and answers; their pages alone have an article of this class. A page whose translation lags behind leads to its English by a
 * second address, `/en/scene`, which is not listed.
 */
const guides = [...pages.values()].filter(
  ({ path, source }) => /<article class="guide"/.test(source) && !path.startsWith(englishHref('/')),
);

test('the list of pages has every guide and answer, and the help center, in every language, each once', () => {
  const paths = listed.map(({ pathname }) => pathname);
  expect(new Set(paths).size).toBe(paths.length);
  expect(guides.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
  expect(paths.filter((path) => path.endsWith('/helpCenter'))).toHaveLength(locales.length);
});

test('each is a page that names itself by this address', () => {
  const wrong = listed.filter(({ href, pathname }) => {
    const canonical = pages.get(pathname)?.tags.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href;
    return canonical !== href;
  });
  expect(wrong.map(({ href }) => href)).toEqual([]);
});

test('each names its page in every language, and English for all others', () => {
  const entries = [...sitemap.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
  const wrong = entries.flatMap(([, loc = '', links = '']) => {
    const versions = [...links.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang, href = '']) => ({ lang, href }));
    const named = versions.map(({ lang, href }) => [lang, pages.get(new URL(href).pathname)?.locale.tag]);
    const expected = [...locales.map(({ tag }) => [tag, tag]), ['x-default', 'en']];
    return isDeepStrictEqual(named, expected) && versions.some(({ href }) => href === loc) ? [] : [loc];
  });
  expect(entries).toHaveLength(listed.length);
  expect(wrong).toEqual([]);
});

test('robots find it', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${new URL('/sitemap.xml', listed[0])}`);
});

test('each answer says by which lists it is reached', () => {
  const answers = guides.filter(({ path }) => path.includes('/faqDetail/'));
  const wrong = answers.filter(({ path, source }) => {
    const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(source) ?? [];
    const steps: { position: number; name: string; item: string }[] = JSON.parse(data).itemListElement ?? [];
    const found = steps.map(({ item }) => pages.get(new URL(item).pathname));
    const prefix = path.replace(/faqDetail.*/, '');
    return (
      steps.length !== 2 ||
      !found[0]?.path.startsWith(`${prefix}helpCenter`) ||
      !found[1]?.source.includes(`href="${path}"`) ||
      steps.some(({ name, position }, index) => !name || position !== index + 1)
    );
  });
  expect(answers.length).toBeGreaterThan(100);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
