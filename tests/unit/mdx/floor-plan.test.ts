import { describe, expect, test } from 'vitest';
import { type Partitions, roomsOf } from '../../../src/mdx/figures/parts/floor-plan.ts';
import { mapMomentOf } from '../../../src/mdx/figures/screens/map.ts';

/** The area that a path of lines along the axes encloses. */
function sizeOf(path: string): number {
  const corners: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([MHVhv])([-\d. ]+)/g)) {
    const [first = 0, second = 0] = rest
      .trim()
      .split(/ |(?=-)/)
      .map(Number);
    if (letter === 'M') [x, y] = [first, second];
    else if (letter === 'H') x = first;
    else if (letter === 'V') y = first;
    else if (letter === 'h') x += first;
    else y += first;
    corners.push([x, y]);
  }
  const twice = corners.reduce((sum, [left, top], at) => {
    const [nextLeft, nextTop] = corners[(at + 1) % corners.length] ?? [0, 0];
    return sum + left * nextTop - nextLeft * top;
  }, 0);
  return Math.abs(twice) / 2;
}

describe('the map that figures show', () => {
  test.each<Partitions>(['first', 'split', 'merged'])('is covered by its partitions, without a gap: %s', (partitions) => {
    const sum = roomsOf(partitions).reduce((total, { area }) => total + sizeOf(area), 0);
    expect(sum).toBe(sizeOf(roomsOf('none')[0]?.area ?? ''));
  });

  test.each<[Partitions, number]>([
    ['split', 1],
    ['merged', -1],
  ])('has one partition more or fewer when it is %s', (partitions, more) => {
    expect(roomsOf(partitions)).toHaveLength(roomsOf('first').length + more);
  });

  test('tells a writer which moments of editing there are', () => {
    expect(() => mapMomentOf('divide')).toThrow('<MapEditor show="divide">: there is no such moment. There are: open, splitTool');
  });
});
