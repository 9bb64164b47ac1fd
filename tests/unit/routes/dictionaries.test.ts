import { expect, test } from 'vitest';
import {
  type Dictionary,
  dictionaryFolder,
  dictionaryPath,
  dictionaryUse,
  parseDictionaryName,
  usesDictionaries,
} from '../../../src/routes/dictionaries.ts';

const dictionary: Dictionary = { locale: 'zh-hk', hash: '+/6jzWlUbv1YX+N7eYb2UgXS0Vd+oQxAtyJ/0hSSXq8=' };

test('a file is named by the hash of the dictionary', () => {
  expect(dictionaryPath(dictionary)).toBe('/dictionaries/zh-hk.-_6jzWlUbv1YX-N7eYb2UgXS0Vd-oQxAtyJ_0hSSXq8.txt');
  expect(parseDictionaryName(dictionaryPath(dictionary).slice(dictionaryFolder.length))).toEqual(dictionary);
});

test.each(['zh-hk.txt', 'xx.-_6jzWlUbv1YX-N7eYb2UgXS0Vd-oQxAtyJ_0hSSXq8.txt', 'de.0a1b.txt', '/home', ''])(
  '%j names none',
  (name) => {
    expect(parseDictionaryName(name)).toBeUndefined();
  },
);

test('it is for the pages of its language, and for no script', () => {
  expect(dictionaryUse(dictionary)).toBe('match="/zh-hk/*", match-dest=("document" "")');
  expect(dictionaryUse({ ...dictionary, locale: 'en' })).toContain('match="/*"');
});

test.each([
  ['"Not:A-Brand";v="8", "Chromium";v="156"', true],
  ['"Chromium";v="130", "Google Chrome";v="130"', true],
  ['"Chromium";v="1000"', true],
  ['"Chromium";v="129", "Not?A_Brand";v="200"', false],
  ['"Chromium";v="99"', false],
  ['', false],
])('a browser that says %s is told of it: %s', (brands, told) => {
  expect(usesDictionaries.test(brands)).toBe(told);
});
