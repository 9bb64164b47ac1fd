import { sentencesOf } from '../sentences.ts';
import type { SearchIndex } from './entry.ts';
import type { Fold } from './fold.ts';
import { highlight, highlightedCharacters } from './highlight.ts';
import { inverseDocumentFrequency } from './idf.ts';
import { gramsOf, joined } from './ngrams.ts';
import type { Range } from './pieces.ts';
import type { Postings } from './postings.ts';
import type { ExpandedToken } from './query-expansion.ts';
import { canBeSimilar, similarity, typoSimilarity, type Word, wordOf } from './similarity.ts';
import { createSlices } from './slices.ts';
import type { Synonyms } from './synonyms.ts';
import { isKana, pairAt, pairsAround, type Token, tokensOf } from './tokens.ts';
import { weights } from './weights.ts';

/** The text of an entry. */
export interface EntryText {
  /** It in a sentence */
  description: string;
  /** What a link can lead to, the anchors of each kind counted from 1: `step-1`, `step-2`, `text-1`; none of a guide */
  passages: readonly (readonly [anchor: string, text: string])[];
  /** What the index has no room for, as lines of {@link IndexedEntry}; absent without any */
  phrases?: string | undefined;
}

/** The texts of a language by the ids of their entries: a file of its own, which is needed only once there are results. */
export type Texts = Readonly<Record<string, EntryText>>;

/** The sentence of an answer that has most of a query. */
export interface Quote {
  /** Of the passage that the sentence stands in */
  anchor: string;
  text: string;
  /** What to highlight of it */
  marks: readonly Range[];
}

/** What tokens of a query are looked for in. */
interface Terms {
  words: readonly Word[];
  /** Pairs of neighboring characters, single characters, and groups of synonyms */
  terms: ReadonlySet<string>;
}

/** A part of a passage, prepared for comparison. */
interface Sentence extends Terms {
  text: string;
  tokens: readonly Token[];
}

/** A passage, prepared for comparison. */
interface Passage {
  anchor: string;
  sentences: readonly Sentence[];
  /** Of its text */
  all: Terms;
  /** Its text as its n-grams are parts of it */
  joined: string;
}

/** For a query, finds what is quoted of an entry, given its index, and by anchor how similar the phrases of its passages are to the query. */
export type Quoter = (
  query: readonly ExpandedToken[],
) => (entry: number, similar: ReadonlyMap<string, number>) => Quote | undefined;

/**
 * Finds the passage of an answer that a query asks for, and its sentence that has most of it. All texts are read ahead, since that
 * takes ten times as long as finding a sentence in them.
 */
export async function createQuoter(
  { entries }: Pick<SearchIndex, 'entries'>,
  texts: Texts,
  fold: Fold,
  postings: Postings,
  slice = createSlices(),
): Promise<Quoter> {
  const {
    fields,
    firstOf,
    ngrams: { textsWith },
  } = postings;
  const read = (text: string) => sentence(text, tokensOf(fold(text)), postings.synonymsOf);
  const passages: (readonly Passage[])[] = [];
  /** By field of the index, the place of its passage in the entry */
  const passageOf: number[] = [];
  for (const [entry, { id }] of entries.entries()) {
    const all = (texts[id]?.passages ?? []).map(([anchor, text]) => passage(anchor, text, read));
    passages.push(all);
    for (let field = firstOf(entry); field < firstOf(entry + 1); field++)
      passageOf.push(all.findIndex(({ anchor }) => anchor === fields.anchors[field]));
    await slice();
  }

  /** How much each passage of an entry has of something: by its text, and by its phrases, which the index knows. */
  const inPassages = (entry: number, inText: (passage: Passage) => number, matches: readonly Match[]): readonly number[] => {
    const having = (passages[entry] ?? []).map(inText);
    const [first, end] = [firstOf(entry), firstOf(entry + 1)];
    for (const { fields, confidence } of matches) {
      for (let at = lowerBound(fields, first); (fields[at] ?? end) < end; at++) {
        const place = passageOf[fields[at] as number] as number;
        if (place >= 0) having[place] = Math.max(confidence, having[place] as number);
      }
    }
    return having;
  };

  return (query) => {
    const wanted = wantedOf(query, postings);
    const grams = [...new Set(gramsOf(query.map(({ token }) => token)))].map((gram) => ({
      gram,
      matches: [{ fields: textsWith(gram), confidence: 1 }],
    }));
    return (entry, similar) => {
      // What each token of the query says of the passage: little if all have it, as they have the words of the title.
      const inWords = wanted.map((token) => inPassages(entry, ({ all }) => confidenceIn(all, token), token.matches));
      const weight = inWords.map((having, index) => (query[index]?.weight ?? 0) * rarity(having));
      const words = shares(weight, inWords);
      const inGrams = grams.map(({ gram, matches }) => inPassages(entry, ({ joined }) => Number(joined.includes(gram)), matches));
      const ngrams = shares(
        inGrams.map((having) => (having.includes(1) ? rarity(having) ** 2 : 0)),
        inGrams,
      );
      const { quote } = weights;
      const all = passages[entry] ?? [];
      const scores = all.map(
        ({ anchor }, place) =>
          quote.words * (words[place] ?? 0) +
          quote.ngrams * (ngrams[place] ?? 0) +
          quote.phrases * (similar.get(anchor) ?? 0) +
          (anchor.startsWith('text') ? quote.beside : 0),
      );
      const best = all[scores.indexOf(Math.max(...scores))];
      if (!best || Math.max(...scores) <= 0) return undefined;
      const inSentences = best.sentences.map((each) =>
        wanted.reduce((sum, token, index) => sum + (weight[index] ?? 0) * confidenceIn(each, token), 0),
      );
      const quoted = best.sentences[inSentences.indexOf(Math.max(...inSentences))];
      return quoted && { anchor: best.anchor, text: quoted.text, marks: marksIn(quoted, wanted) };
    };
  };
}

