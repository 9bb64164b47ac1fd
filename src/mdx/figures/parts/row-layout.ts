import type { Row } from '../screens/screen.ts';

/** A row and where it stands: `first` and `last` of the cells on one card. */
export interface PlacedRow {
  row: Row;
  y: number;
  height: number;
  first: boolean;
  last: boolean;
}

const between = 8;

function heightOf(row: Row): number {
  if ('cell' in row) return 42;
  if ('button' in row || 'field' in row) return 38;
  if ('text' in row) return 42;
  if ('tiles' in row) return 74;
  if ('card' in row) return 56;
  return 72;
}

const isCell = (row: Row | undefined): boolean => row !== undefined && 'cell' in row;

/** Puts rows under one another. @param y the top of the first */
export function placed(rows: readonly Row[], y: number): { rows: PlacedRow[]; end: number } {
  let end = y;
  const list = rows.map((row, index) => {
    const first = !isCell(row) || !isCell(rows[index - 1]);
    const last = !isCell(row) || !isCell(rows[index + 1]);
    const one = { row, y: end, height: heightOf(row), first, last };
    end += one.height + (last ? between : 0);
    return one;
  });
  return { rows: list, end: end - between };
}

/** Where one of a row's tiles stands across the screen. */
export function tileAt(index: number, count: number): { x: number; width: number } {
  const width = (216 - (count - 1) * between) / count;
  return { x: 56 + index * (width + between), width };
}
