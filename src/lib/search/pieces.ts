/** Start and end in UTF-16 units. */
export type Range = readonly [start: number, end: number];

/** A part of a text, highlighted or not. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** Keeps a line from ending within the name, as `keepTogether` does for what is written into pages. */
const keepWiFi = (text: string): string => text.replace(/Wi-(?=Fi)/g, '$&\u2060');

/** Splits a text at its highlighted ranges. @param ranges sorted, none within another, as a search result has them */
export function pieces(text: string, ranges: readonly Range[]): Piece[] {
  const cuts: Piece[] = [];
  let done = 0;
  for (const [start, end] of [...ranges, [text.length, text.length] as const]) {
    if (start > done) cuts.push({ text: keepWiFi(text.slice(done, start)), marked: false });
    if (end > start) cuts.push({ text: keepWiFi(text.slice(start, end)), marked: true });
    done = end;
  }
  return cuts;
}
