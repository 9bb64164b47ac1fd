import { describe, expect, test } from 'vitest';
import { shareableSearch } from '../../../src/lib/shareable-search.ts';

describe('a search that may be shared', () => {
  test.each([
    ['  Robot  Does not START ', 'robot does not start'],
    ['dead', 'dead'],
    ['пылесос не заряжается', 'пылесос не заряжается'],
    ['ロボットが動かない', 'ロボットが動かない'],
    ['不充电', '不充电'],
  ])('is in lower case, with single spaces: %s', (typed, shared) => {
    expect(shareableSearch(typed)).toBe(shared);
  });

  test.each([
    ['five words', 'my robot does not start'],
    ['a number', 'order 4711'],
    ['a number in other digits', 'テスト ４７'],
    ['a mail address', 'a@b'],
    ['a web address', 'help.example'],
    ['a path', 'a/b'],
    ['a name on a network', 'john_smith'],
    ['a tag', '#robot'],
    ['a domain in other letters', 'пример.рф'],
    ['what turns the direction of text', 'a\u202Eb'],
    ['a control character', 'a\u001Bb'],
    ['one letter', 'a'],
    ['nothing', '  '],
    ['what is long', 'donaudampfschifffahrtsgesellschaftskapitän'],
  ])('has not %s', (_, typed) => {
    expect(shareableSearch(typed)).toBeUndefined();
  });
});
