import type { Range } from '../../lib/search/pieces.ts';

/** Accents do not tell words apart; a letter stays as long as it was, so that places stay right. */
const plain = (text: string) =>
  [...text]
    .map((letter) => letter.normalize('NFD').charAt(0).toLowerCase().padEnd(letter.length).slice(0, letter.length))
    .join('');

/** Where a title says what was searched for: at the beginning of its words, or anywhere where words have no spaces between. */
export function marksIn(title: string, query: string): Range[] {
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
