import { expect, test } from 'vitest';
import { localeOf, locales, sourceLocale } from '../../../src/i18n/locales.ts';
import { matchLocale } from '../../../src/i18n/resolve-locale.ts';

test('the languages of docs/spec.md §1 stand first', () => {
  const spec = ['en', 'zh', 'zhf', 'es', 'ja', 'it', 'de', 'fr', 'ko', 'ru', 'tr', 'pl'];
  expect(locales.slice(0, spec.length).map(({ key }) => key)).toEqual(spec);
});

test('English is the source', () => {
  expect(sourceLocale.key).toBe('en');
});

test.each(locales)(
  '$label has a folder name in lower case, a tag that Intl knows, and the key by which `lang` values name it',
  ({ code, key, tag }) => {
    expect(code).toBe(code.toLowerCase());
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag]);
    expect(matchLocale(tag)?.key).toBe(key);
  },
);

test('a language is found by its code, and by nothing else', () => {
  expect(localeOf('zh-hk').key).toBe('zhf');
  expect(() => localeOf('zhf')).toThrow(RangeError);
});
