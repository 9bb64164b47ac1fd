import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { faultText } from '../../src/mdx/translation/fault.ts';
import { guideFilesOf } from '../../src/mdx/translation/guide-files.ts';
import { targets } from '../../src/mdx/translation/progress.ts';
import { root } from '../../tools/scripts/tools.ts';
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
    expect(termsOfLanguage(locale.code).length > 30 || localTexts(locale.code).length < 3000).toBe(true);
  });
});

test('what says how many languages there are says it right', () => {
  const readme = { path: 'README.md', whole: readFileSync(join(root, 'README.md'), 'utf8') };
  const said = [readme, ...guideFilesOf('en')].flatMap(({ path, whole }) =>
    [...whole.matchAll(/(\d+) languages/g)].map(([, number]) => ({ path, number: Number(number) })),
  );
  expect(said.map(({ path }) => path)).toContain('content/en/about/aboutUs.mdx');
  const wrong = said.filter(({ number }) => number !== locales.length);
  expect(wrong.map(({ path, number }) => `${path} says ${number} languages: write ${locales.length}`).join('\n')).toBe('');
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
