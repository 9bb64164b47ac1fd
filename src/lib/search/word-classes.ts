import type { SearchIndex } from './entry.ts';
import type { Token } from './tokens.ts';

/** `stopWord` says nothing of what is looked for; `offTopic` is what no entry is about; else the kind of device that a word names. */
export type WordClass = 'stopWord' | 'offTopic' | (string & {}) | undefined;

/** Whether a word names a kind of device. */
export const namesDevice = (wordClass: WordClass): wordClass is string =>
  !!wordClass && wordClass !== 'stopWord' && wordClass !== 'offTopic';

/** Tokens of the longest word of either list: words of an alphabet, characters of other scripts. */
const maxLength = 8;

/** Tells the class of each token of a query; of overlapping words the longest. */
export function createWordClasses({
  stopWords,
  offTopic,
  devices,
}: Pick<SearchIndex, 'stopWords' | 'offTopic' | 'devices'>): (tokens: readonly Token[]) => WordClass[] {
  const classes = new Map<string, WordClass>();
  for (const [name, words] of Object.entries({ stopWord: stopWords, offTopic, ...devices })) {
    for (const word of words) classes.set(word, name);
  }
  return (tokens) => {
    const found: WordClass[] = [];
    while (found.length < tokens.length) {
      const [length, known] = longestAt(tokens, found.length, classes);
      for (let each = 0; each < length; each++) found.push(known);
    }
    return found;
  };
}

function longestAt(tokens: readonly Token[], start: number, classes: ReadonlyMap<string, WordClass>) {
  for (let length = Math.min(maxLength, tokens.length - start); length > 0; length--) {
    let word = '';
    for (let at = start; at < start + length; at++) word += tokens[at]?.text;
    const known = classes.get(word);
    if (known) return [length, known] as const;
  }
  return [1, undefined] as const;
}
