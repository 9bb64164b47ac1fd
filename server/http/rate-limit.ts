import { Refusal } from './refusal.ts';

/** At most `max` calls within `seconds`. */
export interface Rate {
  max: number;
  seconds: number;
}

export interface Limits {
  /** All calls of one user */
  user: Rate;
  /** Those of them that change something */
  writes: Rate;
  /** Calls from one address that showed no valid token or signature */
  anonymous: Rate;
}

export const defaultLimits: Limits = {
  user: { max: 600, seconds: 60 },
  writes: { max: 120, seconds: 60 },
  anonymous: { max: 120, seconds: 60 },
};

/** So many windows are remembered before those that are over are forgotten. */
const sweepAt = 10_000;

/**
 * Counts calls in windows of time, in this process's memory: enough for one server; several need a store they share.
 *
 * @param now milliseconds
 * @returns counts one call. It throws a Refusal 429 when it is one too many, with the seconds to wait
 */
export function createRateLimiter(now: () => number): (who: string, rate: Rate) => void {
  const windows = new Map<string, { ends: number; count: number }>();
  return (who, rate) => {
    const time = now();
    if (windows.size >= sweepAt) {
      for (const [key, { ends }] of windows) if (ends <= time) windows.delete(key);
    }
    const current = windows.get(who);
    const counted = current && current.ends > time ? current : { ends: time + rate.seconds * 1000, count: 0 };
    counted.count += 1;
    windows.set(who, counted);
    if (counted.count > rate.max)
      throw new Refusal('tooMany', { retryAfter: Math.max(1, Math.ceil((counted.ends - time) / 1000)) });
  };
}
