import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import type { StringKey } from '../../../src/i18n/keys.ts';
import { type LocaleCode, locales } from '../../../src/i18n/locales.ts';
import { stringProblems, stringsOf, translator } from '../../../src/i18n/strings.ts';
import { createT } from '../../../src/i18n/t.ts';

const areas = ['common', 'feedback', 'figures', 'guide', 'titles'] as const;

describe('createT', () => {
  const t = createT(
    {
      'external.text': 'To {{host}} and {{host}}, {{other}}',
      'common.loadMore_one': '{{count}} more',
      'common.loadMore_other': '{{count}} more ones',
    },
    'de',
  );

  test('puts values where their names stand, and leaves names without a value', () => {
    expect(t('external.text', { host: 'a.b' })).toBe('To a.b and a.b, {{other}}');
  });

  test('takes a value as it is, whatever replacement patterns or placeholders it holds', () => {
    expect(t('external.text', { host: '$& {{other}}', other: 'x' })).toBe('To $& {{other}} and $& {{other}}, x');
  });

  test('chooses the plural form, and writes numbers as the language does', () => {
    expect(t('common.loadMore', { count: 1 })).toBe('1 more');
    expect(t('common.loadMore', { count: 12_345 })).toBe('12.345 more ones');
  });

  test('refuses a text that the page was not given', () => {
    expect(() => t('common.back')).toThrow(new RangeError('No text common.back for de'));
  });
});

test('every language has every text, and none too many', () => {
  expect(stringProblems()).toEqual([]);
});

describe.each(locales)('$label', ({ code, tag }) => {
  test('reads each of its texts as i18next does', async () => {
    const strings = stringsOf(code as LocaleCode, areas);
    const other = i18next.createInstance();
    await other.init({
      lng: tag,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      resources: { [tag]: { translation: strings } },
    });
    const t = translator(code as LocaleCode);
    const values = { brand: 'Brand', host: 'a.example', name: 'Name', percent: '5' };
    for (const key of Object.keys(strings)) {
      const base = /^(.*)_(zero|one|two|few|many|other)$/.exec(key)?.[1];
      for (const count of base ? [0, 1, 2, 3, 5, 11, 21, 100] : [undefined]) {
        const given = { ...values, ...(count !== undefined && { count }) };
        const wanted = other.t(base ?? key, given);
        const placeholdersLeft = (text: string) => text.replace(/\{\{\w+\}\}/g, '');
        expect(placeholdersLeft(t((base ?? key) as StringKey, given)), `${key} with ${count}`).toBe(placeholdersLeft(wanted));
      }
    }
  });
});
