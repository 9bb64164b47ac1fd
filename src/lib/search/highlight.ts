import type { Range } from './pieces.ts';
import type { ExpandedToken } from './query-expansion.ts';
import { pairAt, type Token } from './tokens.ts';
import { weights } from './weights.ts';

/** Words below this share of the query's heaviest weight, such as “the”, are not highlighted. */
const minHighlightShare = 0.3;

/** A term is highlighted from this confidence on. */
const minHighlightConfidence = 0.5;

/** What is worth highlighting of a query. */
export interface Highlighted {
  /** Each with the confidence that it is meant */
  terms: ReadonlyMap<string, number>;
  /** Pairs of characters at the end of a word, highlighted only where the whole end follows; each with whether the word ends there */
  endings: ReadonlyMap<string, boolean>;
}

export function highlightedTerms(tokens: readonly ExpandedToken[]): Highlighted {
  const highlighted = new Map<string, number>();
  const heaviest = Math.max(...tokens.map(({ weight }) => weight));
  const { terms: characters, endings } = highlightedCharacters(tokens.map(({ token }) => token));
  for (const { token, terms, weight } of tokens) {
    for (const [term, confidence] of terms) {
      const isWorth = token.single ? characters.has(term) : weight >= heaviest * minHighlightShare;
      if (isWorth) highlighted.set(term, Math.max(confidence, highlighted.get(term) ?? 0));
    }
  }
  return { terms: highlighted, endings };
}

/**
 * The pairs of a query's characters, and characters without neighbors. Hiragana after other characters are mostly endings: of 起動しない
 * only 起動 is meant wherever it stands, of 動かない only 動か.
 */
export function highlightedCharacters(tokens: readonly Token[]): Highlighted {
  const isHiragana = (index: number) => tokens[index]?.share === weights.share.hiragana;
  const endsAt = (index: number): boolean =>
    isHiragana(index) && pairAt(tokens, index - 1) !== undefined && (!isHiragana(index - 1) || endsAt(index - 1));
  const terms = new Map<string, number>();
  const endings = new Map<string, boolean>();
  tokens.forEach(({ text, single }, index) => {
    if (!single) return;
    const [before, after] = [pairAt(tokens, index - 1), pairAt(tokens, index)];
    const isCompound = before && !isHiragana(index) && !isHiragana(index - 1);
    const isEnding = isCompound ? isHiragana(index + 1) && isHiragana(index + 2) : endsAt(index) && isHiragana(index + 1);
    if (after && isEnding) endings.set(after, !pairAt(tokens, index + 1));
    else if (after || !before) terms.set(after ?? text, 1);
  });
  return { terms, endings };
}

/** The ranges of a text that match the query, so that a reader sees why it was found. */
export function highlight(tokens: readonly Token[], { terms, endings }: Highlighted): Range[] {
  const ranges: [number, number][] = [];
  const isMeant = (term: string | undefined) => term !== undefined && (terms.get(term) ?? 0) >= minHighlightConfidence;
  for (let index = 0; index < tokens.length; index++) {
    const { text, start, single } = tokens[index] as Token;
    const paired = single && (isMeant(pairAt(tokens, index - 1)) || isMeant(pairAt(tokens, index)));
    if (!isMeant(text) && !paired) continue;
    const end = endOf(tokens, index, endings);
    const before = ranges[ranges.length - 1];
    if (before && before[1] >= start) before[1] = Math.max(end, before[1]);
    else ranges.push([start, end]);
  }
  return ranges;
}

/** Where the highlight of a token ends: behind the ending that follows, if it is all there. */
function endOf(tokens: readonly Token[], index: number, endings: Highlighted['endings']): number {
  for (let last = index; ; last++) {
    const isLast = endings.get(pairAt(tokens, last) ?? '');
    if (isLast === undefined) return tokens[index]?.end ?? 0;
    if (isLast) return tokens[last + 1]?.end ?? 0;
  }
}
