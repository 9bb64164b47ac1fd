import { describe, expect, test } from 'vitest';
import { deletionVariants, indexedDeletions, lettersOf } from '../../../../server/db/deletion-variants.ts';
import { matchingTags } from '../../../../server/recipes/search/tag-words.ts';
import { termsOf, unitsOf } from '../../../../server/recipes/search/words.ts';
import { allowedTypos } from '../../../../src/lib/search/similarity.ts';

const typosIn = (word: string) => allowedTypos(lettersOf(word).length);
const units = (text: string) => unitsOf(text).map((unit) => unit.text);

describe('the units of search', () => {
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

  test('have their range in the text', () => {
    const text = 'Ofen-Hähnchen 鸡翅膀';
    expect(unitsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Ofen', 'Hähnchen', '鸡翅', '翅膀']);
  });

  test('are indexed with single characters, which may be words', () => {
    expect([...termsOf('烤鸡 and のり').keys()].sort()).toEqual(['and', 'のり', '烤', '烤鸡', '鸡'].sort());
  });
});

describe('deletion variants', () => {
  const near = (word: string, typed: string) => {
    const variants = new Set(deletionVariants(word, indexedDeletions(word)));
    return deletionVariants(typed, typosIn(typed)).some((variant) => variants.has(variant));
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
      for (const deletions of [1, 2]) {
        const variants = deletionVariants(word, deletions);
        for (const variant of variants) expect(variant.isWellFormed(), JSON.stringify(variant)).toBe(true);
        expect(new Set(variants.map((variant) => variant.toWellFormed())).size).toBe(variants.length);
      }
    },
  );

  test('of a word of such letters are those of any word', () => {
    expect(deletionVariants('𞤀𞤣', 1)).toEqual(['𞤀𞤣', '𞤣', '𞤀']);
    expect(deletionVariants('𐌰𐌱𐌲𐌳𐌴𐌵𐌶𐌷𐌸', 1)).toHaveLength(1 + 7);
    expect([typosIn('𐌰𐌱𐌲'), typosIn('𐌰𐌱𐌲𐌳'), indexedDeletions('𐌰𐌱𐌲𐌳𐌴'), indexedDeletions('𐌰𐌱𐌲𐌳𐌴𐌵')]).toEqual([0, 1, 1, 2]);
    expect(near('𞤀𞤣𞤤𞤢𞤥', '𞤀𞤣𞤢𞤥')).toBe(true);
  });

  test('are few, however long the word is', () => {
    expect(deletionVariants('abcdefghijklmnopqrstuvwxyz', 2)).toHaveLength(1 + 7 + 21);
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
    expect([...matchingTags(unit?.text ?? '', false, false).keys()]).toContain(tag);
  });

  test('are not meant by a part that says little', () => {
    expect(matchingTags('two', false, false).size).toBe(0);
  });
});
