import { expect, test } from 'vitest';
import { localeOf, locales, sourceLocale } from '../../../src/i18n/locales.ts';

test('the languages are those of the spec', () => {
  expect(locales.map(({ key }) => key)).toEqual(['en', 'zh', 'zhf', 'es', 'ja', 'it', 'de', 'fr', 'ko', 'ru', 'tr', 'pl']);
});

test('English is the source', () => {
  expect(sourceLocale.key).toBe('en');
});

test.each(locales)('$label has a folder name in lower case and a tag that Intl knows', ({ code, tag }) => {
  expect(code).toBe(code.toLowerCase());
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag]);
});

test('a language is found by its code, and by nothing else', () => {
  expect(localeOf('zh-hk').key).toBe('zhf');
  expect(() => localeOf('zhf')).toThrow(RangeError);
});
