import { describe, expect, test } from 'vitest';
import { translator } from '../../../../../src/i18n/strings.ts';
import { endOf, placed, wordsIn } from '../../../../../src/mdx/figures/parts/row-layout.ts';
import type { Row } from '../../../../../src/mdx/figures/screens/screen.ts';

const cell = { cell: 'figures.maps' } as const;
const button = { button: 'figures.maps' } as const;
const every: Row[] = [
  cell,
  button,
  { field: 'figures.maps' },
  { text: 'figures.maps' },
  { tiles: [{ icon: 'map', label: 'figures.maps' }] },
  { card: 'figures.maps', icon: 'map' },
  { art: 'map' },
];
const ends = (rows: readonly Row[]) => placed(rows, 0).rows.map(({ first, last }) => [first, last]);

describe('the rows of a screen', () => {
  test('stand under one another with gaps between them, and end with the last', () => {
    const { rows, end } = placed([button, button], 60);
    const [one, two] = rows;
    expect(one?.y).toBe(60);
    expect(two?.y).toBe(60 + (one?.height ?? 0) + 8);
    expect(end).toBe((two?.y ?? 0) + (two?.height ?? 0));
  });

  test('never overlap, whatever their kinds', () => {
    const { rows } = placed(every, 64);
    rows.slice(1).forEach(({ y }, index) => {
      expect(y).toBe((rows[index]?.y ?? 0) + (rows[index]?.height ?? 0) + 8);
    });
  });

  test('keep their order and what they hold', () => {
    expect(placed(every, 0).rows.map(({ row }) => row)).toEqual(every);
  });

  test('take no room when there are none', () => {
    expect(placed([], 64).rows).toEqual([]);
    expect(placed([], 64).end).toBeLessThanOrEqual(64);
  });
});

describe('cells', () => {
  test('that follow one another lie on one card, without gaps', () => {
    const { rows } = placed([cell, cell, cell], 0);
    expect(rows.map(({ first, last }) => [first, last])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    expect(rows[1]?.y).toBe(rows[0]?.height);
  });

  test('lie on cards of their own with something between them', () => {
    expect(ends([cell, button, cell])).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
  });

  test('are a card each when they are alone, as is every other row', () => {
    expect(ends([cell])).toEqual([[true, true]]);
    expect(ends([button, button]).flat()).not.toContain(false);
  });
});

describe('the words of a row', () => {
  const end = (row: Row) => Math.max(0, ...wordsIn(row).map((words) => endOf(words, translator('en'))));

  test('stay inside the row', () => {
    for (const row of every) expect(end(row)).toBeLessThanOrEqual(268);
    expect(end({ art: 'map' })).toBe(0);
  });

  test('end later after a sign, and where there are more of them', () => {
    expect(end({ ...cell, icon: 'map' })).toBe(end(cell) + 28);
    expect(end({ cell: 'figures.woodenFloor' })).toBeGreaterThan(end(cell));
    expect(end({ card: 'figures.maps', icon: 'map', value: 'figures.woodenFloor' })).toBeGreaterThan(
      end({ card: 'figures.maps', icon: 'map' }),
    );
  });

  test('are what was typed, where something was', () => {
    expect(wordsIn({ field: 'figures.maps', typed: 'figures.balcony' })[0]?.label).toBe('figures.balcony');
    expect(wordsIn({ field: 'figures.maps', typed: true })[0]?.label).toBe('figures.maps');
  });
});
