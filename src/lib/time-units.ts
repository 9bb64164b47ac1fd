/** Durations in milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Milliseconds as whole seconds, the unit of all times in the app servers' responses (docs/spec.md §7). */
export const toSeconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);
