/** A delay of at least `ms` milliseconds and at most a half more, so that clients that failed together do not come back together. */
export const withJitter = (ms: number): number => Math.round(ms * (1 + Math.random() / 2));
