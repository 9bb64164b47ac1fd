/** An object of an object store. */
export interface StoredObject {
  body: ReadableStream<Uint8Array>;
  /** Bytes */
  size: number;
}

/** Named bytes in a service of its own. Every call ends in time: it throws {@link ObjectStoreUnavailable} when the service does not. */
export interface ObjectStore {
  put(name: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** @returns undefined where there is none of this name */
  get(name: string): Promise<StoredObject | undefined>;
  /** Deletes objects; those that are not there, too. */
  delete(names: readonly string[]): Promise<void>;
  /** All names in pages, each with when it was written (milliseconds) */
  list(): AsyncIterable<readonly { name: string; writtenAt: number }[]>;
}

/** The object store cannot be used now: it does not answer, or refuses. */
export class ObjectStoreUnavailable extends Error {
  override name = 'ObjectStoreUnavailable';
  /** What it answered, or Node's code of what happened; never an address or a name */
  readonly code: string;
  constructor(code: string) {
    super(`The object store cannot be used (${code})`);
    this.code = code;
  }
}

/** Failures in a row after which it is left alone for {@link pause}, so that nobody waits for each one to time out. */
const maxFailures = 3;

/** Milliseconds */
const pause = 2000;

/**
 * A circuit breaker: while the service is down, calls fail at once, and from time to time one tries again.
 *
 * @param elapsed milliseconds of a monotonic clock
 */
export function circuitBreaker(elapsed: () => number = () => performance.now()) {
  let failures = 0;
  let openUntil = 0;
  return async <T>(call: () => Promise<T>): Promise<T> => {
    if (failures >= maxFailures && elapsed() < openUntil) throw new ObjectStoreUnavailable('paused');
    try {
      const result = await call();
      failures = 0;
      return result;
    } catch (error) {
      failures += 1;
      openUntil = elapsed() + pause;
      throw error;
    }
  };
}
