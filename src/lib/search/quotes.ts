import type { Fold } from './fold.ts';
import { highlight } from './highlight.ts';
import { inverseDocumentFrequency } from './idf.ts';
import type { Range } from './pieces.ts';
import type { ExpandedToken } from './query-expansion.ts';
import { similarity, typoSimilarity, type Word, wordOf } from './similarity.ts';
import { isKana, pairAt, pairsAround, type Token, tokensOf } from './tokens.ts';
import { weights } from './weights.ts';

/** The text of an entry. */
export interface EntryText {
  /** It in a sentence */
  description: string;
  /** What a link can lead to; none of a guide */
  passages: readonly (readonly [anchor: string, text: string])[];
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

/** A part of a passage, prepared for comparison. */
interface Sentence {
  anchor: string;
  text: string;
  tokens: readonly Token[];
  words: readonly Word[];
  /** Pairs of neighboring characters, and single characters */
  terms: ReadonlySet<string>;
}

export type Quoter = (id: string, query: readonly ExpandedToken[], similar: ReadonlyMap<string, number>) => Quote | undefined;

/** Sentences end with their mark and a space; in Chinese and Japanese without one. */
const sentenceEnd = /(?<=[.!?…]["”»’)]?)\s+|(?<=[。！？])/u;

/** Finds the passage of an answer that a query asks for, and its sentence that has most of it. */
export function createQuoter(texts: Texts, fold: Fold): Quoter {
  const prepared = new Map<string, Sentence[][]>();
  const sentencesOf = (id: string): Sentence[][] => {
    const found = prepared.get(id);
    if (found) return found;
    const made = (texts[id]?.passages ?? []).map(([anchor, text]) =>
      text
        .split(sentenceEnd)
        .filter(Boolean)
        .map((part) => sentence(anchor, part, fold)),
    );
    prepared.set(id, made);
    return made;
  };

  return (id, query, similar) => {
    const all = sentencesOf(id);
    const wanted = wantedOf(query);
    const confidenceIn = (sentence: Sentence, token: Wanted) =>
      matchesIn(sentence, token).reduce((most, [, confidence]) => Math.max(most, confidence), 0);
    /** By token, passage and sentence */
    const found = wanted.map((token) => all.map((sentences) => sentences.map((each) => confidenceIn(each, token))));
    const weight = query.map((token, index) => {
      const having = found[index]?.filter((ofPassage) => ofPassage.some((confidence) => confidence > 0)).length ?? 0;
      return token.weight * inverseDocumentFrequency(all.length, having);
    });
    const total = weight.reduce((sum, each) => sum + each, 0) || 1;
    const sum = (confidenceOf: (index: number) => number) =>
      query.reduce((all, _, index) => all + (weight[index] ?? 0) * confidenceOf(index), 0);
    const scores = all.map((sentences, place) => {
      const inText = sum((index) => Math.max(0, ...(found[index]?.[place] ?? []))) / total;
      return weights.quote.text * inText + weights.quote.phrase * (similar.get(sentences[0]?.anchor ?? '') ?? 0);
    });
    const place = scores.indexOf(Math.max(...scores));
    const inSentences = all[place]?.map((_, at) => sum((index) => found[index]?.[place]?.[at] ?? 0)) ?? [];
    const quoted = all[place]?.[inSentences.indexOf(Math.max(...inSentences))];
    return (scores[place] ?? 0) > 0 && quoted
      ? { anchor: quoted.anchor, text: quoted.text, marks: marksIn(quoted, wanted) }
      : undefined;
  };
}

function sentence(anchor: string, text: string, fold: Fold): Sentence {
  const tokens = tokensOf(fold(text));
  const terms = tokens.flatMap((token, index) =>
    token.single ? [token.text, pairAt(tokens, index) ?? token.text] : [token.text],
  );
  const words = tokens.filter(({ single }) => !single).map((token) => wordOf(token.text));
  return { anchor, text, tokens, words, terms: new Set(terms) };
}

/** A token of a query, prepared for comparison. */
interface Wanted extends ExpandedToken {
  word: Word;
  /** Of a character, those that it forms with its neighbors */
  pairs: readonly string[];
}

function wantedOf(query: readonly ExpandedToken[]): Wanted[] {
  const tokens = query.map(({ token }) => token);
  return query.map((each, index) => ({ ...each, word: wordOf(each.token.text), pairs: pairsAround(tokens, index) }));
}

/** The terms of a sentence that a token of the query means, each with the confidence. */
function matchesIn({ words, terms }: Sentence, { token, word, pairs, terms: meant }: Wanted): (readonly [string, number])[] {
  if (!token.single) {
    return words.map((other) => {
      const confidence = similarity(word, other, false) || typoSimilarity(word, other);
      return [other.text, Math.max(confidence, meant.get(other.text) ?? 0)] as const;
    });
  }
  const found = pairs.filter((pair) => terms.has(pair));
  if (found.length > 0) return found.map((pair) => [pair, 1] as const);
  return terms.has(token.text) && !isKana(token.text) ? [[token.text, weights.quote.single]] : [];
}

/** What to highlight of a sentence. */
function marksIn(sentence: Sentence, wanted: readonly Wanted[]): readonly Range[] {
  const terms = new Map<string, number>();
  for (const each of wanted) {
    if (each.wordClass === 'stopWord') continue;
    for (const [term, confidence] of matchesIn(sentence, each)) terms.set(term, Math.max(confidence, terms.get(term) ?? 0));
  }
  return highlight(sentence.tokens, terms);
}
