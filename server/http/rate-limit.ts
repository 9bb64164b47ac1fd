import { HttpError } from './http-error.ts';

/** At most `max` calls within `seconds`. */
export interface Rate {
  max: number;
  seconds: number;
}

export interface Limits {
  /** All calls from one network, counted before the token is looked up */
  network: Rate;
  /** All calls of one user */
  user: Rate;
  /** Those of them that write */
  writes: Rate;
  /** Calls from one network that showed no valid token or signature */
  anonymous: Rate;
}

export const defaultLimits: Limits = {
  network: { max: 6000, seconds: 60 },
  user: { max: 600, seconds: 60 },
  writes: { max: 120, seconds: 60 },
  anonymous: { max: 120, seconds: 60 },
};

/** Expired windows removed per call: two, so that they are removed faster than added. */
const forgottenPerCall = 2;

/**
 * A fixed-window rate limiter in this process's memory: enough for one server; several need a shared store. A call takes constant
 * time, however many windows there are.
 *
 * @param elapsed milliseconds of a monotonic clock, so that setting the machine's time does not prolong a window
 * @returns counts one call; throws HttpError 429 with the seconds to wait when it exceeds the rate
 */
export function createRateLimiter(elapsed: () => number): (who: string, rate: Rate) => void {
  /** By caller, oldest first */
  const windows = new Map<string, { ends: number; count: number }>();

  const forgetEnded = (time: number) => {
    let looked = 0;
    for (const [key, { ends }] of windows) {
      if (ends > time || looked === forgottenPerCall) return;
      windows.delete(key);
      looked += 1;
    }
  };

  const begin = (who: string, ends: number) => {
    const window = { ends, count: 0 };
    windows.delete(who);
    windows.set(who, window);
    return window;
  };

  return (who, rate) => {
    const time = elapsed();
    forgetEnded(time);
    const current = windows.get(who);
    const window = current && current.ends > time ? current : begin(who, time + rate.seconds * 1000);
    window.count += 1;
    if (window.count > rate.max)
      throw new HttpError('rateLimited', { retryAfter: Math.max(1, Math.ceil((window.ends - time) / 1000)) });
  };
}
