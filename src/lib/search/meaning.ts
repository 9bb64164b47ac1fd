import { likeness, likenessWithSlips, wordOf } from './likeness.ts';
import type { Postings } from './postings.ts';
import { isKana, pairsAround, type Token } from './tokens.ts';

/** One word or character of a query, and all that it may mean. */
export interface Meaning {
  /** How much the query stands or falls with it */
  weight: number;
  /** By term of the index, how sure we are that it is meant, 0 to 1 */
  terms: ReadonlyMap<string, number>;
  /** The passages that hold two words which together are meant */
  compounds: readonly number[];
}

/** How sure we are that two words, written as one, are meant, and the other way round. */
export const compound = 0.85;

/** How sure a character makes us that is found, but in another company. Kana are in every word. */
export const alone = { kana: 0.02, other: 0.7 };

/** @returns what each token of a query may mean, `typing` being whether its last word may still grow */
export function createMeanings(postings: Postings): (tokens: readonly Token[], typing: boolean) => Meaning[] {
  const { of, ofCompound, told, words, weightAt } = postings;
  const known = new Map<string, ReadonlyMap<string, number>>();

  const alike = (typed: string, typing: boolean): ReadonlyMap<string, number> => {
    const key = typing ? `${typed}…` : typed;
    const found = known.get(key);
    if (found) return found;
    const terms = new Map<string, number>();
    const slips = of(typed).length === 0;
    const word = wordOf(typed);
    for (const other of words) {
      const sure = likeness(word, other, typing) || (slips ? likenessWithSlips(word, other) : 0);
      if (sure > 0) terms.set(other.text, sure);
    }
    known.set(key, terms);
    return terms;
  };

  /** What is not found tells most, so the less sure we are of a word, the more it weighs. */
  const weightOf = (token: Token, terms: ReadonlyMap<string, number>): number => {
    const surest = Math.max(0, ...terms.values());
    const most = Math.max(0, ...[...terms].map(([term, sure]) => (sure === surest ? told(term) : 0)));
    return (surest * most + (1 - surest) * told(token.text)) * token.share;
  };

  const ofCharacter = (tokens: readonly Token[], index: number, token: Token): Meaning => {
    const pairs = pairsAround(tokens, index);
    const itself = pairs.length === 0 ? 1 : isKana(token.text) ? alone.kana : alone.other;
    const terms = new Map([[token.text, itself], ...pairs.map((pair) => [pair, 1] as const)]);
    return { weight: weightAt(tokens, index), terms, compounds: [] };
  };

  const ofWord = (tokens: readonly Token[], index: number, token: Token, typing: boolean): Meaning => {
    const terms = alike(token.text, typing && index === tokens.length - 1);
    const pairs = pairsAround(tokens, index).filter((pair) => of(pair).length > 0);
    return {
      weight: weightOf(token, terms),
      terms: pairs.length > 0 ? new Map([...terms, ...pairs.map((pair) => [pair, compound] as const)]) : terms,
      compounds: ofCompound(token.text),
    };
  };

  return (tokens, typing) =>
    tokens.map((token, index) => (token.single ? ofCharacter(tokens, index, token) : ofWord(tokens, index, token, typing)));
}
