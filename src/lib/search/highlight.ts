import type { Range } from './pieces.ts';
import type { ExpandedToken } from './query-expansion.ts';
import { pairAt, type Token } from './tokens.ts';

/** Words below this share of the query's heaviest weight, such as “the”, are not highlighted. Single characters always are. */
const minHighlightShare = 0.3;

/** A term is highlighted from this confidence on. */
const minHighlightConfidence = 0.5;

/** The terms of a query that are worth highlighting, each with the confidence that it is meant. */
export function highlightedTerms(tokens: readonly ExpandedToken[]): Map<string, number> {
  const highlighted = new Map<string, number>();
  const heaviest = Math.max(...tokens.map(({ weight }) => weight));
  for (const { token, terms, weight } of tokens) {
    if (!token.single && weight < heaviest * minHighlightShare) continue;
    for (const [term, confidence] of terms) highlighted.set(term, Math.max(confidence, highlighted.get(term) ?? 0));
  }
  return highlighted;
}

/** The ranges of a text that match the query, so that a reader sees why it was found. */
export function highlight(tokens: readonly Token[], terms: ReadonlyMap<string, number>): Range[] {
  const ranges: [number, number][] = [];
  const isMeant = (term: string | undefined) => term !== undefined && (terms.get(term) ?? 0) >= minHighlightConfidence;
  for (let index = 0; index < tokens.length; index++) {
    const { text, start, end, single } = tokens[index] as Token;
    const paired = single && (isMeant(pairAt(tokens, index - 1)) || isMeant(pairAt(tokens, index)));
    if (!isMeant(text) && !paired) continue;
    const before = ranges[ranges.length - 1];
    if (before && before[1] >= start) before[1] = Math.max(end, before[1]);
    else ranges.push([start, end]);
  }
  return ranges;
}