/** @param having how much each passage has of something, 0 to 1 */
const rarity = (having: readonly number[]): number =>
  Math.max(
    0,
    inverseDocumentFrequency(
      having.length,
      having.reduce((sum, each) => sum + each, 0),
    ),
  );

/**
 * By passage, the share that it has of what was looked for, 0 to 1.
 *
 * @param weight of each thing
 * @param having by thing and passage, how much the passage has of it
 */
function shares(weight: readonly number[], having: readonly (readonly number[])[]): number[] {
  const total = weight.reduce((sum, each) => sum + each, 0) || 1;
  return (having[0] ?? []).map((_, place) =>
    weight.reduce((sum, each, index) => sum + (each * (having[index]?.[place] ?? 0)) / total, 0),
  );
}

function passage(anchor: string, text: string, read: (text: string) => Sentence): Passage {
  const sentences = sentencesOf(text).map(read);
  const words = new Map(sentences.flatMap((each) => each.words.map((word) => [word.text, word])));
  return {
    anchor,
    sentences,
    all: { words: [...words.values()], terms: new Set(sentences.flatMap((each) => [...each.terms])) },
    joined: sentences.map((each) => joined(each.tokens)).join(''),
  };
}

/** Fields of the index that have something, in their order, and the confidence that it is meant. */
interface Match {
  fields: readonly number[];
  confidence: number;
}

/** Where the first number that is not below a limit stands in an ascending list. */
function lowerBound(list: readonly number[], limit: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sentence(text: string, tokens: readonly Token[], synonymsOf: Synonyms): Sentence {
  const terms = tokens.flatMap((token, index) =>
    token.single ? [token.text, pairAt(tokens, index) ?? token.text] : [token.text],
  );
  const words = tokens.filter(({ single }) => !single).map((token) => wordOf(token.text));
  return { text, tokens, words, terms: new Set([...terms, ...synonymsOf(tokens).flat()]) };
}

/** A token of a query, prepared for comparison. */
interface Wanted extends ExpandedToken {
  word: Word;
  /** Of a character, those that it forms with its neighbors */
  pairs: readonly string[];
  /** Where the index has its terms */
  matches: readonly Match[];
}

function wantedOf(query: readonly ExpandedToken[], { of }: Postings): Wanted[] {
  const tokens = query.map(({ token }) => token);
  return query.map((each, index) => ({
    ...each,
    word: wordOf(each.token.text),
    pairs: pairsAround(tokens, index),
    matches: [...each.terms].map(([term, confidence]) => ({ fields: of(term), confidence })),
  }));
}

/** Without a list of what matches: each token is compared with every word of an answer. */
function confidenceIn(terms: Terms, token: Wanted): number {
  let most = token.synonyms.some((group) => terms.terms.has(group)) ? weights.synonym : 0;
  if (token.token.single) for (const [, confidence] of matchesIn(terms, token)) most = Math.max(most, confidence);
  else
    for (const word of terms.words)
      if (most < 1 && canBeSimilar(token.word, word)) most = Math.max(most, confidenceOf(token, word));
  return most;
}

function confidenceOf({ word, terms }: Wanted, other: Word): number {
  // As in the index, typos are only looked for in words that it does not have.
  const confidence = similarity(word, other, false) || (terms.has(word.text) ? 0 : typoSimilarity(word, other));
  return Math.max(confidence, terms.get(other.text) ?? 0);
}

/** The terms that a token of the query means, each with the confidence. */
function matchesIn({ words, terms }: Terms, wanted: Wanted): (readonly [string, number])[] {
  const { token, pairs } = wanted;
  if (!token.single) return words.map((other) => [other.text, confidenceOf(wanted, other)] as const);
  const found = pairs.filter((pair) => terms.has(pair));
  if (found.length > 0) return found.map((pair) => [pair, 1] as const);
  return terms.has(token.text) && !isKana(token.text) ? [[token.text, weights.quote.single]] : [];
}

/** What to highlight of a sentence. */
function marksIn(sentence: Sentence, wanted: readonly Wanted[]): readonly Range[] {
  const terms = new Map<string, number>();
  const { terms: characters, endings } = highlightedCharacters(wanted.map(({ token }) => token));
  for (const each of wanted) {
    if (each.wordClass === 'stopWord') continue;
    for (const [term, confidence] of matchesIn(sentence, each))
      if (!each.token.single || characters.has(term)) terms.set(term, Math.max(confidence, terms.get(term) ?? 0));
  }
  return highlight(sentence.tokens, { terms, endings });
}
