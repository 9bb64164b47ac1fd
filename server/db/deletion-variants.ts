/** A word's code points. Some letters (Adlam, Gothic) are two UTF-16 units, half of which a database cannot store. */
export const lettersOf = (word: string): string[] => [...word];

/** Letters at the beginning of a word that are looked at. A typo behind them changes no variant. */
const maxPrefix = 7;

/**
 * The beginning of a word, and every variant of it with up to `deletions` letters left out. Two words with as many typos between
 * them share a variant, so near words are found by lookup instead of by comparison with all others (symmetric delete algorithm).
 */
export function deletionVariants(word: string, deletions: number): string[] {
  let last = [lettersOf(word).slice(0, maxPrefix)];
  const variants = new Set(last.map((letters) => letters.join('')));
  for (let count = 0; count < deletions; count++) {
    last = last.flatMap((letters) => letters.map((_, at) => letters.toSpliced(at, 1)));
    for (const letters of last) variants.add(letters.join(''));
  }
  return [...variants];
}

/** How many letters are left out of a word of the index. */
export const indexedDeletions = (word: string): number => (lettersOf(word).length < 6 ? 1 : 2);
