import type { SearchIndex } from './entry.ts';
import type { Fold } from './fold.ts';
import { createNgrams, type Ngrams } from './ngrams.ts';
import { type Word, wordOf } from './similarity.ts';
import { isKana, pairAt, pairsAround, type Token, tokensOf } from './tokens.ts';
import { weights } from './weights.ts';

/** A text that is matched as a whole: a title, or one of the phrases. */
export interface Field {
  /** Index of the entry that it belongs to */
  entry: number;
  /** How much a match in it counts */
  fieldWeight: number;
  /** Of the passage that answers a phrase; `whole` if that takes the whole entry; none of a title */
  anchor: string | undefined;
  tokens: readonly Token[];
  /** The weight of all its tokens, computed on first use */
  weight?: number;
}

/** The inverted index. */
export interface Postings {
  fields: readonly Field[];
  /** Of the fields, in their order */
  ngrams: Pick<Ngrams, 'similarTo'>;
  /** How many entries there are */
  entries: number;
  /** Those of an entry stand together, its title last: the index of the first; of the number of entries, how many fields there are */
  firstOf(entry: number): number;
  words: readonly Word[];
  /** The fields that have a word, a character, or two neighbors written as one: two characters, or `dust box` as `dustbox` */
  of(term: string): readonly number[];
  /** Inverse document frequency of a term: near 0 if it is in every entry, highest if it is in none */
  idf(term: string): number;
  /** The weight of one token of a text */
  weightAt(tokens: readonly Token[], index: number): number;
  /** The weight of all tokens of a field */
  weightOf(field: Field): number;
}

/** By term, the fields that have it, and the number of their entries. */
type PostingLists = Map<string, { fields: number[]; entries: number; last: number }>;

function addPosting(lists: PostingLists, term: string, field: number, entry: number): void {
  const found = lists.get(term);
  if (!found) lists.set(term, { fields: [field], entries: 1, last: entry });
  else {
    if (found.fields[found.fields.length - 1] !== field) found.fields.push(field);
    if (found.last !== entry) found.entries++;
    found.last = entry;
  }
}

/** Milliseconds that the building of an index may keep a page from doing anything else; a slow phone takes four times as long. */
const maxBlocking = 8;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

export async function createPostings(
  { entries, stopWords }: Pick<SearchIndex, 'entries' | 'stopWords'>,
  fold: Fold,
): Promise<Postings> {
  const fields: Field[] = [];
  const ngrams = createNgrams();
  const terms: PostingLists = new Map();
  const words = new Set<string>();

  const add = (entry: number, fieldWeight: number, text: string, anchor?: string): void => {
    const tokens = tokensOf(fold(text));
    const field: Field = { entry, fieldWeight, anchor, tokens };
    const number = fields.push(field) - 1;
    ngrams.add(tokens);
    for (const [index, token] of tokens.entries()) {
      addPosting(terms, token.text, number, entry);
      if (!token.single) words.add(token.text);
      const pair = pairAt(tokens, index);
      if (pair) addPosting(terms, pair, number, entry);
    }
  };
  const ends: number[] = [0];
  let began = performance.now();
  for (const [entry, { title, phrases }] of entries.entries()) {
    for (const [anchor, texts] of Object.entries(phrases)) {
      for (const text of texts) add(entry, weights.field.phrase, text, anchor);
    }
    add(entry, weights.field.title, title);
    ends.push(fields.length);
    if (performance.now() - began < maxBlocking) continue;
    await nextTask();
    began = performance.now();
  }

  const listed = new Set(stopWords);
  const idf = (term: string): number => {
    const rarity = Math.log((entries.length + 1) / ((terms.get(term)?.entries ?? 0) + 0.5));
    return listed.has(term) ? Math.min(rarity, weights.maxStopWordIdf) : rarity;
  };
  const weightAt = (tokens: readonly Token[], index: number): number => {
    const token = tokens[index];
    if (!token) return 0;
    if (!token.single) return idf(token.text) * token.share;
    const pairs = pairsAround(tokens, index).filter((pair) => terms.has(pair));
    const limit = terms.has(token.text) && !isKana(token.text) ? idf(token.text) * weights.maxPair : idf('');
    return Math.min(limit, ...pairs.map(idf)) * token.share;
  };
  return {
    fields,
    ngrams,
    entries: entries.length,
    firstOf: (entry) => ends[entry] ?? 0,
    words: [...words].map(wordOf),
    of: (term) => terms.get(term)?.fields ?? [],
    idf,
    weightAt,
    weightOf(field) {
      field.weight ??= field.tokens.reduce((sum, _, index) => sum + weightAt(field.tokens, index), 0);
      return field.weight;
    },
  };
}
