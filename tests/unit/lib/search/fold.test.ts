import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFold } from '../../../../src/lib/search/fold.ts';

const folded = (tag: string, text: string, variants?: string) => createFold(tag, variants)(text).text;

/** Any text that a browser can hold, halves of characters among them. */
const anyUnits = fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes));

describe('folding', () => {
  test.each([
    ['en', 'Wi-Fi CAFÉ', 'wi-fi cafe'],
    ['es', 'contraseña', 'contrasena'],
    ['pl', 'Łączność', 'lacznosc'],
    ['ru', 'Ёлка', 'елка'],
    ['fr', 'cœur', 'coeur'],
    ['en', 'e\u0301', 'e'],
    ['tr', 'IŞIK İstasyon ılık', 'isik istasyon ilik'],
    ['de', 'Größe', 'grosse'],
    ['ja', 'ＷｉＦｉ ﾊﾟｽﾜｰﾄﾞ', 'wifi ぱすわーど'],
    ['ja', 'か\u3099', 'が'],
    ['ko', '충전'.normalize('NFD'), '충전'],
    ['en', 'ﬁlter', 'filter'],
  ])('in %s makes %j comparable', (tag, text, expected) => {
    expect(folded(tag, text)).toBe(expected);
  });

  test.each(['Bürste', 'Buerste', 'Burste', 'BÜRSTE', 'bu\u0308rste'])('in German takes %j for the same', (text) => {
    expect(folded('de', text)).toBe('burste');
  });

  test('leaves ae, oe and ue alone elsewhere', () => {
    expect(folded('en', 'does')).toBe('does');
  });

  test('writes Chinese in one kind of characters, compatibility forms among them', () => {
    expect(folded('zh-Hant-HK', '吸塵機械', '塵尘機机')).toBe('吸尘机械');
    expect(folded('zh-Hans', '器\uf9d2', '戮陆')).toBe('器陆');
  });

  test('keeps kana that are voiced apart from those that are not', () => {
    expect(folded('ja', 'ガ')).not.toBe(folded('ja', 'カ'));
  });

  test('says of each unit where it stood', () => {
    expect(createFold('de')('Größe Ü').at).toEqual([0, 1, 2, 3, 3, 4, 5, 6, 7]);
    expect(createFold('de')('Tuer').at).toEqual([0, 1, 3, 4]);
    expect(createFold('ja')('ﾊﾟｽ').at).toEqual([0, 2, 3]);
  });

  test('gives every unit an offset, and none runs back', () => {
    const folds = ['en', 'de', 'ja'].map((tag) => createFold(tag));
    fc.assert(
      fc.property(anyUnits, fc.constantFrom(...folds), (text, fold) => {
        const { text: made, at } = fold(text);
        expect(at).toHaveLength(made.length + 1);
        expect(at.at(-1)).toBe(text.length);
        expect(at).toEqual([...at].sort((a, b) => a - b));
      }),
    );
  });
});
