import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFold } from '../../../../src/lib/search/fold.ts';
import { pairAt, pairsAround, tokensOf } from '../../../../src/lib/search/tokens.ts';

const tokens = (text: string, tag = 'en') => tokensOf(createFold(tag)(text));
const texts = (text: string) => tokens(text).map((token) => token.text);

describe('tokens', () => {
  test.each([
    ["The robot won't start.", ['the', 'robot', 'wont', 'start']],
    ['Wi-Fi, e-mail and check-list', ['wifi', 'email', 'and', 'check', 'list']],
    ["l'eau de l’aspirateur", ['eau', 'de', 'aspirateur']],
    ['2.4GHz or 5 GHz', ['2·4', 'ghz', 'or', '5', 'ghz']],
    ['PM2,5 of 1.000', ['pm', '2·5', 'of', '1000']],
    ['充电 Wi-Fi', ['充', '电', 'wifi']],
    ['サーバー', ['さ', 'ー', 'ば', 'ー']],
    ['충전', ['충', '전']],
    ['w domu', ['domu']],
    ['𐌰 𐌱𐌲', ['𐌱𐌲']],
    ["𐌰𐌱'𐌲𐌰𐌱", ['𐌰𐌱', '𐌲𐌰𐌱']],
    ['二〇年 2〇', ['二', '〇', '年', '2〇']],
    ['  …!? ', []],
  ])('of %j', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  test('stand where they stood in the text as it is shown', () => {
    const text = 'Größe: ﾊﾟﾊﾟ ﬁx';
    expect(tokens(text, 'de').map(({ start, end }) => text.slice(start, end))).toEqual(['Größe', 'ﾊﾟ', 'ﾊﾟ', 'ﬁx']);
  });

  test('are paired with their neighbors, across spaces, apostrophes and hyphens but not across a sentence', () => {
    expect(pairAt(tokens('안 돼요'), 0)).toBe('안돼');
    expect(pairAt(tokens('dust box'), 0)).toBe('dustbox');
    expect(pairAt(tokens('check-list'), 0)).toBe('checklist');
    expect(pairAt(tokens("code d'accès"), 0)).toBe('codeacces');
    expect(pairAt(tokens('dust, box'), 0)).toBeUndefined();
    expect(pairAt(tokens('WiFi密码'), 0)).toBeUndefined();
    expect(pairsAround(tokens('不充电'), 1)).toEqual(['不充', '充电']);
  });

  test('carry less when they are short words or hiragana', () => {
    const [short, long] = tokens('my vacuum');
    expect(short?.share).toBeLessThan(long?.share ?? 0);
    const [katakana, hiragana] = tokens('ガが');
    expect(hiragana?.share).toBeLessThan(katakana?.share ?? 0);
  });

  test('of any text lie in it, in its order, none of them empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('en', 'de', 'ja'), (text, tag) => {
        let from = 0;
        let to = 0;
        for (const { start, end, text: own } of tokens(text, tag)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          expect(own).not.toBe('');
          from = start;
          to = end;
        }
        expect(to).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
