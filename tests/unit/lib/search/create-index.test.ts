import { describe, expect, test } from 'vitest';
import { createIndex, hanVariants } from '../../../../src/lib/search/create-index.ts';
import { phrasesIn } from '../../../../src/lib/search/entry.ts';
import { fromIndexFile, fromTextsFile, toIndexFile, toTextsFile } from '../../../../src/lib/search/files.ts';
import type { Texts } from '../../../../src/lib/search/passages.ts';

const simple = new Map([
  ['機', '机'],
  ['塵', '尘'],
  ['龍', '龙'],
]);
const simplify = (character: string) => simple.get(character) ?? character;
const entry = {
  id: 'a',
  title: '吸塵機',
  phrases: { whole: ['机器'] },
  problem: 'device',
  devices: 'all' as const,
};
const none = { stopWords: [], offTopic: [], devices: {}, synonyms: [] };

describe('the variants of Chinese characters', () => {
  test('are those of the text, whichever of the two it is written in', () => {
    expect(hanVariants('机', simplify)).toBe('機机');
    expect(hanVariants('機', simplify)).toBe('機机');
  });

  test('leave out what the text has no use for', () => {
    expect(hanVariants('吸', simplify)).toBe('');
  });
});

describe('an index', () => {
  test('holds the entries as they are shown, and their phrases on lines', () => {
    const index = createIndex({ tag: 'zh-Hant-HK', entries: [entry], words: none, simplify });
    expect(index).toMatchObject({ tag: 'zh-Hant-HK', entries: [{ ...entry, phrases: 'whole|机器' }], variants: '塵尘機机' });
    expect(phrasesIn('whole|机器|吸\nstep-2|尘')).toEqual([
      ['whole', ['机器', '吸']],
      ['step-2', ['尘']],
    ]);
  });

  test('is the same after it was a file', async () => {
    const guide = { ...entry, id: 'b', problem: undefined, pages: [['/maps', 'T6'] as const, ['/b', undefined] as const] };
    const index = createIndex({ tag: 'zh-Hans', entries: [entry, guide], words: none });
    expect(await fromIndexFile(JSON.parse(JSON.stringify(toIndexFile(index))))).toEqual(JSON.parse(JSON.stringify(index)));
  });

  test('has texts that are the same after they were a file', () => {
    const texts: Texts = {
      a: {
        description: '机器',
        passages: [
          ['text-1', ''],
          ['step-1', '吸 | 尘'],
          ['point-1', 'a'],
          ['step-2', 'b'],
        ],
        phrases: 'whole|坏了',
      },
      b: { description: '', passages: [] },
    };
    expect(fromTextsFile(JSON.parse(JSON.stringify(toTextsFile(texts))))).toEqual(texts);
  });

  test('holds the variants of its synonyms, too', () => {
    const words = { ...none, synonyms: [['罢工', '不动']] };
    const index = createIndex({
      tag: 'zh-Hans',
      entries: [],
      words,
      simplify: (character) => ({ 罷: '罢', 動: '动' })[character] ?? character,
    });
    expect(index.variants).toBe('動动罷罢');
  });

  test('holds the words that are weighed by a rule as they are compared, each once', () => {
    const words = {
      stopWords: ['Où est', 'x', 'OÙ EST'],
      offTopic: ['Sèche-cheveux'],
      devices: { airFryer: ['friteuse à air'] },
      synonyms: [],
    };
    expect(createIndex({ tag: 'fr', entries: [entry], words })).toMatchObject({
      stopWords: ['ouest'],
      offTopic: ['sechecheveux'],
      devices: { airFryer: ['friteuseair'] },
    });
  });

  test('holds a line for each group of synonyms, normalized', () => {
    const synonyms = [['Défaut', 'tombe en panne', 'arrêt*']];
    expect(createIndex({ tag: 'fr', entries: [entry], words: { ...none, synonyms } }).synonyms).toEqual([
      'defaut|tombe en panne|arret*',
    ]);
  });

  test('holds the phrases normalized, but for Japanese, whose katakana are no grammar', () => {
    const phrasesOf = (tag: string, phrase: string) =>
      createIndex({ tag, entries: [{ ...entry, phrases: { whole: [phrase] } }], words: none }).entries[0]?.phrases;
    expect(phrasesOf('de', 'Lädt nicht über Nacht')).toBe('whole|ladt nicht uber nacht');
    expect(phrasesOf('ja', 'ブラシ')).toBe('whole|ブラシ');
  });

  test('has no variants without a way to simplify', () => {
    expect(createIndex({ tag: 'en', entries: [entry], words: none }).variants).toBe('');
  });
});
