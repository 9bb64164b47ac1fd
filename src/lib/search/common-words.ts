import type { Fold } from './fold.ts';
import { tokensOf } from './tokens.ts';

/** How many halvings are worth telling: the last band is of words in one of 32 texts. */
const halvings = 5;

/**
 * The words that hold a language together, in bands: those in half of all texts and more, then in a quarter, an eighth… Taken from
 * whole texts, since titles and phrases are too short to tell that a word such as “very” says nothing.
 */
export function commonWords(texts: readonly string[], fold: Fold): string[] {
  const holders = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(tokensOf(fold(text)).map((token) => token.text))) holders.set(word, (holders.get(word) ?? 0) + 1);
  }
  const bands: string[][] = Array.from({ length: halvings }, () => []);
  for (const [word, count] of holders) {
    if (count > 1) bands[Math.max(0, Math.ceil(Math.log2(texts.length / count)) - 1)]?.push(word);
  }
  return bands.map((words) => words.sort().join(' '));
}

/**
 * The most that each common word can tell, as `ln(texts / texts with it)`.
 *
 * @param common what {@link commonWords} made
 */
export function mostTold(common: readonly string[]): Map<string, number> {
  const most = new Map<string, number>();
  for (const [index, band] of common.entries()) {
    for (const word of band.split(' ')) if (word) most.set(word, (index + 0.5) * Math.LN2);
  }
  return most;
}
