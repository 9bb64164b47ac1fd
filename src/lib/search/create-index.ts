import { commonWords } from './common-words.ts';
import type { SearchEntry, SearchIndex } from './entry.ts';
import { createFold } from './fold.ts';

/**
 * Builds the search index of one language, which its pages load as one file.
 *
 * @param tag BCP 47, of the entries
 * @param entries as they are shown; of two with the same score the first comes first
 * @param texts whole texts of the same language, such as the entries' bodies, in which common words are counted
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

/** The CJK Unified Ideographs of Unicode. */
const [firstHan, lastHan] = [0x4e00, 0x9fff];

/**
 * Characters that a reader of simplified or traditional Chinese may type for those of a text: every character whose simplified form
 * is in the text in any form, followed by that form. No other character can match, so the table stays small.
 *
 * @param simplify a character as written in simplified Chinese, or itself
 * @returns `機机開开`, as `createFold` takes it
 */
export function hanVariants(text: string, simplify: (character: string) => string): string {
  const needed = new Set([...new Set(text)].map(simplify));
  let pairs = '';
  for (let code = firstHan; code <= lastHan; code++) {
    const character = String.fromCharCode(code);
    const simple = simplify(character);
    if (simple !== character && needed.has(simple)) pairs += character + simple;
  }
  return pairs;
}
