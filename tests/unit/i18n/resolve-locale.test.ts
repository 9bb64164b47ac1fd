import { describe, expect, test } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { matchLocale, resolveLocale } from '../../../src/i18n/resolve-locale.ts';

describe('matchLocale', () => {
  test.each(locales)('knows $label by its key, its code and its tag, in any case', ({ key, code, tag }) => {
    for (const value of [key, code, tag]) {
      expect(matchLocale(value)?.key).toBe(key);
      expect(matchLocale(value.toUpperCase())?.key).toBe(key);
      expect(matchLocale(value.replaceAll('-', '_'))?.key).toBe(key);
    }
  });

  test.each(['zh-Hk', 'zh-HK', 'zh_TW', 'zh-Hant', 'zh-Hant-TW', 'zh_MO', 'zh-TW.UTF-8', 'ZHF'])(
    'takes %s for traditional Chinese',
    (value) => {
      expect(matchLocale(value)?.key).toBe('zhf');
    },
  );

  test.each(['zh', 'zh-CN', 'zh_Hans', 'zh-SG', 'zh-Hans-HK', 'zh_Hans_MO', 'ZH-HANS-TW', 'zh-cmn-Hans-HK'])(
    'takes %s for simplified Chinese',
    (value) => {
      expect(matchLocale(value)?.key).toBe('zh');
    },
  );

  test.each([
    ['de-AT', 'de'],
    ['es_419', 'es'],
    ['fr-CA', 'fr'],
    ['en-GB', 'en'],
    [' it ', 'it'],
  ])('takes %s for %s', (value, key) => {
    expect(matchLocale(value)?.key).toBe(key);
  });

  test.each(['xx-BR', 'xx', '', '-', 'deutsch', 'zhx', '../de'])('knows no language %j', (value) => {
    expect(matchLocale(value)).toBeUndefined();
  });
});

describe('resolveLocale', () => {
  test('is the language of the value', () => {
    expect(resolveLocale('de-AT').key).toBe('de');
  });

  test.each(['', undefined, null, 5, {}, 'xx'])('is English for %j', (value) => {
    expect(resolveLocale(value).key).toBe('en');
  });
});
