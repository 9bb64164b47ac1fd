import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import statement from '../../content/accessibility.json' with { type: 'json' };
import { loadDeployment } from '../../src/contract/load-deployment.ts';
import { locales } from '../../src/i18n/locales.ts';
import { readGuide } from '../../src/mdx/translation/guide-files.ts';
import { localeHref } from '../../src/routes/locale-prefix.ts';
import { cache } from '../../tools/scripts/tools.ts';
import { readSite } from './built-site.ts';

const pages = new Map(readSite().map((page) => [page.path, page]));
const { accessibility } = loadDeployment(join(cache, 'test.config.json'));

describe.each(locales.map((locale) => [locale.code, locale] as const))('the accessibility statement in %s', (code) => {
  const page = pages.get(localeHref('/accessibility', code));
  const linksTo = (href: string | undefined) =>
    page?.tags.some(({ name, attributes }) => name === 'a' && attributes.href === href);

  test('names who is configured, how to reach them and the authority', () => {
    expect(accessibility).toBeDefined();
    expect(page?.text).toContain(accessibility?.owner);
    expect(page?.text).toContain(accessibility?.contact);
    expect(linksTo(`mailto:${accessibility?.contact}`)).toBe(true);
    expect(page?.text).toContain(accessibility?.authority?.name);
    expect(linksTo(accessibility?.authority?.url)).toBe(true);
    // What stands there where nobody is configured.
    expect(linksTo(`${localeHref('/aboutUs', code)}#provider`)).toBe(false);
  });

  test('has the one day on which it was prepared', () => {
    const times = page?.tags.filter(({ name }) => name === 'time').map(({ attributes }) => attributes.datetime);
    expect(times).toEqual([statement.prepared]);
  });

  test('is led to by the help center and by what the pages say about themselves', () => {
    for (const path of ['/helpCenter', '/aboutUs']) {
      const hrefs = pages.get(localeHref(path, code))?.tags.map(({ attributes }) => attributes.href);
      expect(hrefs, path).toContain(localeHref('/accessibility', code));
    }
  });
});

test('where nobody is configured, every statement says what leads to the provider', () => {
  const statements = locales.flatMap(({ code }) => readGuide(code, 'about/accessibility') ?? []);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.filter(({ body }) => !/<Owner>[^<]*\]\(aboutUs#provider\)[^<]*<\/Owner>/.test(body))).toEqual([]);
});
