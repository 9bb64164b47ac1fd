import type { Fold } from './fold.ts';
import { highlight } from './highlight.ts';
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
    /** By token, passage and sentence */
    const found = query.map((_, index) => all.map((sentences) => sentences.map((each) => confidenceIn(each, query, index))));
    const weight = query.map((token, index) => {
      const having = found[index]?.filter((ofPassage) => ofPassage.some((confidence) => confidence > 0)).length ?? 0;
      return token.weight * Math.log((all.length + 1) / (having + 0.5));
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
      ? { anchor: quoted.anchor, text: quoted.text, marks: highlight(quoted.tokens, termsIn(quoted, query)) }
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

/** The confidence that a sentence has what a token of a query means. */
function confidenceIn({ words, terms }: Sentence, query: readonly ExpandedToken[], index: number): number {
  const { token, terms: meant } = query[index] as ExpandedToken;
  if (!token.single) {
    const typed = wordOf(token.text);
    return Math.max(
      0,
      ...words.map((word) => Math.max(similarity(typed, word, false) || typoSimilarity(typed, word), meant.get(word.text) ?? 0)),
    );
  }
  const pairs = pairsAround(
    query.map((each) => each.token),
    index,
  );
  if (pairs.some((pair) => terms.has(pair))) return 1;
  return terms.has(token.text) && !isKana(token.text) ? weights.quote.single : 0;
}

/** By word of a sentence, the confidence that the query means it. */
function termsIn({ words, terms }: Sentence, query: readonly ExpandedToken[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [index, { token, wordClass }] of query.entries()) {
    if (wordClass === 'filler') continue;
    if (token.single) {
      for (const pair of pairsAround(
        query.map((each) => each.token),
        index,
      ))
        if (terms.has(pair)) found.set(pair, 1);
    } else
      for (const word of words)
        found.set(word.text, Math.max(found.get(word.text) ?? 0, similarity(wordOf(token.text), word, false)));
  }
  return found;
}
