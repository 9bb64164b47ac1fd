import { describe, expect, test } from 'vitest';
import { createI18next } from '../../../src/i18n/i18next.ts';
import type { Area, StringKey } from '../../../src/i18n/keys.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { stringsOf, translator } from '../../../src/i18n/strings.ts';
import { createT, type TextValues } from '../../../src/i18n/t.ts';

const areas = Object.keys(import.meta.glob('../../../content/en/strings/*.json')).map(
  (path) => path.replace(/^.*\/|\.json$/g, '') as Area,
);

/** Whole and broken numbers of every plural category of every language, and one that is written with separators. */
const counts = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1.5, 1_000_000, 1_234_567.5];

/** What could be mistaken for syntax: of replacement patterns, of placeholders, of i18next's nesting, of HTML. */
const awkward = '$& $1 {{count}} {{- name}} $t(common.back) <b>&amp;</b> \u2068x\u2069';

/** One value of each kind for all placeholders of a text. */
function samples(text: string): TextValues[] {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, name]) => name ?? []);
  const filled = (value: string | number) =>
    Object.fromEntries(names.filter((name) => name !== 'count').map((name) => [name, value]));
  return [filled('Name'), filled(awkward), filled(12_345.678), {}];
}

describe('createT', () => {
  const texts = {
    'external.text': 'To {{host}} and {{host}}, {{other}}',
    'common.loadMore_one': '{{count}} more',
    'common.loadMore_other': '{{count}} more ones',
  };
  const t = createT(texts, 'de');

  test('inserts values, and leaves placeholders without a value', () => {
    expect(t('external.text', { host: 'a.b' })).toBe('To a.b and a.b, {{other}}');
  });

  test('inserts a value as it is, whatever replacement patterns or placeholders it holds', () => {
    expect(t('external.text', { host: '$& {{other}}', other: 'x' })).toBe('To $& {{other}} and $& {{other}}, x');
  });

  test('selects the plural form, and writes numbers as the language does', () => {
    expect(t('common.loadMore', { count: 1 })).toBe('1 more');
    expect(t('common.loadMore', { count: 12_345 })).toBe('12.345 more ones');
  });

  test('throws for a text that the page was not given', () => {
    expect(() => t('common.back')).toThrow(new RangeError('No text common.back for de'));
  });
});

describe('createI18next', () => {
  const translate = createI18next({
    en: { form: { both: 'English {{count}}', left_one: '{{count}} left', left_other: '{{count}} left' } },
    de: { form: { both: 'Deutsch {{context}} {{lng}}' } },
    zh: { form: { both: 'Simplified' } },
    'zh-Hant-HK': {},
  });

  test('takes a text that a language lacks from English, with the numbers of the page', () => {
    expect(translate('de', 'form.left', { count: 12_345 })).toBe('12.345 left');
  });

  test('falls back to English, and never to a related language', () => {
    expect(translate('zh-Hant-HK', 'form.both')).toBe('English {{count}}');
  });

  test('inserts values that bear the names of its own options', () => {
    expect(translate('de', 'form.both', { context: 'A', lng: 'en' })).toBe('Deutsch A en');
  });

  test('throws for a text that English lacks as well', () => {
    expect(() => translate('de', 'form.neither')).toThrow(new RangeError('No text form.neither'));
  });

  test('throws for a plural text without a count', () => {
    expect(() => translate('en', 'form.left')).toThrow(RangeError);
  });
});

test.each(locales)('in $label, the browser resolves every text as i18next does', ({ code, tag }) => {
  const strings = stringsOf(code, areas);
  const inBrowser = createT(strings, tag);
  const withI18next = translator(code);
  const differences = Object.entries(strings).flatMap(([fullKey, text]) => {
    const base = /^(.*)_(zero|one|two|few|many|other)$/.exec(fullKey)?.[1];
    const key = (base ?? fullKey) as StringKey;
    const values = samples(text).flatMap((given) => (base ? counts.map((count) => ({ ...given, count })) : [given]));
    return values.filter((given) => inBrowser(key, given) !== withI18next(key, given)).map((given) => ({ key, given }));
  });
  expect(Object.keys(strings).length).toBeGreaterThan(1000);
  expect(differences).toEqual([]);
});
