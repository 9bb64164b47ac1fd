/** A word's code points. A letter of Adlam or Gothic is two UTF-16 units, and half of one is no text that a database can store. */
export const lettersOf = (word: string): string[] => [...word];

/** Letters at the beginning of a word in which slips are looked for: a slip behind them shows in none of its pieces. */
const looked = 7;

/**
 * What is left of the beginning of a word when up to so many letters are left out of it, and the beginning itself. Two words that are
 * so many slips apart share a piece, so that a near word is looked up instead of held against all others (symmetric deletes).
 */
export function piecesOf(word: string, left: number): string[] {
  let last = [lettersOf(word).slice(0, looked)];
  const pieces = new Set(last.map((letters) => letters.join('')));
  for (let count = 0; count < left; count++) {
    last = last.flatMap((letters) => letters.map((_, at) => letters.toSpliced(at, 1)));
    for (const letters of last) pieces.add(letters.join(''));
  }
  return [...pieces];
}

/** How many letters are left out of a word of the index, by its length; none where it is no word of an alphabet. */
export const leftOut = (word: string): number => (lettersOf(word).length < 6 ? 1 : 2);

/** The same of what was typed: one slip is forgiven in a short word, two in a long one. */
export function slipsIn(word: string): number {
  const { length } = lettersOf(word);
  return length < 4 ? 0 : length < 7 ? 1 : 2;
}
