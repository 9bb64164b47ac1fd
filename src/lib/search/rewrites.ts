import type { SearchIndex } from './entry.ts';
import type { Fold } from './fold.ts';

/** Writes a query as it may have been meant. @returns undefined where it cannot have been */
export type Rewrite = (query: string) => string | undefined;

/** What Latin letters are with the same keys of a Korean layout: `cndwjs` is 충전. */
export type ToHangul = (typed: string) => string;

/** The same keys on the US and the Russian layout. */
const [latinKeys, russianKeys] = ["qwertyuiop[]asdfghjkl;'zxcvbnm,.`", 'йцукенгшщзхъфывапролджэячсмитьбюё'];

/**
 * What a query may be whose language was typed with the keys of another, or as it is read.
 *
 * - The keys of another layout: Russian typed with Latin keys and the reverse, Korean typed with Latin keys
 * - How Han characters are read: kana in Japanese, pinyin in Chinese
 */
export function createRewrites(
  { tag, readings }: Pick<SearchIndex, 'tag' | 'readings'>,
  fold: Fold,
  toHangul: ToHangul | undefined,
): readonly Rewrite[] {
  const rewrites = [toHangul ? koreanRewrite(toHangul) : layoutRewrite(tag)];
  return readings ? [readingRewrite(readings, fold), ...rewrites] : rewrites;
}

function layoutRewrite(tag: string): Rewrite {
  if (tag === 'ru')
    return (query) =>
      /[a-z]/i.test(query) && !/\p{sc=Cyrillic}/u.test(query) ? typedWith(query, latinKeys, russianKeys) : undefined;
  return (query) => (/\p{sc=Cyrillic}/u.test(query) ? typedWith(query, russianKeys, latinKeys) : undefined);
}

/** Anything but whole syllables was no Korean. */
const koreanRewrite =
  (toHangul: ToHangul): Rewrite =>
  (query) => {
    const written = /^[a-z\s]+$/i.test(query) ? toHangul(query) : '';
    return /^[가-힣\s]+$/.test(written) ? written : undefined;
  };

const typedWith = (query: string, keys: string, meant: string): string =>
  [...query.toLowerCase()].map((key) => meant[keys.indexOf(key)] ?? key).join('');

/** Characters that a reading has at least: shorter ones stand in everything. */
const minReading = 2;

/** @param readings as {@link SearchIndex} has them */
function readingRewrite(readings: string, fold: Fold): Rewrite {
  const words = new Map<string, string>();
  const parts = readings.split(' ');
  for (let at = 0; at + 1 < parts.length; at += 2) words.set(parts[at] as string, parts[at + 1] as string);
  const longest = Math.max(...[...words.keys()].map(({ length }) => length));

  return (query) => {
    const text = fold(query).text.replace(/\s+/g, '');
    // Latin letters must all be read, or it is no pinyin; kana between the words are grammar, and stay.
    if (!/^([a-z]+|\p{sc=Hiragana}[\p{sc=Hiragana}\p{sc=Han}ー]*)$/u.test(text)) return undefined;
    /** By place, the fewest pieces that the text up to there can be read as; a character that is read as nothing counts twice. */
    const pieces = [{ cost: 0, written: '', unread: false }];
    for (let end = 1; end <= text.length; end++) {
      const before = pieces[end - 1] as (typeof pieces)[number];
      let best = { cost: before.cost + 2, written: before.written + text.charAt(end - 1), unread: true };
      for (let start = Math.max(0, end - longest); start <= end - minReading; start++) {
        const word = words.get(text.slice(start, end));
        const first = pieces[start] as (typeof pieces)[number];
        if (word && first.cost + 1 < best.cost)
          best = { cost: first.cost + 1, written: first.written + word, unread: first.unread };
      }
      pieces.push(best);
    }
    const { written = '', unread } = pieces.at(-1) ?? {};
    return written === text || (unread && /^[a-z]/.test(text)) ? undefined : written;
  };
}
