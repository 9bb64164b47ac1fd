import { describe, expect, test } from 'vitest';
import { placed } from '../../../../../src/mdx/figures/parts/row-layout.ts';
import type { Row, Screen } from '../../../../../src/mdx/figures/screens/screen.ts';
import { targetOf } from '../../../../../src/mdx/figures/screens/target-of.ts';

const bottom = 300;
const target = (screen: Omit<Screen, 'title'>, wordsEnd: (row: Row) => number = () => 100) =>
  targetOf(
    { title: 'figures.maps', ...screen },
    { rows: placed(screen.rows, 64).rows, panel: screen.sheet && placed(screen.sheet, 200).rows, bottom },
    wordsEnd,
  );

const cell = { cell: 'figures.maps' } as const;
const tapped = { ...cell, tap: true } as const;
const tab = { icon: 'home', label: 'figures.maps' } as const;

describe('the frame around what is tapped', () => {
  test.each<[string, Row]>([
    ['a cell', tapped],
    ['a button', { button: 'figures.maps', tap: true }],
    ['a field', { field: 'figures.maps', tap: true }],
    ['a card', { card: 'figures.maps', icon: 'map', tap: true }],
  ])('goes around %s, as wide as the rows', (_, row) => {
    const [, place] = placed([{ text: 'figures.maps' }, row], 64).rows;
    expect(target({ rows: [{ text: 'figures.maps' }, row] })).toMatchObject({
      x: 56,
      width: 216,
      y: place?.y,
      height: place?.height,
    });
  });

  test('goes around one tile of several', () => {
    const tile = { icon: 'map', label: 'figures.maps' } as const;
    const frames = [0, 1, 2].map((at) =>
      target({ rows: [{ tiles: [tile, tile, tile].map((one, index) => (index === at ? { ...one, tap: true } : one)) }] }),
    );
    const [one, two, three] = frames;
    expect(one?.x).toBe(56);
    expect(two?.x).toBe((one?.x ?? 0) + (one?.width ?? 0) + 8);
    expect((three?.x ?? 0) + (three?.width ?? 0)).toBeCloseTo(272);
  });

  test('goes around a place at the bottom, inside the phone', () => {
    const frame = target({ rows: [], tabs: [tab, tab, { ...tab, tap: true }] });
    expect(frame?.x).toBeGreaterThan(56);
    expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(278);
    expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(bottom);
  });

  test('goes around the sign at the beginning or the end of the bar', () => {
    expect(target({ rows: [], bar: { tap: 'start' } })?.x).toBeLessThan(100);
    expect(target({ rows: [], bar: { end: ['add'], tap: 'end' } })?.x).toBeGreaterThan(228);
  });

  test('goes around a row of the panel over the page', () => {
    expect(target({ rows: [cell], sheet: [tapped] })?.y).toBe(200);
  });

  test('is not there when nothing is tapped', () => {
    expect(target({ rows: [cell], tabs: [tab], sheet: [cell] })).toBeUndefined();
  });

  const button = { button: 'figures.maps', tap: true } as const;

  test('has the finger’s tip on its middle', () => {
    expect(target({ rows: [button] })?.touch).toEqual({ x: 164, y: 64 + 38 / 2 });
    expect(target({ rows: [tapped, cell] })?.touch).toEqual({ x: 164, y: 64 + 42 / 2 });
  });

  test('has the finger beside the words of its row, and of one that the hand is over', () => {
    expect(target({ rows: [button] }, () => 180)?.touch.x).toBe(199);
    expect(target({ rows: [tapped, cell] }, (row) => ('tap' in row ? 100 : 190))?.touch.x).toBe(209);
    const far = [{ ...button }, { art: 'map' }, cell] as const;
    expect(target({ rows: far }, (row) => ('cell' in row ? 240 : 100))?.touch.x).toBe(164);
  });

  test('has the finger at the right and lower where words fill the row', () => {
    expect(target({ rows: [button] }, () => 262)?.touch).toEqual({ x: 260, y: 64 + 38 * 0.75 });
  });

  test.each<[string, Omit<Screen, 'title'>]>([
    ['a cell', { rows: [tapped] }],
    ['a place', { rows: [], tabs: [{ ...tab, tap: true }] }],
    ['a sign', { rows: [], bar: { tap: 'start' } }],
  ])('has the finger’s tip inside, when it taps %s', (_, screen) => {
    const frame = target(screen);
    expect(frame?.touch.x).toBeGreaterThan(frame?.x ?? 0);
    expect(frame?.touch.x).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
    expect(frame?.touch.y).toBeGreaterThan(frame?.y ?? 0);
    expect(frame?.touch.y).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
  });
});
