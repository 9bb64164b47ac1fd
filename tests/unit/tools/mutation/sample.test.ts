import { expect, test } from 'vitest';
import { sampleOf } from '../../../../tools/mutation/sample.ts';

const group = (name: string, size: number) => Array.from({ length: size }, (_, index) => `${name}${index}`);
const groups = [group('a', 100), group('b', 3), group('c', 50)];

test('a sample is the same for the same seed, and another one for another', () => {
  expect(sampleOf(groups, 20, 1)).toEqual(sampleOf(groups, 20, 1));
  expect(sampleOf(groups, 20, 1)).not.toEqual(sampleOf(groups, 20, 2));
});

test('a sample has nothing twice, and the same share of each group while it lasts', () => {
  const sample = sampleOf(groups, 21, 7);
  expect(new Set(sample).size).toBe(21);
  expect(['a', 'b', 'c'].map((name) => sample.filter((one) => one.startsWith(name)).length)).toEqual([9, 3, 9]);
});

test('a sample of more than there are is all of them', () => {
  expect(sampleOf(groups, 1000, 1).sort()).toEqual(groups.flat().sort());
});
