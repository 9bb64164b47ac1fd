/** Letters at the beginning of a word in which slips are looked for: a slip behind them shows in none of its pieces. */
const looked = 7;

/**
 * What is left of the beginning of a word when up to so many letters are left out of it, and the beginning itself. Two words that are
 * so many slips apart share a piece, so that a near word is looked up instead of held against all others (symmetric deletes).
 */
export function piecesOf(word: string, left: number): string[] {
  let last = [word.slice(0, looked)];
  const pieces = new Set(last);
  for (let count = 0; count < left; count++) {
    last = last.flatMap((piece) => [...piece].map((_, at) => piece.slice(0, at) + piece.slice(at + 1)));
    for (const piece of last) pieces.add(piece);
  }
  return [...pieces];
}

/** How many letters are left out of a word of the index, by its length; none where it is no word of an alphabet. */
export const leftOut = (word: string): number => (word.length < 6 ? 1 : 2);

/** The same of what was typed: one slip is forgiven in a short word, two in a long one. */
export const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);
