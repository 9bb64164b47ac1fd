import type { SearchIndex } from './entry.ts';
import type { Fold } from './fold.ts';
import { inverseDocumentFrequency } from './idf.ts';
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
  /** Of all its tokens */
  weight: number;
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
  /** By entry, the tokens of its title */
  titles: readonly (readonly Token[])[];
  words: readonly Word[];
  /** The fields that have a word, a character, or two neighbors written as one: two characters, or `dust box` as `dustbox` */
  of(term: string): readonly number[];
  /** Inverse document frequency of a term: near 0 if it is in every entry, highest if it is in none */
  idf(term: string): number;
  /** The weight of one token of a text */
  weightAt(tokens: readonly Token[], index: number): number;
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

/** @returns waits for the page where it was kept for long enough */
function slices(): () => Promise<void> | undefined {
  let began = performance.now();
  const next = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  };
  return () => (performance.now() - began < maxBlocking ? undefined : next());
}

export async function createPostings(
  { entries, stopWords }: Pick<SearchIndex, 'entries' | 'stopWords'>,
  fold: Fold,
): Promise<Postings> {
  const fields: Field[] = [];
  /** By field */
  const tokensIn: (readonly Token[])[] = [];
  const titles: (readonly Token[])[] = [];
  const ngrams = createNgrams();
  const terms: PostingLists = new Map();
  const words = new Set<string>();
  const slice = slices();

  const add = (entry: number, fieldWeight: number, text: string, anchor?: string): readonly Token[] => {
    const tokens = tokensOf(fold(text));
    const number = fields.push({ entry, fieldWeight, anchor, weight: 0 }) - 1;
    tokensIn.push(tokens);
    ngrams.add(tokens);
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index] as Token;
      addPosting(terms, token.text, number, entry);
      if (!token.single) words.add(token.text);
      const pair = pairAt(tokens, index);
      if (pair) addPosting(terms, pair, number, entry);
    }
    return tokens;
  };
  const ends: number[] = [0];
  for (const [entry, { title, phrases }] of entries.entries()) {
    for (const [anchor, texts] of Object.entries(phrases)) {
      for (const text of texts) add(entry, weights.field.phrase, text, anchor);
    }
    titles.push(add(entry, weights.field.title, title));
    ends.push(fields.length);
    await slice();
  }
  ngrams.seal();

  const listed = new Set(stopWords);
  const idf = (term: string): number => {
    const rarity = inverseDocumentFrequency(entries.length, terms.get(term)?.entries ?? 0);
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
  for (let entry = 0; entry < entries.length; entry++) {
    for (let field = ends[entry] as number; field < (ends[entry + 1] as number); field++) {
      const tokens = tokensIn[field] as readonly Token[];
      (fields[field] as Field).weight = tokens.reduce((sum, _, index) => sum + weightAt(tokens, index), 0);
    }
    await slice();
  }
  return {
    fields,
    ngrams,
    entries: entries.length,
    firstOf: (entry) => ends[entry] ?? 0,
    titles,
    words: [...words].map(wordOf),
    of: (term) => terms.get(term)?.fields ?? [],
    idf,
    weightAt,
  };
}
