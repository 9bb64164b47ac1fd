import { describe, expect, test } from 'vitest';
import { faultText } from '../../src/mdx/translation/fault.ts';
import { targets } from '../../src/mdx/translation/progress.ts';
import { faultsOf } from '../../tools/scripts/translations/check/faults.ts';
import { termsOfLanguage } from '../../tools/scripts/translations/check/glossary.ts';
import { guesserOf, surely } from '../../tools/scripts/translations/check/language-of.ts';
import { localTexts } from '../../tools/scripts/translations/check/local-texts.ts';

describe.each(targets)('$label', (locale) => {
  test('has no fault: `npm run translations -- <language> check` tells the same', () => {
    const broken = faultsOf(locale).filter(({ pending }) => !pending);
    expect(broken.map(faultText)).toEqual([]);
  });

  test('has a glossary, and texts that it is held against', () => {
    const written = localTexts(locale.code).length;
    expect(termsOfLanguage(locale.code).length > 30 || written < 3000).toBe(true);
  });
});

test('a text of another language would be found, in nearly every sentence', () => {
  const { strange } = guesserOf('content');
  for (const [code, wrong] of [
    ['de', 'fr'],
    ['it', 'es'],
    ['pl', 'en'],
    ['tr', 'de'],
  ] as const) {
    const sentences = localTexts(wrong).filter(({ text }) => text.split(' ').length > 5);
    const found = sentences.filter(({ text }) => (strange(text, code)?.by ?? 0) > surely);
    expect(sentences.length).toBeGreaterThan(1000);
    expect(found.length / sentences.length, `${wrong} in ${code}`).toBeGreaterThan(0.98);
  }
});
