import { expect, test } from 'vitest';
import { truncate } from '../../../src/lib/truncate.ts';

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab🥔', 4, 'ab🥔'],
  ['ab🥔', 3, 'ab'],
  ['🥔', 1, ''],
  ['', 3, ''],
])('%o cut to %i is %o', (text, max, expected) => {
  expect(truncate(text, max)).toBe(expected);
});
