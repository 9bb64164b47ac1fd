import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateCounters } from '../db/rate-counters.ts';
import type { Metrics } from '../observe/metrics.ts';
import { overloaded } from './fair-queue.ts';
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

/** Counts one call of a caller. @throws HttpError 429 with the seconds to wait when it exceeds the limit, 503 under overload */
export type Count = (limit: keyof Limits, who: string) => Promise<void>;

interface Options {
  limits: Limits;
  /** Keys the hash under which a caller is counted, so that no address and no uid is stored */
  secret: string;
  /** Where all processes count together (`openRateCounters`); without it, this process counts in its memory */
  counters?: RateCounters | undefined;
  metrics?: Metrics | undefined;
}

/** Calls that wait to be counted by the database, as many as may wait for pictures: further ones are refused, as under any overload. */
const maxWaiting = 1024;

/**
 * A fixed-window rate limiter: in PostgreSQL for all processes, or in this process's memory. A call takes constant time, however many
 * windows there are. While the database cannot count, each process counts for itself: no call fails because of it.
 */
export function createRateLimiter({ limits, secret, counters, metrics }: Options): Count {
  const names = Object.keys(limits) as (keyof Limits)[];
  const consumers = new Map(names.map((name) => [name, consumerOf(limits[name], counters, metrics)]));
  for (const name of names) metrics?.limited(name, 0);
  let waiting = 0;

  return async (limit, who) => {
    if (counters && limit === 'network' && waiting >= maxWaiting) throw overloaded();
    const key = createHmac('sha256', secret).update(`rate limit ${limit} ${who}`).digest('base64url');
    waiting += 1;
    const wait = await consumers
      .get(limit)?.(key)
      .finally(() => {
        waiting -= 1;
      });
    if (!wait) return;
    metrics?.limited(limit);
    throw new HttpError('rateLimited', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
  };
}

/** Milliseconds to wait where a call is one too many. */
type Consume = (key: string) => Promise<number | undefined>;

function consumerOf({ max, seconds }: Rate, counters: RateCounters | undefined, metrics: Metrics | undefined): Consume {
  const options = { points: max, duration: seconds, keyPrefix: '' };
  const own = new RateLimiterMemory(options);
  const shared = counters && sharedLimiter(counters, options);

  const count = (limiter: RateLimiterMemory | RateLimiterPostgres, key: string) =>
    limiter.consume(key).then(
      () => undefined,
      async (refused: unknown) => {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // Windows end by the machine's time. One that lasts too long began before that was put back.
        if (refused.msBeforeNext > 2 * seconds * 1000) return void (await limiter.delete(key));
        return refused.msBeforeNext;
      },
    );

  if (!shared) return (key) => count(own, key);
  return (key) =>
    count(shared, key).catch(() => {
      metrics?.rateLimitFallback();
      return count(own, key);
    });
}

/** Whoever has used up a window is refused without asking the database until it ends. */
const sharedLimiter = ({ pool, table }: RateCounters, options: { points: number; duration: number; keyPrefix: string }) =>
  new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    tableName: table,
    tableCreated: true,
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: options.points,
  });
