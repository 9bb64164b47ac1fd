/** Returns the next number, between 0 and 1 or in the given range. */
export type Random = (from?: number, to?: number) => number;

/** A seeded generator (mulberry32 over an FNV-1a hash of the seed), so that a picture is the same on every machine. */
export function createRandom(seed: string): Random {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return (from = 0, to = 1) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (to - from);
  };
}
