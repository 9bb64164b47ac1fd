import { createFold } from '../../lib/search/fold.ts';
import { highlight, highlightedCharacters } from '../../lib/search/highlight.ts';
import type { Range } from '../../lib/search/pieces.ts';
import { similarity, wordOf } from '../../lib/search/similarity.ts';
import { tokensOf } from '../../lib/search/tokens.ts';

/**
 * The ranges of a title that match a query: words as the search compares them, or characters with their neighbors. Chinese matches only
 * in the characters that it was typed in.
 *
 * @param tag BCP 47, of the title
 */
export function matchesIn(title: string, query: string, tag: string): Range[] {
  const fold = createFold(tag);
  const [tokens, typed] = [tokensOf(fold(title)), tokensOf(fold(query))];
  const words = typed.flatMap(({ text, single }, index): [string, number][] =>
    single ? [] : tokens.map(({ text: word }) => [word, similarity(wordOf(text), wordOf(word), index === typed.length - 1)]),
  );
  const { terms, endings } = highlightedCharacters(typed);
  // The last one of a key stays: the most confident.
  return highlight(tokens, { terms: new Map([...words.sort((a, b) => a[1] - b[1]), ...terms]), endings });
}
