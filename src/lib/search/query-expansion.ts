import type { Postings } from './postings.ts';
import { similarity, typoSimilarity, wordOf } from './similarity.ts';
import { isKana, pairsAround, type Token } from './tokens.ts';

/** A token of a query, expanded to all terms of the index that it may mean. */
export interface ExpandedToken {
  /** How much the token counts in the query */
  weight: number;
  /** By term of the index, the confidence that it is meant, 0 to 1 */
  terms: ReadonlyMap<string, number>;
  /** The passages that have two neighboring words which together are meant */
  compounds: readonly number[];
}

/** Confidence that two words mean the compound of both, and the other way round: `dust box`, `dustbox`. */
export const compoundConfidence = 0.85;

/** Confidence that a single character is meant where it occurs without its neighbors of the query. Kana occur in every word. */
const singleConfidence = { kana: 0.02, other: 0.7 };

/** @returns expands the tokens of a query, `typing` being whether its last word may still grow */
export function createQueryExpansion(postings: Postings): (tokens: readonly Token[], typing: boolean) => ExpandedToken[] {
  const { of, ofCompound, idf, words, weightAt } = postings;
  const cache = new Map<string, ReadonlyMap<string, number>>();

  const similarTerms = (typed: string, typing: boolean): ReadonlyMap<string, number> => {
    const key = typing ? `${typed}…` : typed;
    const cached = cache.get(key);
    if (cached) return cached;
    const terms = new Map<string, number>();
    // Typos are only looked for in words that the index does not have.
    const isUnknown = of(typed).length === 0;
    const word = wordOf(typed);
    for (const other of words) {
      const confidence = similarity(word, other, typing) || (isUnknown ? typoSimilarity(word, other) : 0);
      if (confidence > 0) terms.set(other.text, confidence);
    }
    cache.set(key, terms);
    return terms;
  };

  /** An unknown word is rare and so has the most weight: the lower the confidence in a known one, the closer to that. */
  const weightOf = (token: Token, terms: ReadonlyMap<string, number>): number => {
    const best = Math.max(0, ...terms.values());
    const bestIdf = Math.max(0, ...[...terms].map(([term, confidence]) => (confidence === best ? idf(term) : 0)));
    return (best * bestIdf + (1 - best) * idf(token.text)) * token.share;
  };

  const expandCharacter = (tokens: readonly Token[], index: number, token: Token): ExpandedToken => {
    const pairs = pairsAround(tokens, index);
    const alone = isKana(token.text) ? singleConfidence.kana : singleConfidence.other;
    const terms = new Map([[token.text, pairs.length === 0 ? 1 : alone], ...pairs.map((pair) => [pair, 1] as const)]);
    return { weight: weightAt(tokens, index), terms, compounds: [] };
  };

  const expandWord = (tokens: readonly Token[], index: number, token: Token, typing: boolean): ExpandedToken => {
    const terms = similarTerms(token.text, typing && index === tokens.length - 1);
    const pairs = pairsAround(tokens, index).filter((pair) => of(pair).length > 0);
    return {
      weight: weightOf(token, terms),
      terms: pairs.length > 0 ? new Map([...terms, ...pairs.map((pair) => [pair, compoundConfidence] as const)]) : terms,
      compounds: ofCompound(token.text),
    };
  };

  return (tokens, typing) =>
    tokens.map((token, index) =>
      token.single ? expandCharacter(tokens, index, token) : expandWord(tokens, index, token, typing),
    );
}
