/** The places of a part in the translation and in the English. */
export type Pair = readonly [own: number, english: number];

/** The longest common subsequence of both, as pairs of places in the order of the text. */
export function commonParts(own: readonly string[], english: readonly string[]): Pair[] {
  const length = own.map(() => english.map(() => 0));
  const at = (i: number, j: number) => length[i]?.[j] ?? 0;
  for (let i = own.length - 1; i >= 0; i--) {
    for (let j = english.length - 1; j >= 0; j--) {
      const row = length[i] ?? [];
      row[j] = own[i] === english[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < own.length && j < english.length; ) {
    if (own[i] === english[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

/** A place where two texts part: what each has there, and the place in the translation. */
export interface Difference {
  own: readonly number[];
  english: readonly number[];
  /** The first part of the translation that is not before the place; its length at its end */
  at: number;
}

/** Every place where two lists of parts differ. */
export function differingParts(own: readonly string[], english: readonly string[]): Difference[] {
  const shorter = Math.min(own.length, english.length);
  const alike = (count: number) => own[own.length - 1 - count] === english[english.length - 1 - count];
  let end = 0;
  // What both end with is paired first: of two equal parts in a row, the changed one is told, and not a removed and an added one.
  while (end < shorter && alike(end)) end++;
  const [mine, theirs] = [own.slice(0, own.length - end), english.slice(0, english.length - end)];
  const pairs = [...commonParts(mine, theirs), [mine.length, theirs.length] as const];
  const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  return pairs.flatMap(([at, other], index) => {
    const [before, otherBefore] = pairs[index - 1] ?? [-1, -1];
    const difference = { own: range(before + 1, at), english: range(otherBefore + 1, other), at: before + 1 };
    return difference.own.length + difference.english.length > 0 ? [difference] : [];
  });
}
