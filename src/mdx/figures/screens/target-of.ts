import { type PlacedRow, tileAt } from '../parts/row-layout.ts';
import type { Screen } from './screen.ts';

/** Where the frame around a tapped thing stands, and where the finger. */
export interface Target {
  x: number;
  y: number;
  width: number;
  height: number;
  round: number;
  touch: { x: number; y: number };
}

/** The finger comes from below, so that it hides no word. */
const framed = (x: number, y: number, width: number, height: number, touch?: number, depth = 0.75): Target => ({
  x,
  y,
  width,
  height,
  round: 12,
  touch: { x: touch ?? x + width / 2, y: y + height * depth },
});

/** @param places where the rows of the page and of its sheet stand, and where the phone ends */
export function targetOf(
  { bar, tabs = [] }: Screen,
  places: { rows: readonly PlacedRow[]; panel: readonly PlacedRow[] | undefined; bottom: number },
): Target | undefined {
  if (bar?.tap === 'start') return framed(52, 28, 32, 30);
  if (bar?.tap === 'end') return framed(238, 28, 34, 30);
  const tab = tabs.findIndex(({ tap }) => tap);
  const width = 228 / Math.max(tabs.length, 1);
  if (tab >= 0) return framed(52 + tab * width, places.bottom - 48, width - 4, 44, undefined, 0.98);
  return [...places.rows, ...(places.panel ?? [])].map(targetInRow).find((target) => target);
}

function targetInRow({ row, y, height }: PlacedRow): Target | undefined {
  if ('tap' in row && row.tap) return framed(56, y, 216, height, 248);
  if (!('tiles' in row)) return undefined;
  const tile = row.tiles.findIndex(({ tap }) => tap);
  if (tile < 0) return undefined;
  const { x, width } = tileAt(tile, row.tiles.length);
  return framed(x, y, width, height);
}
