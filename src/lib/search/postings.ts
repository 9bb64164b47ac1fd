import { mostTold } from './common-words.ts';
import type { SearchEntry } from './entry.ts';
import type { Fold } from './fold.ts';
import { type Word, wordOf } from './likeness.ts';
import { isKana, pairAt, pairsAround, type Token, tokensOf } from './tokens.ts';

/** A text that is found as a whole: a title, a description, or one of the phrases. */
export interface Passage {
  /** Index of the entry that it belongs to */
  entry: number;
  /** How much finding it counts */
  value: number;
  tokens: readonly Token[];
  /** What its tokens weigh together; counted when it is first found */
  weight?: number;
}

/** Where every word stands. */
export interface Postings {
  passages: readonly Passage[];
  /** By entry, its title and its description */
  shown: readonly (readonly [title: Passage, description: Passage])[];
  words: readonly Word[];
  /** The passages that hold a word, a character, or two characters side by side */
  of(term: string): readonly number[];
  /** The passages that hold two words which together make this one: `dust box` for `dustbox` */
  ofCompound(word: string): readonly number[];
  /** How much a term tells: nothing if it is everywhere, most if it is nowhere */
  told(term: string): number;
  /** How much a text stands or falls with one of its tokens */
  weightAt(tokens: readonly Token[], index: number): number;
  /** What the tokens of a passage weigh together */
  weightOf(passage: Passage): number;
}

const values = { title: 1, phrase: 0.8, description: 0.5 };

/** By how much more than the character itself the pairs that it stands in may tell: 的 says nothing in any company. */
const company = 1.4;

/** By term, the passages that hold it, and how many entries those belong to. */
type Holders = Map<string, { passages: number[]; entries: number; last: number }>;

export function createPostings(entries: readonly SearchEntry[], common: readonly string[], fold: Fold): Postings {
  const passages: Passage[] = [];
  const terms: Holders = new Map();
  const compounds: Holders = new Map();
  const words = new Set<string>();

  const note = (holders: Holders, term: string, passage: number, entry: number): void => {
    const found = holders.get(term);
    if (!found) holders.set(term, { passages: [passage], entries: 1, last: entry });
    else {
      if (found.passages[found.passages.length - 1] !== passage) found.passages.push(passage);
      if (found.last !== entry) found.entries++;
      found.last = entry;
    }
  };
  const add = (entry: number, value: number, text: string): Passage => {
    const tokens = tokensOf(fold(text));
    const passage: Passage = { entry, value, tokens };
    const number = passages.push(passage) - 1;
    for (const [index, token] of tokens.entries()) {
      note(terms, token.text, number, entry);
      if (!token.single) words.add(token.text);
      const pair = pairAt(tokens, index);
      if (pair) note(token.single ? terms : compounds, pair, number, entry);
    }
    return passage;
  };
  const shown = entries.map(({ title, description, words: phrases }, entry) => {
    for (const phrase of phrases) add(entry, values.phrase, phrase);
    return [add(entry, values.title, title), add(entry, values.description, description)] as const;
  });

  const most = mostTold(common);
  const told = (term: string): number =>
    Math.min(
      Math.log((entries.length + 1) / ((terms.get(term)?.entries ?? 0) + 0.5)),
      most.get(term) ?? Number.POSITIVE_INFINITY,
    );
  const weightAt = (tokens: readonly Token[], index: number): number => {
    const token = tokens[index];
    if (!token) return 0;
    if (!token.single) return told(token.text) * token.share;
    const pairs = pairsAround(tokens, index).filter((pair) => terms.has(pair));
    const limit = terms.has(token.text) && !isKana(token.text) ? told(token.text) * company : told('');
    return Math.min(limit, ...pairs.map(told)) * token.share;
  };
  return {
    passages,
    shown,
    words: [...words].map(wordOf),
    of: (term) => terms.get(term)?.passages ?? [],
    ofCompound: (word) => compounds.get(word)?.passages ?? [],
    told,
    weightAt,
    weightOf(passage) {
      passage.weight ??= passage.tokens.reduce((sum, _, index) => sum + weightAt(passage.tokens, index), 0);
      return passage.weight;
    },
  };
}
