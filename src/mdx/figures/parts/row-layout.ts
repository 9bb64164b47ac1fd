import type { Translate } from '../../../i18n/t.ts';
import type { Label, Row } from '../screens/screen.ts';
import { fitLabel, labelWidth } from './fit-label.ts';

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

/** Where a row's words stand: `y` is added to the middle of the row, the rest is as in `<Label>`. */
export interface PlacedWords {
  label: Label;
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  bold: boolean;
  at: 'start' | 'middle';
}

/** What stands in a row, from its beginning or in its middle: not a value at its end, nor what its tiles say. */
export function wordsIn(row: Row): PlacedWords[] {
  const words = { y: 0, height: 32, size: 13, bold: false, at: 'start' } as const;
  if ('cell' in row) {
    const x = row.icon ? 96 : 68;
    const end = row.value ? 186 : row.end === 'none' ? 262 : 240;
    return [{ ...words, label: row.cell, x, width: end - x, bold: row.tap === true }];
  }
  if ('button' in row) return [{ ...words, label: row.button, x: 164, width: 188, size: 14, bold: true, at: 'middle' }];
  if ('field' in row) {
    const label = typeof row.typed === 'string' ? row.typed : row.field;
    return [{ ...words, label, x: row.icon ? 90 : 68, width: row.icon ? 168 : 190 }];
  }
  if ('text' in row)
    return [{ ...words, label: row.text, x: 164, width: 208, height: 42, bold: row.bold === true, at: 'middle' }];
  if (!('card' in row)) return [];
  const name = { ...words, label: row.card, x: 112, width: 150, bold: true };
  if (!row.value) return [{ ...name, height: 34 }];
  const value = { ...words, label: row.value, x: 112, y: 10, width: 150, height: 24, size: 11 };
  return [{ ...name, y: -10, height: 18 }, row.state ? { ...value, x: 118, y: 11, width: 140, height: 15, bold: true } : value];
}

/** Where words end, across the screen. */
export function endOf({ label, x, width, height, size, bold, at }: PlacedWords, t: Translate): number {
  const shown = labelWidth(fitLabel(t(label), { width, height, size, bold }), bold);
  return at === 'middle' ? x + shown / 2 : x + shown;
}

/** Where one of a row's tiles stands across the screen. */
export function tileAt(index: number, count: number): { x: number; width: number } {
  const width = (216 - (count - 1) * between) / count;
  return { x: 56 + index * (width + between), width };
}
