import { tabWidth } from '../parts/label-boxes.ts';
import { type PlacedRow, tileAt } from '../parts/row-layout.ts';
import type { Row, Screen } from './screen.ts';

/** Where the frame around a tapped thing stands, and where the finger. */
export interface Target {
  x: number;
  y: number;
  width: number;
  height: number;
  round: number;
  touch: { x: number; y: number };
}

/** The finger comes from below, to the middle of what it taps. */
const framed = (x: number, y: number, width: number, height: number, depth = 0.5, touch = x + width / 2): Target => ({
  x,
  y,
  width,
  height,
  round: 12,
  touch: { x: touch, y: y + height * depth },
});

/**
 * @param places where the rows of the page and of its sheet stand, and where the phone ends
 * @param wordsEnd where the words of a row end, across the screen: the finger hides none that it need not hide
 */
export function targetOf(
  { bar, tabs = [] }: Screen,
  places: { rows: readonly PlacedRow[]; panel: readonly PlacedRow[] | undefined; bottom: number },
  wordsEnd: (row: Row) => number,
): Target | undefined {
  if (bar?.tap === 'start') return framed(52, 28, 32, 30, 0.95);
  if (bar?.tap === 'end') return framed(238, 28, 34, 30, 0.95);
  const tab = tabs.findIndex(({ tap }) => tap);
  const width = tabWidth(tabs.length);
  if (tab >= 0) return framed(52 + tab * width, places.bottom - 48, width - 4, 44, 0.98);
  return [places.rows, places.panel ?? []]
    .flatMap((rows) => rows.map((row, index) => targetInRow(row, rows.slice(index + 1), wordsEnd)))
    .find((target) => target);
}

/** How far the mark of a touch reaches, and the hand below it. */
const touch = { side: 19, below: 46 };

/** Where the middle of a row is, and the right end of what can be tapped in it. */
const middle = 164;
const mostRight = 260;

function targetInRow(
  { row, y, height }: PlacedRow,
  below: readonly PlacedRow[],
  wordsEnd: (row: Row) => number,
): Target | undefined {
  if ('tap' in row && row.tap) {
    const under = below.filter((other) => other.y < y + height / 2 + touch.below);
    const ends = [row, ...under.map((other) => other.row)].map((one) => wordsEnd(one) + touch.side);
    const isFull = wordsEnd(row) > mostRight - touch.side / 2;
    return framed(56, y, 216, height, isFull ? 0.75 : 0.5, Math.min(mostRight, Math.max(middle, ...ends)));
  }
  if (!('tiles' in row)) return undefined;
  const tile = row.tiles.findIndex(({ tap }) => tap);
  if (tile < 0) return undefined;
  const { x, width } = tileAt(tile, row.tiles.length);
  return framed(x, y, width, height, 0.75);
}
