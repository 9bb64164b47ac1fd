import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { localeOf, locales } from '../../src/i18n/locales.ts';
import { standInsOf } from '../../src/mdx/translation/stand-ins.ts';
import { textsOf } from '../../src/mdx/translation/strings.ts';
import { pageOf } from '../../src/routes/rewrites.ts';
import { localeOfPath, type Page, readSite, siteDir } from './built-site.ts';
import { readHtml } from './html.ts';
import { markersOf, strayTexts, unmarkedEnglish } from './languages.ts';
import { foreignLinks, headProblems, linkProblems, resolveLink } from './links.ts';

const pages = readSite();

/** The address that the site was built for, as its own canonical links say it. */
const canonical = pages.flatMap(({ tags }) => tags.filter(({ attributes }) => attributes.rel === 'canonical'))[0];
const site = canonical?.attributes.href ? new URL(canonical.attributes.href).origin : 'http://localhost';

const page = (path: string, source: string): Page => ({ path, source, locale: localeOfPath(path), ...readHtml(source) });
const only = (...paths: string[]) => ({ site: 'https://a.example', pageOf, isFile: (path: string) => paths.includes(path) });

describe('every page of the site', () => {
  test('exists', () => {
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/404', '/de/404', '/zh-hk/404']));
  });

  test('has its language, a title, a description, one h1 and no id twice', () => {
    expect(pages.flatMap(headProblems)).toEqual([]);
  });

  test('links only to what exists', () => {
    const isFile = (path: string) => existsSync(join(siteDir, path));
    expect(linkProblems(pages, { site, pageOf, isFile })).toEqual([]);
  });

  test('leads to pages in its own language, but where a language is chosen', () => {
    expect(foreignLinks(pages, site, localeOfPath)).toEqual([]);
  });

  test('holds no text of another language', () => {
    const texts = locales.flatMap((locale) => Object.entries(textsOf(locale.code)).map(([key, text]) => ({ locale, key, text })));
    const lacking = new Map(locales.map((locale) => [locale.code, standInsOf(locale).texts]));
    const standsIn = ({ locale }: Page, key: string) => lacking.get(locale.code)?.has(key) ?? false;
    expect(strayTexts(pages, markersOf(texts), standsIn)).toEqual([]);
  });

  test('was built with all its parts', () => {
    const failed = new Map(locales.map(({ code }) => [code, textsOf(code)['common.loadErrorTitle'] ?? 'no text']));
    const broken = pages.filter(({ source, text, locale }) => {
      const words = failed.get(locale.code) ?? 'no text';
      return (
        text.includes(words) &&
        readHtml(source.replace(/<template[\s\S]*?<\/template>|<section[^>]* hidden>[\s\S]*?<\/section>/g, '')).text.includes(
          words,
        )
      );
    });
    expect(broken.map(({ path }) => path)).toEqual([]);
  });

  test('marks the English phrases between other letters', () => {
    expect(unmarkedEnglish(pages)).toEqual([]);
  });
});

