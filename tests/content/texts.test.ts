import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type LocaleCode, locales } from '../../src/i18n/locales.ts';
import { stringProblems } from '../../src/i18n/strings.ts';
import { guideFiles } from '../../src/mdx/translation/guide-files.ts';
import { targets } from '../../src/mdx/translation/progress.ts';
import { root } from '../../tools/scripts/tools.ts';
import { neglected, termsOf, usesOf } from './glossary.ts';
import { guesser } from './language-of.ts';
import { localTexts } from './local-texts.ts';
import { missingPaths, otherChinese, strangeLetters, untranslated, valueProblems } from './text-problems.ts';
import { typographyProblems } from './typography.ts';

const guides = guideFiles();
const texts = new Map(locales.map(({ code }) => [code as LocaleCode, localTexts(code as LocaleCode, guides)]));

/** Languages that are told apart by their words: the letters of the rest say which they are. */
const latin: readonly LocaleCode[] = ['en', 'de', 'fr', 'es', 'it', 'pl', 'tr'];
const byWords = guesser(new Map(latin.map((code) => [code, (texts.get(code) ?? []).map(({ text }) => text)])));

/** Of a short label with an English name in it, a third of the sentences of another language remain less likely than this. */
const surely = 6;

/** Labels that every language has in English, as its `_guide.md` says. */
const englishLabels = /Works with Google|Open as Web App|If Robot Stopped/;

test('every guide and every answer is written in every language', () => {
  expect(
    missingPaths(
      guides,
      targets.map(({ code }) => code as LocaleCode),
    ),
  ).toEqual([]);
});

test('every text of screens is there in every language, in all plural forms, and no other', () => {
  expect(stringProblems()).toEqual([]);
});

describe.each(targets)('every text in $label', ({ code: name }) => {
  const code = name as LocaleCode;
  const own = texts.get(code) ?? [];

  test('is translated, into the letters of the language', () => {
    expect(own.length).toBeGreaterThan(3000);
    expect(
      own.flatMap((text) => [...untranslated(code, text), ...strangeLetters(code, text), ...otherChinese(code, text)]),
    ).toEqual([]);
  });

  if (latin.includes(code)) {
    test('is in the words of the language', () => {
      const strange = own.flatMap(({ at, text }) => {
        const found = englishLabels.test(text) ? undefined : byWords.strange(text, code);
        return found && found.by > surely ? [`${at} looks like ${found.like}: ${text}`] : [];
      });
      expect(strange).toEqual([]);
    });
  }

  test('inserts the names and says the numbers that English does', () => {
    expect(own.flatMap(valueProblems)).toEqual([]);
  });

  test('has the typography that its _guide.md asks for', () => {
    expect(own.flatMap((text) => typographyProblems(code, text))).toEqual([]);
  });

  test('says the words of its _guide.md', () => {
    const terms = termsOf(readFileSync(join(root, 'content', code, '_guide.md'), 'utf8'));
    expect(terms.length).toBeGreaterThan(30);
    expect(neglected(usesOf(terms, own))).toEqual([]);
  });
});

test('a text of another language would be found, in nearly every sentence', () => {
  for (const [code, wrong] of [
    ['de', 'fr'],
    ['it', 'es'],
    ['pl', 'en'],
    ['tr', 'de'],
  ] as const) {
    const sentences = (texts.get(wrong) ?? []).filter(({ text }) => text.split(' ').length > 5);
    const found = sentences.filter(({ text }) => (byWords.strange(text, code)?.by ?? 0) > surely);
    expect(found.length / sentences.length, `${wrong} in ${code}`).toBeGreaterThan(0.98);
  }
});
