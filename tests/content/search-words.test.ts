import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deviceKinds } from '../../src/contract/devices/list.ts';
import { locales } from '../../src/i18n/locales.ts';
import { guidePages, textIdsOf } from '../../src/mdx/guide-pages.ts';
import { idsWithPhrases } from '../../src/mdx/search-entries.ts';
import { faultText } from '../../src/mdx/translation/fault.ts';
import { faqIds } from '../../src/routes/faq-lists.ts';
import { entriesOf, indexOf, searchWordsOf } from '../../tools/scripts/search/entries.ts';
import { root } from '../../tools/scripts/tools.ts';
import { phraseFaults } from '../../tools/scripts/translations/check/word-faults.ts';

const repeated = (words: readonly string[]) => words.filter((word, index) => words.indexOf(word) < index);
const guideIds = new Set(guidePages.flatMap(textIdsOf));

/** A new language may have none yet. */
const withFile = (name: string) => locales.filter(({ code }) => existsSync(join(root, 'content', code, name)));

test('English has phrases for every answer, and the words that are weighed by a rule', () => {
  const { stopWords, offTopic } = searchWordsOf('en');
  expect(phraseFaults('en', faqIds, join(root, 'content')).map(faultText)).toEqual([]);
  expect(stopWords.length).toBeGreaterThan(100);
  expect(offTopic.length).toBeGreaterThan(200);
});

describe.each(withFile('search.json').map((locale) => [locale.code, locale] as const))(
  'content/%s/search.json',
  (code, locale) => {
    const words = searchWordsOf(code);
    const { phrases, morePhrases, devices, synonyms } = words;
    const ids = idsWithPhrases(words);
    const phrasesOf = (id: string) => [phrases[id], morePhrases[id]].flatMap((byAnchor = {}) => Object.entries(byAnchor));

    test('has words for nothing that does not exist', () => {
      expect(ids.filter((id) => !faqIds.some((known) => known === id) && !guideIds.has(id))).toEqual([]);
    });

    test('has no phrase with the sign that separates them in the index, in any width', () => {
      const texts = ids.flatMap(phrasesOf).flatMap(([, texts]) => texts);
      expect(texts.filter((text) => /[|｜\n]/.test(text))).toEqual([]);
    });

    test('says of each phrase a passage that its answer has, or `whole`, and no phrase twice', () => {
      const problems = entriesOf(locale).flatMap(({ id, text }) => {
        const anchors = new Set(['whole', ...text.passages.map(([anchor]) => anchor)]);
        const own = phrasesOf(id);
        return [
          ...own.filter(([anchor]) => !anchors.has(anchor)).map(([anchor]) => `${id} has no ${anchor}`),
          ...repeated(own.flatMap(([, texts]) => texts).map((phrase) => phrase.toLowerCase())).map(
            (phrase) => `${id} has “${phrase}” twice`,
          ),
        ];
      });
      expect(problems).toEqual([]);
    });

    test('has names of devices that there are', () => {
      expect(Object.keys(devices).filter((kind) => !deviceKinds.some((known) => known === kind))).toEqual([]);
    });

    test('has groups of different synonyms, in lower case, without the sign that separates them in the index', () => {
      expect(synonyms.filter((group) => group.length < 2 || repeated(group).length > 0)).toEqual([]);
      expect(
        synonyms.flat().filter((word) => word !== word.toLowerCase() || word !== word.trim() || /^$|[|｜\n]/.test(word)),
      ).toEqual([]);
    });

    test('has no word in two lists, as the search compares them', async () => {
      const index = await indexOf(locale, []);
      expect(repeated([index.stopWords, index.offTopic, ...Object.values(index.devices)].flat())).toEqual([]);
    });
  },
);

describe.each(withFile('food.json').map(({ code }) => code))('content/%s/food.json', (code) => {
  const file = join(root, 'content', code, 'food.json');

  test('has groups of different words, in lower case, ordinary words and stop words', () => {
    const { synonyms, ordinary, stopWords }: { synonyms: string[][]; ordinary: string[]; stopWords: string[] } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    expect(synonyms.filter((group) => group.length < 2 || repeated(group).length > 0)).toEqual([]);
    expect(
      [...synonyms.flat(), ...ordinary, ...stopWords].filter(
        (word) => word !== word.toLowerCase() || word !== word.trim() || !word,
      ),
    ).toEqual([]);
    expect(repeated(stopWords)).toEqual([]);
    if (code === 'en') expect(Math.min(synonyms.length, stopWords.length)).toBeGreaterThan(5);
  });
});
