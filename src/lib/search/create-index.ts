import { commonWords } from './common-words.ts';
import type { SearchEntry, SearchIndex } from './entry.ts';
import { createFold } from './fold.ts';
import { hanVariants } from './han-variants.ts';

/**
 * Makes the file that the pages of one language search.
 *
 * @param tag BCP 47, of the entries
 * @param entries as they are shown; of two that fit alike the first is told first
 * @param texts whole texts of the same language, such as the entries' bodies: they tell which words say nothing
 * @param simplify in Chinese: a character as written in simplified Chinese
 */
export function createIndex(
  tag: string,
  entries: readonly SearchEntry[],
  texts: readonly string[],
  simplify?: (character: string) => string,
): SearchIndex {
  const shown = entries.map(({ title, description, words }) => [title, description, ...words].join('\n'));
  const variants = simplify ? hanVariants(shown.join(''), simplify) : '';
  return { tag, entries, common: commonWords([...texts, ...shown], createFold(tag, variants)), variants };
}
