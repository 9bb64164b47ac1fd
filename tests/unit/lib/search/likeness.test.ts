import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, likeness, likenessWithSlips, wordOf } from '../../../../src/lib/search/likeness.ts';

const like = (typed: string, word: string, typing = false) => likeness(wordOf(typed), wordOf(word), typing);
const slip = (typed: string, word: string) => likenessWithSlips(wordOf(typed), wordOf(word));

describe('likeness', () => {
  test.each([
    ['charging', 'charge'],
    ['calismiyor', 'calismaz'],
    ['tank', 'wassertank'],
    ['включается', 'включить'],
  ])('of %s to %s is some, but less than sameness', (typed, word) => {
    expect(like(typed, word)).toBeGreaterThanOrEqual(0.5);
    expect(like(typed, word)).toBeLessThan(1);
  });

  test.each([
    ['robot', 'router'],
    ['map', 'mop'],
    ['24', '240'],
    ['is', 'island'],
  ])('of %s to %s is none', (typed, word) => {
    expect(like(typed, word)).toBe(0);
  });

  test('of a beginning counts while it is typed', () => {
    expect(like('ch', 'charge', true)).toBeGreaterThan(0.9);
    expect(like('ch', 'charge', false)).toBe(0);
    expect(like('2', '24', true)).toBeGreaterThan(0.9);
  });
});

describe('likeness with slips', () => {
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
    expect(slip(typed, word)).toBeGreaterThanOrEqual(0.5);
  });

  test.each([
    ['map', 'mop'],
    ['card', 'hard'],
    ['2400', '2401'],
    ['robot', 'router'],
  ])('does not take %s for %s', (typed, word) => {
    expect(slip(typed, word)).toBeLessThan(0.65);
  });
});

describe('distance', () => {
  test('counts letters added, left out, changed and swapped', () => {
    expect(distance('abc', 'abc', 2)).toBe(0);
    expect(distance('abc', 'abcd', 2)).toBe(1);
    expect(distance('abc', 'ac', 2)).toBe(1);
    expect(distance('abc', 'axc', 2)).toBe(1);
    expect(distance('abc', 'acb', 2)).toBe(1);
    expect(distance('ab', 'ba', 2)).toBe(1);
  });

  test('stops counting beyond its limit', () => {
    expect(distance('abcdef', 'uvwxyz', 2)).toBe(3);
  });

  test('is the same there and back', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(distance(a, b, 9)).toBe(distance(b, a, 9));
      }),
    );
  });
});
