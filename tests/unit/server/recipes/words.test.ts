import { describe, expect, test } from 'vitest';
import { leftOut, piecesOf, slipsIn } from '../../../../server/recipes/search/pieces.ts';
import { tagsMeant } from '../../../../server/recipes/search/tag-words.ts';
import { termsOf, unitsOf } from '../../../../server/recipes/search/words.ts';

const units = (text: string) => unitsOf(text).map((unit) => unit.text);

describe('what is looked up', () => {
  test.each([
    ['Crispy Fries', ['crispy', 'fries']],
    ['Hähnchen, Haehnchen', ['hahnchen', 'hahnchen']],
    ['Crème brûlée', ['creme', 'brulee']],
    ['雞翅膀', ['鸡翅', '翅膀']],
    ['鮭', ['鲑']],
    ['サツマイモ', ['さつ', 'つま', 'まい', 'いも']],
    ['ｶﾗｱｹﾞ', ['から', 'らあ', 'あげ']],
    ['BBQ鸡翅 500', ['bbq', '鸡翅', '500']],
    ['!?', []],
  ])('in %o is %o', (text, expected) => {
    expect(units(text)).toEqual(expected);
  });

  test('says where it stands', () => {
    const text = 'Ofen-Hähnchen 鸡翅膀';
    expect(unitsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Ofen', 'Hähnchen', '鸡翅', '翅膀']);
  });

  test('is indexed with single characters, which may be words', () => {
    expect([...termsOf('烤鸡 and のり').keys()].sort()).toEqual(['and', 'のり', '烤', '烤鸡', '鸡'].sort());
  });
});

describe('pieces', () => {
  const near = (word: string, typed: string) => {
    const pieces = new Set(piecesOf(word, leftOut(word)));
    return piecesOf(typed, slipsIn(typed)).some((piece) => pieces.has(piece));
  };

  test.each([
    ['chicken', 'chiken'],
    ['chicken', 'chikcen'],
    ['chicken', 'xchicken'],
    ['broccoli', 'brocolli'],
    ['spaghetti', 'spagetti'],
    ['cake', 'cke'],
    ['cake', 'cakke'],
    ['mozzarella', 'mozarela'],
  ])('of %s are shared by %s', (word, typed) => {
    expect(near(word, typed)).toBe(true);
  });

  test.each([
    ['chicken', 'lemon'],
    ['cake', 'rice'],
    ['beef', 'leek'],
  ])('of %s are not shared by %s', (word, typed) => {
    expect(near(word, typed)).toBe(false);
  });

  test.each(['𞤀𞤣𞤤𞤢𞤥', '𐐜𐐔', '𐌰𐌱𐌲𐌳𐌴𐌵', 'a𐌰b', '𓀀𓀁𓀂𓀃𓀄𓀅𓀆𓀇', '𒀀𒀁𒀂', '𖼀𖼁𖼂𖼃'])(
    'of %s hold whole letters, though each is two UTF-16 units',
    (word) => {
      for (const left of [1, 2]) {
        const pieces = piecesOf(word, left);
        for (const piece of pieces) expect(piece.isWellFormed(), JSON.stringify(piece)).toBe(true);
        expect(new Set(pieces.map((piece) => piece.toWellFormed())).size).toBe(pieces.length);
      }
    },
  );

  test('of a word of such letters are those of any word', () => {
    expect(piecesOf('𞤀𞤣', 1)).toEqual(['𞤀𞤣', '𞤣', '𞤀']);
    expect(piecesOf('𐌰𐌱𐌲𐌳𐌴𐌵𐌶𐌷𐌸', 1)).toHaveLength(1 + 7);
    expect([slipsIn('𐌰𐌱𐌲'), slipsIn('𐌰𐌱𐌲𐌳'), leftOut('𐌰𐌱𐌲𐌳𐌴'), leftOut('𐌰𐌱𐌲𐌳𐌴𐌵')]).toEqual([0, 1, 1, 2]);
    expect(near('𞤀𞤣𞤤𞤢𞤥', '𞤀𞤣𞤢𞤥')).toBe(true);
  });

  test('are few, however long the word is', () => {
    expect(piecesOf('abcdefghijklmnopqrstuvwxyz', 2)).toHaveLength(1 + 7 + 21);
  });
});

describe('tags', () => {
  test.each([
    ['vegan', 'foodvegan'],
    ['airfryer', 'equipmentbasket'],
    ['korean', 'cuisinekorean'],
    ['Easy', 'difficultyeasy'],
  ])('are meant by %o: %s', (typed, tag) => {
    const [unit] = unitsOf(typed);
    expect([...tagsMeant(unit?.text ?? '', false, false).keys()]).toContain(tag);
  });

  test('are not meant by a part that says little', () => {
    expect(tagsMeant('two', false, false).size).toBe(0);
  });
});
