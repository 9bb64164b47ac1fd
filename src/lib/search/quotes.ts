import { highlight, highlightedCharacters } from './highlight.ts';
import { inverseDocumentFrequency } from './idf.ts';
import { gramsOf } from './ngrams.ts';
import type { Passages, Sentence, Terms } from './passages.ts';
import type { Range } from './pieces.ts';
import type { FieldMatch, Postings } from './postings.ts';
import type { ExpandedToken } from './query-expansion.ts';
import { canBeSimilar, similarity, typoSimilarity, type Word, wordOf } from './similarity.ts';
import { weights } from './weights.ts';

/** The sentence of an answer that has most of a query. */
export interface Quote {
  /** Of the passage that the sentence stands in */
  anchor: string;
  text: string;
  /** What to highlight of it */
  marks: readonly Range[];
}

/**
 * Prepares a query.
 *
 * @returns what is quoted of an entry, given its place in the index, and by anchor how similar the phrases of its passages are to the
 * query; undefined without passages, or where none has anything of the query
 */
export type Quoter = (
  query: readonly ExpandedToken[],
) => (entry: number, similar: ReadonlyMap<string, number>) => Quote | undefined;

/** Finds the passage of an answer that a query asks for, and its sentence that has most of it. */
export function createQuoter(passages: Passages, { of, ngrams: { textsWith } }: Postings): Quoter {
  return (query) => {
    const wanted = query.map(
      (token): Wanted => ({
        ...token,
        word: wordOf(token.token.text),
        matches: [...token.terms].map(([term, confidence]) => ({ list: of(term), confidence })),
      }),
    );
    const grams = [...new Set(gramsOf(query.map(({ token }) => token)))].map((gram) => ({
      gram,
      matches: [{ list: textsWith(gram), confidence: 1 }],
    }));
    return (entry, similar) => {
      // What each token of the query says of the passage: little if all have it, as they have the words of the title.
      const inWords = wanted.map((token) => passages.confidences(entry, ({ all }) => confidenceIn(all, token), token.matches));
      const weight = inWords.map((having, index) => (query[index]?.weight ?? 0) * rarity(having));
      const words = shares(weight, inWords);
      const inGrams = grams.map(({ gram, matches }) =>
        passages.confidences(entry, ({ gramText }) => Number(gramText.includes(gram)), matches),
      );
      const ngrams = shares(
        inGrams.map((having) => (having.includes(1) ? rarity(having) ** 2 : 0)),
        inGrams,
      );
      const { quote } = weights;
      const all = passages.of(entry);
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

/** A token of a query, prepared for comparison. */
interface Wanted extends ExpandedToken {
  word: Word;
  /** The fields of the index that have its terms */
  matches: readonly FieldMatch[];
}

/** The highest confidence in a term of a token that a text has. */
const confidenceIn = (text: Terms, token: Wanted): number => {
  let most = token.synonyms.some((group) => text.terms.has(group)) ? weights.synonym : 0;
  if (token.token.single) for (const [, confidence] of termsIn(text, token)) most = Math.max(most, confidence);
  else
    for (const word of text.words)
      if (most < 1 && canBeSimilar(token.word, word)) most = Math.max(most, confidenceOf(token, word));
  return most;
};

/** The index does not have the words of the texts. As in it, typos are only looked for in words that it does not have. */
const confidenceOf = ({ word, terms }: Wanted, other: Word): number =>
  terms.get(other.text) ?? (similarity(word, other, false) || (terms.has(word.text) ? 0 : typoSimilarity(word, other)));

/** The terms of a token that a text has, each with the confidence that it is meant. */
const termsIn = (text: Terms, wanted: Wanted): (readonly [string, number])[] =>
  wanted.token.single
    ? [...wanted.terms].filter(([term]) => text.terms.has(term))
    : text.words.map((word) => [word.text, confidenceOf(wanted, word)] as const);

/** What to highlight of a sentence. */
function marksIn(sentence: Sentence, wanted: readonly Wanted[]): readonly Range[] {
  const terms = new Map<string, number>();
  const { terms: characters, endings } = highlightedCharacters(wanted.map(({ token }) => token));
  for (const each of wanted) {
    if (each.wordClass === 'stopWord') continue;
    for (const [term, confidence] of termsIn(sentence, each))
      if (!each.token.single || characters.has(term)) terms.set(term, Math.max(confidence, terms.get(term) ?? 0));
  }
  return highlight(sentence.tokens, { terms, endings });
}
