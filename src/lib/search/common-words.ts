import type { Fold } from './fold.ts';
import { tokensOf } from './tokens.ts';

/** How many bands there are: the last one has the words of one in 32 texts. */
const bandCount = 5;

/**
 * The stop words of a language, in bands: those in half of all texts and more, then in a quarter, an eighth… Counted in whole texts,
 * since titles and phrases are too short to show that a word such as “very” is common.
 */
export function commonWords(texts: readonly string[], fold: Fold): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(tokensOf(fold(text)).map((token) => token.text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const bands: string[][] = Array.from({ length: bandCount }, () => []);
  for (const [word, count] of counts) {
    if (count > 1) bands[Math.max(0, Math.ceil(Math.log2(texts.length / count)) - 1)]?.push(word);
  }
  return bands.map((words) => words.sort().join(' '));
}

/**
 * The highest inverse document frequency of each common word, `ln(texts / texts with it)`.
 *
 * @param bands of {@link commonWords}
 */
export function idfLimits(bands: readonly string[]): Map<string, number> {
  const limits = new Map<string, number>();
  for (const [index, band] of bands.entries()) {
    for (const word of band.split(' ')) if (word) limits.set(word, (index + 0.5) * Math.LN2);
  }
  return limits;
}
