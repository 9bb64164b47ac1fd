import { describe, expect, test } from 'vitest';
import { commonWords, idfLimits } from '../../../../src/lib/search/common-words.ts';
import { createIndex, hanVariants } from '../../../../src/lib/search/create-index.ts';
import { createFold } from '../../../../src/lib/search/fold.ts';

const simple = new Map([
  ['機', '机'],
  ['塵', '尘'],
  ['龍', '龙'],
]);
const simplify = (character: string) => simple.get(character) ?? character;
const entry = { id: 'a', title: '吸塵機', description: '', words: ['机器'], problem: 'device', devices: 'all' as const };

describe('the variants of Chinese characters', () => {
  test('are those of the text, whichever of the two it is written in', () => {
    expect(hanVariants('机', simplify)).toBe('機机');
    expect(hanVariants('機', simplify)).toBe('機机');
  });

  test('leave out what the text has no use for', () => {
    expect(hanVariants('吸', simplify)).toBe('');
  });
});

describe('the common words', () => {
  const texts = ['the robot', 'the dock', 'The map', 'a brush'];

  test('are told in bands, the first of those in half of all texts', () => {
    expect(commonWords(texts, createFold('en'))).toEqual(['the', '', '', '', '']);
  });

  test('tell the less the more texts have them', () => {
    const most = idfLimits(['the', 'robot', '']);
    expect(most.get('the')).toBeLessThan(most.get('robot') ?? 0);
    expect(most.has('')).toBe(false);
  });
});

describe('an index', () => {
  test('holds the entries as they are shown, and nothing of the texts', () => {
    const index = createIndex('zh-Hant-HK', [entry], ['秘密'], simplify);
    expect(index).toMatchObject({ tag: 'zh-Hant-HK', entries: [entry], variants: '塵尘機机' });
    expect(JSON.stringify(index)).not.toContain('秘密');
  });

  test('has no variants without a way to simplify', () => {
    expect(createIndex('en', [entry], []).variants).toBe('');
  });
});
