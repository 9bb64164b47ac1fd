import type { Range } from '../../lib/search/pieces.ts';

/** Removes case and accents. A letter keeps its length, so that indices stay valid. */
const plain = (text: string) =>
  [...text]
    .map((letter) => letter.normalize('NFD').charAt(0).toLowerCase().padEnd(letter.length).slice(0, letter.length))
    .join('');

/** The ranges of a title that match a query: beginnings of words, or any position in scripts without spaces. */
export function matchesIn(title: string, query: string): Range[] {
  const [text, words] = [
    plain(title),
    plain(query)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  ];
  const found = words.flatMap((word) => {
    const spaced = !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(word);
    return [...text.matchAll(new RegExp(`(${spaced ? '^|[^\\p{L}\\p{N}]' : ''})${word}`, 'gu'))].map(
      ({ 0: match, 1: before = '', index }) => [index + before.length, index + match.length] as const,
    );
  });
  return found
    .sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd)
    .filter(([start], index, all) => all.slice(0, index).every(([, end]) => end <= start));
}
