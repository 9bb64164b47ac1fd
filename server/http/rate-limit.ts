import { HttpError } from './http-error.ts';

/** At most `max` calls within `seconds`. */
export interface Rate {
  max: number;
  seconds: number;
}

export interface Limits {
  /** All calls from one network, whoever makes them: counted before anything is looked up */
  network: Rate;
  /** All calls of one user */
  user: Rate;
  /** Those of them that change something */
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

/** Windows that are over, looked at with each call: more than one, so that they are forgotten faster than new ones begin. */
const forgottenPerCall = 2;

/**
 * Counts calls in windows of time, in this process's memory: enough for one server; several need a store they share. Each call takes
 * the same time however many windows there are, and none is forgotten before its end.
 *
 * @param elapsed milliseconds, of a clock that is never set: a window must not last longer because the machine's time was put back
 * @returns counts one call. It throws a HttpError 429 when it is one too many, with the seconds to wait
 */
export function createRateLimiter(elapsed: () => number): (who: string, rate: Rate) => void {
  /** In the order in which they began */
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
