/** A delay of at least `ms` milliseconds and at most a half more, so that clients that failed together do not come back together. */
export const withJitter = (ms: number): number => Math.round(ms * (1 + Math.random() / 2));

/**
 * Backoff: milliseconds before what has failed is tried again.
 *
 * @param delays before each retry; the last value repeats
 * @param failures how many came before this one
 * @param atLeast what the server asks for, in milliseconds
 */
export const backoff = (delays: readonly number[], failures: number, atLeast = 0): number =>
  withJitter(Math.max(delays[failures] ?? delays.at(-1) ?? 0, atLeast));
