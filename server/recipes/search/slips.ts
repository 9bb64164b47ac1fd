import { likenessWithSlips, wordOf } from '../../../src/lib/search/likeness.ts';
import { type WordRow, wordsAmong, wordsNear } from '../../db/recipe-words.ts';
import type { Db } from '../../db/tables.ts';
import { lettersOf, slipsIn } from './pieces.ts';

/** Words that may have been meant, the likeliest first, and how that one is written. */
export interface WithoutSlips {
  words: readonly (WordRow & { sure: number })[];
  shown?: string;
}

/** Near words that are looked at, and those that may be meant. */
const [looked, kept] = [300, 4];

/** What a word means that no recipe has: words that it becomes when a slip of the finger is mended. Of two the more common one. */
export async function withoutSlips(db: Db, typed: string): Promise<WithoutSlips> {
  const slips = slipsIn(typed);
  if (slips === 0) return { words: [] };
  const word = wordOf(typed);
  const words = (await wordsNear(db, typed, slips, looked))
    .map((row) => ({ ...row, sure: likenessWithSlips(word, wordOf(row.word)) }))
    .filter(({ sure }) => sure > 0)
    .sort((a, b) => b.sure - a.sure || b.recipes - a.recipes || (a.word < b.word ? -1 : 1))
    .slice(0, kept);
  const [likeliest] = words;
  return likeliest ? { words, shown: likeliest.shown } : { words };
}

/** The two words of the index that a word is put together from, as in German or by mistake; the longest first one. */
export async function splitOf(db: Db, typed: string): Promise<readonly [string, string] | undefined> {
  const least = 3;
  const letters = lettersOf(typed);
  if (letters.length < 2 * least) return undefined;
  const places = Array.from({ length: letters.length - 2 * least + 1 }, (_, index) => letters.length - least - index);
  const splits = places.map((at) => [letters.slice(0, at).join(''), letters.slice(at).join('')] as const);
  const known = new Set((await wordsAmong(db, splits.flat())).map(({ word }) => word));
  return splits.find(([first, second]) => known.has(first) && known.has(second));
}
