import { expect, test } from 'vitest';
import { languageName } from '../../../src/mdx/spoken-phrase.ts';

test.each([
  ['en', 'ru', 'английский'],
  ['de', 'de', 'Deutsch'],
  ['zh-hk', 'zh-hk', '繁體中文'],
] as const)('%s in %s is %s', (code, inLanguage, name) => expect(languageName(code, inLanguage)).toBe(name));
