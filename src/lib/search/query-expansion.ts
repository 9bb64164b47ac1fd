import type { Postings } from './postings.ts';
import { canBeSimilar, similarity, typoSimilarity, type Word, wordOf } from './similarity.ts';
import { isKana, pairsAround, type Token } from './tokens.ts';
import { weights } from './weights.ts';
import type { WordClass } from './word-classes.ts';

/** A token of a query, expanded to all terms of the index that it may mean. */
export interface ExpandedToken {
  token: Token;
  wordClass: WordClass;
  /** How much the token counts in the query */
  weight: number;
  /** The groups of synonyms that it stands for, as terms of the index */
  synonyms: readonly string[];
  /** By term of the index, the confidence that it is meant, 0 to 1 */
  terms: ReadonlyMap<string, number>;
}

type Expanded = Pick<ExpandedToken, 'weight' | 'terms'>;

/** Terms, each with the confidence that it is meant. */
type Meant = readonly (readonly [string, number])[];

/** Expanded tokens that are kept: those of some queries. */
const maxCached = 500;

type Expand = (tokens: readonly Token[], classes: readonly WordClass[], typing: boolean) => ExpandedToken[];

/** @returns expands the tokens of a query, `typing` being whether its last word may still grow */
export function createQueryExpansion(postings: Postings): Expand {
  const { of, idf, words, synonymsOf, weightAt } = postings;
  /** By all that it depends on: between keystrokes most of a query stays the same. */
  const cache = new Map<string, Expanded>();

  const similarTerms = (typed: string, typing: boolean): Map<string, number> => {
    const terms = new Map<string, number>();
    // Typos are only looked for in words that the index does not have.
    const isUnknown = of(typed).length === 0;
    const word = wordOf(typed);
    if (!isUnknown) terms.set(typed, 1);
    for (let index = 0; index < words.length; index++) {
      const other = words[index] as Word;
      if (!canBeSimilar(word, other)) continue;
      const confidence = similarity(word, other, typing) || (isUnknown ? typoSimilarity(word, other) : 0);
      if (confidence > 0) terms.set(other.text, confidence);
    }
    return terms;
  };

  /** The lower the confidence in a known word, the closer to the weight of an unknown one. */
  const weightOf = (token: Token, terms: ReadonlyMap<string, number>): number => {
    let [best, bestIdf] = [0, 0];
    for (const [term, confidence] of terms) {
      if (confidence < best) continue;
      bestIdf = Math.max(confidence > best ? 0 : bestIdf, idf(term));
      best = confidence;
    }
    return (best * bestIdf + (1 - best) * idf(token.text) * weights.wordClass.unknown) * token.share;
  };

  /** What the class of a word changes. */
  const asClass = (wordClass: WordClass, { share }: Token, { weight, terms }: Expanded): Partial<Expanded> => {
    if (wordClass === 'stopWord') return { weight: weight * weights.wordClass.stopWord };
    if (wordClass !== 'offTopic') return {};
    return {
      weight: idf('') * share * weights.wordClass.offTopic,
      terms: new Map([...terms].map(([term, confidence]) => [term, confidence * weights.offTopic])),
    };
  };

  const expandCharacter = (tokens: readonly Token[], index: number, pairs: readonly string[], synonymous: Meant) => {
    const { text } = tokens[index] as Token;
    // Kana occur in every word: without its neighbors of the query one says nothing.
    const alone = pairs.length === 0 ? 1 : isKana(text) ? 0 : weights.single;
    const terms = new Map([
      ...(alone > 0 ? [[text, alone] as const] : []),
      ...pairs.map((pair) => [pair, 1] as const),
      ...synonymous,
    ]);
    return { weight: weightAt(tokens, index), terms };
  };

  const expandWord = (token: Token, pairs: readonly string[], synonymous: Meant, typing: boolean) => {
    const terms = similarTerms(token.text, typing);
    for (const [term, confidence] of synonymous) terms.set(term, confidence);
    const weight = weightOf(token, terms);
    for (const pair of pairs) terms.set(pair, weights.compound);
    return { weight, terms };
  };

  return (tokens, classes, typing) => {
    const groups = synonymsOf(tokens);
    return tokens.map((token, index) => {
      const wordClass = classes[index];
      const synonyms = (groups[index] ?? []).filter((term) => of(term).length > 0);
      const pairs = pairsAround(tokens, index).filter((pair) => token.single || of(pair).length > 0);
      const isPrefix = typing && index === tokens.length - 1;
      const key = [token.text, token.share, isPrefix, wordClass, synonyms, pairs].join('|');
      let expanded = cache.get(key);
      if (!expanded) {
        const synonymous = synonyms.map((term) => [term, weights.synonym] as const);
        const made = token.single
          ? expandCharacter(tokens, index, pairs, synonymous)
          : expandWord(token, pairs, synonymous, isPrefix);
        expanded = { ...made, ...asClass(wordClass, token, made) };
        if (cache.size >= maxCached) cache.clear();
        cache.set(key, expanded);
      }
      return { token, synonyms, wordClass, ...expanded };
    });
  };
}