describe('the checks', () => {
  const links = (html: string, ...files: string[]) =>
    linkProblems([page('/home', html), page('/de/rmaDetail', '<h2 id="reply">'), page('/404', '')], only(...files));

  test.each([
    '<a href="/home">',
    '<a href="home#top">',
    '<a href="/de/rmaDetail/42?from=list#reply">',
    '<a href="https://a.example/home">',
    '<a href="https://elsewhere.example/x">',
    '<a href="mailto:a@b.example">',
    '<img src="/logo.svg">',
    '<link rel="icon" href="data:image/svg+xml,x">',
  ])('let pass %s', (html) => {
    expect(links(html, '/logo.svg')).toEqual([]);
  });

  test.each([
    ['<a href="/gone">', '/home links to /gone, which does not exist'],
    ['<a href="https://a.example/gone">', '/home links to /gone, which does not exist'],
    ['<a href="/">', '/home links to /, which does not exist'],
    ['<a href="/de/rmaDetail/42/43">', '/home links to /de/rmaDetail/42/43, which does not exist'],
    ['<a href="/de/rmaDetail#nowhere">', 'no such place'],
    ['<img src="/gone.png">', '/gone.png'],
    ['<astro-island component-url="/_astro/gone.js">', '/_astro/gone.js'],
  ])('refuse %s', (html, problem) => {
    expect(links(html, '/logo.svg')).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    ['/de/home', '<a href="/home">', '/de/home leads to /home, in another language'],
    ['/de/home', '<a href="https://a.example/fr/home?x#y">', '/de/home leads to /fr/home, in another language'],
    ['/home', '<a href="/de/home">', '/home leads to /de/home, in another language'],
  ])('refuse on %s %s', (path, html, problem) => {
    expect(foreignLinks([page(path, html)], 'https://a.example', localeOfPath)).toEqual([problem]);
  });

  test.each([
    '<a href="/de/help">',
    '<a href="#top">',
    '<a href="home">',
    '<a href="/fr/home" hreflang="fr">',
    '<a href="https://b.example/home">',
    '<link rel="canonical" href="/home">',
  ])('let a German page have %s', (html) => {
    expect(foreignLinks([page('/de/home', html)], 'https://a.example', localeOfPath)).toEqual([]);
  });

  test('read an address as a browser does', () => {
    expect(resolveLink('../x?y#z', '/de/recipes/tags', 'https://a.example')).toEqual({ path: '/de/x', anchor: 'z' });
    expect(resolveLink('//b.example/x', '/de/recipes/tags', 'https://a.example')).toBeUndefined();
  });

  test('refuse a page without its head', () => {
    const good = '<html lang="de"><head><title>Start</title><meta name="description" content="x"></head><h1>Start</h1>';
    expect(headProblems(page('/de/home', good))).toEqual([]);
    expect(headProblems(page('/de/home', '<html lang="en"><h1>a</h1><h1 id="b">b</h1><p id="b">'))).toEqual([
      '/de/home says lang="en", and it is de',
      '/de/home has no title',
      '/de/home has no description',
      '/de/home has 2 h1',
      '/de/home has the id b twice',
    ]);
  });

  test('refuse one language’s text on another’s page, shown or handed to an island', () => {
    const [en, de] = [localeOf('en'), localeOf('de')];
    const markers = markersOf([
      { locale: en, key: 'common.intro', text: 'Tell {{brand}} what went wrong & when' },
      { locale: de, key: 'common.intro', text: 'Sagen Sie {{brand}}, was schiefging und wann' },
      { locale: en, key: 'common.name', text: 'The same in both languages' },
      { locale: de, key: 'common.name', text: 'The same in both languages' },
    ]);
    const shown = page('/de/home', '<p>what went wrong &amp; when</p>');
    const handed = page(
      '/de/home',
      '<astro-island props="{&quot;a&quot;:&quot;Tell X what went wrong &amp; when&quot;}"></astro-island>',
    );
    expect(strayTexts([shown], markers)).toEqual([expect.stringContaining('common.intro of en')]);
    expect(strayTexts([handed], markers)).toEqual([expect.stringContaining('common.intro of en')]);
    const fine = [
      page('/de/home', '<p>The same in both languages</p>'),
      page('/de/home', '<main lang="en">what went wrong &amp; when</main>'),
    ];
    expect(strayTexts(fine, markers)).toEqual([]);
  });

  test('refuse an English phrase between other letters that is not marked', () => {
    const bad = page('/ru/home', '<html lang="ru"><body><p>Нажмите Create <b>x</b> и Set up device.</p></body></html>');
    expect(unmarkedEnglish([bad])).toEqual(['/ru/home: Set up device']);
    const fine = page(
      '/ru/home',
      '<html lang="ru"><body><svg><title>Set up device</title></svg><p><q lang="en">Set <b>up</b> device</q> в Google Home</p></body></html>',
    );
    expect(unmarkedEnglish([fine, page('/de/home', '<html lang="de"><body><p>Set up device</p></body></html>')])).toEqual([]);
  });
});
