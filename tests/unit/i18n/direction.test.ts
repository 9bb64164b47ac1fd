import { describe, expect, test } from 'vitest';
import { directionOf, langAttributes } from '../../../src/i18n/direction.ts';

describe('a language', () => {
  test.each(['ar', 'he', 'fa-IR', 'ur', 'az-Arab'])('is written from right to left in %s', (tag) => {
    expect(directionOf(tag)).toBe('rtl');
  });

  test.each(['en', 'zh-Hant-HK', 'ja', 'az', 'pt-BR', 'xx'])('is written from left to right in %s', (tag) => {
    expect(directionOf(tag)).toBe('ltr');
  });

  test('without a real tag has no direction', () => {
    expect(() => directionOf('not a tag')).toThrow(RangeError);
  });
});

describe('an element', () => {
  test.each([
    ['in the language around it says nothing', 'ar', 'ar', {}],
    ['in another language says so', 'de', 'en', { lang: 'de' }],
    ['in one that runs the other way says that, too', 'en', 'ar', { lang: 'en', dir: 'ltr' }],
    ['from right to left within the other says that, too', 'ar', 'en', { lang: 'ar', dir: 'rtl' }],
  ] as const)('%s', (_, own, around, attributes) => {
    expect(langAttributes(own, around)).toEqual(attributes);
  });
});
