/** How long a search may be that is shared. */
const limits = { words: 4, characters: 40 } as const;

/** How many words a text has. Where no spaces separate them, those of one character are particles and endings, mostly. */
function countWords(text: string): number {
  const spaced = text.split(' ').length;
  if (!('Segmenter' in Intl)) return spaced;
  const segments = new Intl.Segmenter('en', { granularity: 'word' }).segment(text);
  return Math.max(spaced, [...segments].filter(({ isWordLike, segment }) => isWordLike && segment.length > 1).length);
}

/** Letters with their marks, and what joins words: no digits, addresses or characters that cannot be seen. */
const plainWords = /^[\p{L}\p{M}'’ -]+$/u;

/**
 * A search as it may be told to those who write the answers: in lower case, with single spaces. Undefined for what may be personal: a
 * number, an address, anything long.
 */
export function shareableSearch(text: string): string | undefined {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (words.length < 2 || words.length > limits.characters || !plainWords.test(words)) return undefined;
  return countWords(words) <= limits.words ? words : undefined;
}
