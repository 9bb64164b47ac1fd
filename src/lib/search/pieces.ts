/** Begin and end, in UTF-16 units of the text. */
export type Range = readonly [start: number, end: number];

/** A text cut up, so that the marked parts can be drawn. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** @param ranges in their order, none within another, as a search result has them */
export function pieces(text: string, ranges: readonly Range[]): Piece[] {
  const cuts: Piece[] = [];
  let done = 0;
  for (const [start, end] of [...ranges, [text.length, text.length] as const]) {
    if (start > done) cuts.push({ text: text.slice(done, start), marked: false });
    if (end > start) cuts.push({ text: text.slice(start, end), marked: true });
    done = end;
  }
  return cuts;
}
