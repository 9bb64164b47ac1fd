import { linesOf, type Phrases, type SearchEntry, type SearchIndex, type SearchWords } from './entry.ts';
import { createFold, type Fold } from './fold.ts';
import { synonymSeparator } from './synonyms.ts';
import { tokensOf } from './tokens.ts';

interface IndexSource {
  /** BCP 47, of the entries */
  tag: string;
  /** As they are shown; of two with the same score the first comes first */
  entries: readonly SearchEntry[];
  words: Omit<SearchWords, 'phrases' | 'morePhrases'>;
  /** In Chinese: a character as written in simplified Chinese */
  simplify?: ((character: string) => string) | undefined;
  /** In Chinese and Japanese: how a text's words in Han characters are read, each once */
  read?: ((texts: readonly string[]) => ReadonlyMap<string, string>) | undefined;
}

/** Builds the search index of one language, which its pages load as one file. */
export function createIndex({ tag, entries, words, simplify, read }: IndexSource): SearchIndex {
  const shown = entries.flatMap(({ title, phrases }) => [title, ...Object.values(phrases).flat()]);
  const variants = simplify ? hanVariants([...shown, ...words.synonyms.flat()].join(''), simplify) : '';
  const fold = createFold(tag, variants);
  const listed = (list: readonly string[]) => [...new Set(list.map((word) => keyOf(word, fold)).filter((word) => word))].sort();
  return {
    tag,
    entries: entries.map((entry) => ({
      ...entry,
      phrases: sortedLines(tag === 'ja' ? entry.phrases : folded(entry.phrases, fold)),
    })),
    variants,
    stopWords: listed(words.stopWords),
    offTopic: listed(words.offTopic),
    devices: Object.fromEntries(Object.entries(words.devices).map(([kind, names]) => [kind, listed(names)])),
    synonyms: words.synonyms.map((group) => group.map((word) => fold(word).text).join(synonymSeparator)),
    readings: read ? [...read(shown)].flat().join(' ') : '',
  };
}

/**
 * Nobody sees the phrases, and normalized they weigh less: in German 3 % of the index. In Japanese, where katakana tell words from
 * grammar, they stay as they are.
 */
const folded = (phrases: Phrases, fold: Fold): Phrases =>
  Object.fromEntries(Object.entries(phrases).map(([anchor, texts]) => [anchor, texts.map((text) => fold(text).text)]));

/** Alike phrases side by side weigh less: 0.5 % of the index. */
export const sortedLines = (phrases: Phrases): string =>
  linesOf(Object.fromEntries(Object.entries(phrases).map(([anchor, texts]) => [anchor, texts.toSorted()])));

const keyOf = (text: string, fold: Fold) =>
  tokensOf(fold(text))
    .map((token) => token.text)
    .join('');

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
