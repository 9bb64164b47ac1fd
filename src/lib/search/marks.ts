import type { Range } from './pieces.ts';
import { pairsAround, type Token } from './tokens.ts';

/** How sure we must be that a word is meant to mark it: a character that is found without its company is not. */
const least = 0.5;

/**
 * Where a text says what was typed, so that a reader sees why it was found.
 *
 * @param meant how sure we are of each term, 0 to 1
 */
export function marksOf(tokens: readonly Token[], meant: ReadonlyMap<string, number>): Range[] {
  const marks: [number, number][] = [];
  for (const [index, { text, start, end, single }] of tokens.entries()) {
    const sure = meant.get(text) ?? 0;
    const paired = single && sure > 0 && pairsAround(tokens, index).some((pair) => (meant.get(pair) ?? 0) >= least);
    if (sure < least && !paired) continue;
    const before = marks[marks.length - 1];
    if (before && before[1] >= start) before[1] = Math.max(end, before[1]);
    else marks.push([start, end]);
  }
  return marks;
}
