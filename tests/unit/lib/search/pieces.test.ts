import { expect, test } from 'vitest';
import { pieces } from '../../../../src/lib/search/pieces.ts';

test('a text is cut where marks begin and end', () => {
  expect(pieces('The robot starts', [[4, 9]])).toEqual([
    { text: 'The ', marked: false },
    { text: 'robot', marked: true },
    { text: ' starts', marked: false },
  ]);
});

test('a text without marks stays whole, and one that is all mark too', () => {
  expect(pieces('robot', [])).toEqual([{ text: 'robot', marked: false }]);
  expect(pieces('robot', [[0, 5]])).toEqual([{ text: 'robot', marked: true }]);
  expect(pieces('', [])).toEqual([]);
});

test('Wi-Fi stays on one line, highlighted or not', () => {
  expect(pieces('Wi-Fi and Wi-Fi', [[0, 5]])).toEqual([
    { text: 'Wi-\u2060Fi', marked: true },
    { text: ' and Wi-\u2060Fi', marked: false },
  ]);
});
