/** Milliseconds to wait for the network where there is a stored copy. */
export const networkTimeout = 2500;

/** What {@link withTimeout} rejects with, so that callers can tell "too slow" from "failed". */
export class TimeoutError extends Error {}

/**
 * The promise's own outcome, or a {@link TimeoutError} after `ms` milliseconds, whichever is first.
 * What the promise does later is ignored.
 */
export function withTimeout<T>(promise: PromiseLike<T>, ms: number, what = 'Operation'): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`${what} took longer than ${ms} ms`)), ms);
    promise.then(resolve, reject).then(() => clearTimeout(timer));
  });
}
