import { expect, test } from 'vitest';
import { type Line, segmentsOf } from '../../../../src/mdx/map-trainer/geometry.ts';

const square = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
] as const;

const crossings = (line: Line) => segmentsOf([square], line).map((ends) => ends.map(({ at }) => at));

/** A line that rises by as much as it goes to the right, from so far above the corner at the origin. */
const diagonal = (above: number): Line => [
  [-10, above - 10],
  [110, above + 110],
];

test('a line through an area lies within it from border to border', () => {
  const line = [
    [-10, 50],
    [110, 50],
  ] as const;
  expect(crossings(line)).toEqual([
    [
      [0, 50],
      [100, 50],
    ],
  ]);
});

test('a line that nearly meets a corner meets it', () => {
  expect(crossings(diagonal(0.4))).toEqual([
    [
      [0, 0],
      [100, 100],
    ],
  ]);
});

test('a line that is farther from a corner meets the edge beside it', () => {
  const [[first, second] = []] = crossings(diagonal(0.6));
  expect([first?.[0], second?.[1]]).toEqual([0, 100]);
  expect([first?.[1], second?.[0]]).toEqual([expect.closeTo(0.6), expect.closeTo(99.4)]);
});
