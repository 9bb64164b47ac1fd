import { allowedTypos, typoSimilarity, wordOf } from '../../../src/lib/search/similarity.ts';
import { lettersOf } from '../../db/deletion-variants.ts';
import { type WordRow, wordsAmong, wordsNear } from '../../db/recipe-words.ts';
import type { Db } from '../../db/tables.ts';

/** Words of the index that are compared with a mistyped one. */
const maxCandidates = 300;

/** Corrections that a mistyped word is expanded to. */
const maxCorrections = 4;

/** A word of the index with the confidence that it is meant, 0 to 1. */
export type ScoredWord = WordRow & { confidence: number };

/** The words of the index that a word without match may be a typo of, the likeliest first. Of two the more common one. */
export async function typoCorrections(db: Db, typed: string): Promise<ScoredWord[]> {
  const typos = allowedTypos(lettersOf(typed).length);
  if (typos === 0) return [];
  const word = wordOf(typed);
  return (await wordsNear(db, typed, typos, maxCandidates))
    .map((row) => ({ ...row, confidence: typoSimilarity(word, wordOf(row.word)) }))
    .filter(({ confidence }) => confidence > 0)
    .sort((a, b) => b.confidence - a.confidence || b.recipes - a.recipes || (a.word < b.word ? -1 : 1))
    .slice(0, maxCorrections);
}

/** Letters of each part of a compound. */
const minPart = 3;

/** The two words of the index that a compound is made of, as in German or by mistake. Prefers the longest first part. */
export async function splitCompound(db: Db, typed: string): Promise<readonly [string, string] | undefined> {
  const letters = lettersOf(typed);
  if (letters.length < 2 * minPart) return undefined;
  const positions = Array.from({ length: letters.length - 2 * minPart + 1 }, (_, index) => letters.length - minPart - index);
  const splits = positions.map((at) => [letters.slice(0, at).join(''), letters.slice(at).join('')] as const);
  const known = new Set((await wordsAmong(db, splits.flat())).map(({ word }) => word));
  return splits.find(([first, second]) => known.has(first) && known.has(second));
}
