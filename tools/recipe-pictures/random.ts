/** The next number, from 0 to 1 or within the range given. */
export type Random = (from?: number, to?: number) => number;

/** Numbers that depend on a word alone: a dish looks the same on every machine, and no two dishes are stamped from one mold. */
export function randomOf(word: string): Random {
  let state = 2166136261;
  for (const char of word) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return (from = 0, to = 1) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (to - from);
  };
}

export const oneOf = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
