import { expect, test } from 'vitest';
import { isSearchable } from '../../../../src/lib/search/is-searchable.ts';

test.each(['水', '물', 'じ', 'ジ', '5', 'ab', 'жё', 'no ', ' 充電 '])('“%s” can be searched for', (query) => {
  expect(isSearchable(query)).toBe(true);
});

test.each(['', ' ', 'b', 'b ', 'ж', 'ㅊ', '?', '-', '。', 'a b'])('“%s” cannot be searched for yet', (query) => {
  expect(isSearchable(query)).toBe(false);
});
