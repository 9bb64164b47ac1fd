import { phrasesIn, type SearchIndex } from './entry.ts';
import type { Fold } from './fold.ts';
import { inverseDocumentFrequency } from './idf.ts';
import { createNgrams, type Ngrams } from './ngrams.ts';
import { type Word, wordOf } from './similarity.ts';
import type { Slice } from './slices.ts';
import { createSynonyms, type Synonyms } from './synonyms.ts';
import { isKana, pairAt, type Token, tokensOf } from './tokens.ts';
import { weights } from './weights.ts';

/** The texts that are matched as wholes, titles and phrases: a list of each property, which is faster than a list of objects. */
export interface Fields {
  /** Index of the entry that it belongs to */
  entries: readonly number[];
  /** How much a match in it counts */
  fieldWeights: readonly number[];
  /** Of the passage that answers a phrase; `whole` if that takes the whole entry; none of a title */
  anchors: readonly (string | undefined)[];
  /** Of all its tokens */
  weights: readonly number[];
}

/** Fields that have something, as their indexes in ascending order, and the confidence that it is meant, 0 to 1. */
export interface FieldMatch {
  list: readonly number[];
  confidence: number;
}

/** The inverted index. */
export interface Postings {
  fields: Fields;
  /** Its texts are the fields, by the same indexes */
  ngrams: Pick<Ngrams, 'similarTo' | 'textsWith'>;
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
  synonymsOf: Synonyms;
  /** The weight of one token of a text */
  weightAt(tokens: readonly Token[], index: number): number;
}

/** By term, the fields that have it. */
type PostingLists = Map<string, number[]>;

function addPosting(lists: PostingLists, term: string, field: number): void {
  const found = lists.get(term);
  if (!found) lists.set(term, [field]);
  else if (found[found.length - 1] !== field) found.push(field);
}

export async function createPostings(
  { entries, stopWords, synonyms }: Pick<SearchIndex, 'entries' | 'stopWords' | 'synonyms'>,
  fold: Fold,
  slice: Slice,
): Promise<Postings> {
  /** By field, as all lists up to `titles` */
  const entryOf: number[] = [];
  const fieldWeights: number[] = [];
  const anchors: (string | undefined)[] = [];
  const tokensIn: (readonly Token[])[] = [];
  const titles: (readonly Token[])[] = [];
  const ngrams = createNgrams();
  const terms: PostingLists = new Map();
  const words = new Map<string, Word>();
  const synonymsOf = await createSynonyms(synonyms, fold, slice);

  const add = (entry: number, fieldWeight: number, text: string, anchor?: string): readonly Token[] => {
    const tokens = tokensOf(fold(text));
    const field = entryOf.push(entry) - 1;
    fieldWeights.push(fieldWeight);
    anchors.push(anchor);
    tokensIn.push(tokens);
    const synonyms = synonymsOf(tokens).flat();
    ngrams.add(tokens, synonyms);
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index] as Token;
      addPosting(terms, token.text, field);
      if (!token.single && !words.has(token.text)) words.set(token.text, wordOf(token.text));
      const pair = pairAt(tokens, index);
      if (pair) addPosting(terms, pair, field);
    }
    for (const term of synonyms) addPosting(terms, term, field);
    return tokens;
  };
  const ends: number[] = [0];
  for (const [entry, { title, phrases }] of entries.entries()) {
    for (const [anchor, texts] of phrasesIn(phrases)) {
      for (const text of texts) {
        add(entry, weights.field.phrase, text, anchor);
        await slice();
      }
    }
    titles.push(add(entry, weights.field.title, title));
    ends.push(entryOf.length);
  }
  await ngrams.seal(slice);

  const listed = new Set(stopWords);
  const rarities = new Map<string, number>();
  const idf = (term: string): number => {
    const known = rarities.get(term);
    if (known !== undefined) return known;
    let having = 0;
    let last = -1;
    for (const field of terms.get(term) ?? []) {
      if (entryOf[field] !== last) having++;
      last = entryOf[field] as number;
    }
    const rarity = inverseDocumentFrequency(entries.length, having);
    const made = listed.has(term) ? Math.min(rarity, weights.maxStopWordIdf) : rarity;
    rarities.set(term, made);
    return made;
  };
  const idfIfKnown = (pair: string | undefined): number => (pair && terms.has(pair) ? idf(pair) : Number.POSITIVE_INFINITY);
  const weightAt = (tokens: readonly Token[], index: number): number => {
    const token = tokens[index];
    if (!token) return 0;
    if (!token.single) return idf(token.text) * token.share;
    const limit = terms.has(token.text) && !isKana(token.text) ? idf(token.text) * weights.maxPair : idf('');
    return Math.min(limit, idfIfKnown(pairAt(tokens, index - 1)), idfIfKnown(pairAt(tokens, index))) * token.share;
  };
  const weightOf: number[] = [];
  for (const tokens of tokensIn) {
    let weight = 0;
    for (let index = 0; index < tokens.length; index++) weight += weightAt(tokens, index);
    weightOf.push(weight);
    await slice();
  }
  return {
    fields: { entries: entryOf, fieldWeights, anchors, weights: weightOf },
    ngrams,
    entries: entries.length,
    firstOf: (entry) => ends[entry] ?? 0,
    titles,
    words: [...words.values()],
    of: (term) => terms.get(term) ?? [],
    idf,
    synonymsOf,
    weightAt,
  };
}
