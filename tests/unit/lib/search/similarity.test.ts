import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, similarity, typoSimilarity, wordOf } from '../../../../src/lib/search/similarity.ts';
import { weights } from '../../../../src/lib/search/weights.ts';

const like = (typed: string, word: string, typing = false) => similarity(wordOf(typed), wordOf(word), typing);
const withTypos = (typed: string, word: string) => typoSimilarity(wordOf(typed), wordOf(word));

describe('similarity', () => {
  test.each([
    ['charging', 'charge'],
    ['calismiyor', 'calismaz'],
    ['tank', 'wassertank'],
    ['включается', 'включить'],
  ])('of %s and %s is some, but less than that of equal words', (typed, word) => {
    expect(like(typed, word)).toBeGreaterThanOrEqual(weights.minSimilarity);
    expect(like(typed, word)).toBeLessThan(1);
  });

  test.each([
    ['robot', 'router'],
    ['map', 'mop'],
    ['24', '240'],
    ['is', 'island'],
  ])('of %s and %s is none', (typed, word) => {
    expect(like(typed, word)).toBe(0);
  });

  test('of a prefix counts while it is typed', () => {
    expect(like('ch', 'charge', true)).toBe(weights.prefix);
    expect(like('ch', 'charge', false)).toBe(0);
    expect(like('2', '24', true)).toBe(weights.prefix);
  });
});

describe('similarity with typos', () => {
  test.each([
    ['passwrod', 'password'],
    ['vacum', 'vacuum'],
    ['filtr', 'filter'],
    ['rbot', 'robot'],
    ['batrrey', 'battery'],
    ['vacumes', 'vacuums'],
    ['chagring', 'charging'],
    ['pasword1', 'password'],
  ])('takes %s for %s', (typed, word) => {
    expect(withTypos(typed, word)).toBeGreaterThanOrEqual(0.5);
  });

  test.each([
    ['map', 'mop'],
    ['card', 'hard'],
    ['2400', '2401'],
    ['robot', 'router'],
  ])('does not take %s for %s', (typed, word) => {
    expect(withTypos(typed, word)).toBe(0);
  });
});

test('a word that is still being typed is trusted no less than one that is finished', () => {
  for (const typed of ['charg', 'batter', 'vacu']) {
    for (const word of ['charge', 'battery', 'vacuum'].map(wordOf)) {
      expect(similarity(wordOf(typed), word, true)).toBeGreaterThanOrEqual(similarity(wordOf(typed), word, false));
    }
  }
});

describe('the edit distance', () => {
  test('counts letters added, left out, changed and swapped', () => {
    expect(editDistance('abc', 'abc', 2)).toBe(0);
    expect(editDistance('abc', 'abcd', 2)).toBe(1);
    expect(editDistance('abc', 'ac', 2)).toBe(1);
    expect(editDistance('abc', 'axc', 2)).toBe(1);
    expect(editDistance('abc', 'acb', 2)).toBe(1);
    expect(editDistance('ab', 'ba', 2)).toBe(1);
  });

  test('stops counting beyond its limit', () => {
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  });

  test('is the same there and back', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9));
      }),
    );
  });
});
