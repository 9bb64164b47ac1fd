import { idfLimits } from './common-words.ts';
import type { SearchEntry } from './entry.ts';
import type { Fold } from './fold.ts';
import { type Word, wordOf } from './similarity.ts';
import { isKana, pairAt, pairsAround, type Token, tokensOf } from './tokens.ts';

/** A text that is matched as a whole: a title, a description, or one of the phrases. */
interface Passage {
  /** Index of the entry that it belongs to */
  entry: number;
  /** How much a match in it counts */
  fieldWeight: number;
  tokens: readonly Token[];
  /** The weight of all its tokens, computed on first use */
  weight?: number;
}

/** The inverted index. */
export interface Postings {
  passages: readonly Passage[];
  /** By entry, its title and its description */
  shown: readonly (readonly [title: Passage, description: Passage])[];
  words: readonly Word[];
  /** The passages that have a word, a character, or two neighboring characters */
  of(term: string): readonly number[];
  /** The passages that have two neighboring words which together make this one: `dust box` for `dustbox` */
  ofCompound(word: string): readonly number[];
  /** Inverse document frequency of a term: near 0 if it is in every entry, highest if it is in none */
  idf(term: string): number;
  /** The weight of one token of a text */
  weightAt(tokens: readonly Token[], index: number): number;
  /** The weight of all tokens of a passage */
  weightOf(passage: Passage): number;
}

const fieldWeights = { title: 1, phrase: 0.8, description: 0.5 };

/** A pair of characters weighs at most this much more than its character alone: 的 is common in any pair. */
const maxPairWeight = 1.4;

/** By term, the passages that have it, and the number of their entries. */
type PostingLists = Map<string, { passages: number[]; entries: number; last: number }>;

function addPosting(lists: PostingLists, term: string, passage: number, entry: number): void {
  const found = lists.get(term);
  if (!found) lists.set(term, { passages: [passage], entries: 1, last: entry });
  else {
    if (found.passages[found.passages.length - 1] !== passage) found.passages.push(passage);
    if (found.last !== entry) found.entries++;
    found.last = entry;
  }
}

export function createPostings(entries: readonly SearchEntry[], common: readonly string[], fold: Fold): Postings {
  const passages: Passage[] = [];
  const terms: PostingLists = new Map();
  const compounds: PostingLists = new Map();
  const words = new Set<string>();

  const add = (entry: number, fieldWeight: number, text: string): Passage => {
    const tokens = tokensOf(fold(text));
    const passage: Passage = { entry, fieldWeight, tokens };
    const number = passages.push(passage) - 1;
    for (const [index, token] of tokens.entries()) {
      addPosting(terms, token.text, number, entry);
      if (!token.single) words.add(token.text);
      const pair = pairAt(tokens, index);
      if (pair) addPosting(token.single ? terms : compounds, pair, number, entry);
    }
    return passage;
  };
  const shown = entries.map(({ title, description, words: phrases }, entry) => {
    for (const phrase of phrases) add(entry, fieldWeights.phrase, phrase);
    return [add(entry, fieldWeights.title, title), add(entry, fieldWeights.description, description)] as const;
  });

  const limits = idfLimits(common);
  const idf = (term: string): number =>
    Math.min(
      Math.log((entries.length + 1) / ((terms.get(term)?.entries ?? 0) + 0.5)),
      limits.get(term) ?? Number.POSITIVE_INFINITY,
    );
  const weightAt = (tokens: readonly Token[], index: number): number => {
    const token = tokens[index];
    if (!token) return 0;
    if (!token.single) return idf(token.text) * token.share;
    const pairs = pairsAround(tokens, index).filter((pair) => terms.has(pair));
    const limit = terms.has(token.text) && !isKana(token.text) ? idf(token.text) * maxPairWeight : idf('');
    return Math.min(limit, ...pairs.map(idf)) * token.share;
  };
  return {
    passages,
    shown,
    words: [...words].map(wordOf),
    of: (term) => terms.get(term)?.passages ?? [],
    ofCompound: (word) => compounds.get(word)?.passages ?? [],
    idf,
    weightAt,
    weightOf(passage) {
      passage.weight ??= passage.tokens.reduce((sum, _, index) => sum + weightAt(passage.tokens, index), 0);
      return passage.weight;
    },
  };
}
