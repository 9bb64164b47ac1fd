import { describe, expect, test } from 'vitest';
import { rowsFor } from '../../../src/mdx/commands.ts';
import { languageName, meaningOf } from '../../../src/mdx/spoken-phrase.ts';

describe('what a command in another language says', () => {
  const meanings = (kind: 'vacuum' | 'airFryer', reader: 'en' | 'ru') =>
    rowsFor(kind, 'alice').flatMap((row) => meaningOf(row, 'alice', 'ru', reader) ?? []);

  test('is said where it names a mode, of the maker’s sample too', () => {
    expect(meanings('vacuum', 'en')).toEqual(['“Set the vacuum to express mode”']);
    expect(meanings('airFryer', 'en')).toEqual(['“Set the air fryer to roast mode”']);
  });

  test('is not said to those who read that language', () => expect(meanings('vacuum', 'ru')).toEqual([]));
});

test.each([
  ['en', 'ru', 'английский'],
  ['de', 'de', 'Deutsch'],
  ['zh-hk', 'zh-hk', '繁體中文'],
] as const)('%s in %s is %s', (code, inLanguage, name) => expect(languageName(code, inLanguage)).toBe(name));
