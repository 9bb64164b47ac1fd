/** How many words of a search may be shared, and how many characters. */
const most = { words: 4, characters: 40 } as const;

/** How many words a text has, also where no spaces separate them. */
function countWords(text: string): number {
  if (!('Segmenter' in Intl)) return text.split(' ').length;
  const segments = new Intl.Segmenter('en', { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}

/**
 * A search as it may be told to those who write the answers: in lower case, with single spaces. Undefined for what may be personal: a
 * number, an address, anything long.
 */
export function shareableSearch(text: string): string | undefined {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (words.length < 2 || words.length > most.characters || /[\p{N}@/\\]|\w\.\w/u.test(words)) return undefined;
  return Math.max(countWords(words), words.split(' ').length) <= most.words ? words : undefined;
}
