/**
 * Why a call to an app server failed.
 *
 * - `refused`: the server answered with a code other than 200; `code`, the server's own `message` and `data` say why
 * - `network`: no answer came; the server may have done the work all the same
 * - `timeout`: no whole answer came within the time limit; likewise
 * - `malformed`: an answer came that is not of the contract (HTML under a 200, half a body); likewise
 * - `identity`: nothing was sent, since the page's token no longer belongs to the user the call was made for
 */
export class ApiError extends Error {
  declare readonly kind: 'refused' | 'network' | 'timeout' | 'malformed' | 'identity';
  declare readonly code: number;
  declare readonly data: unknown;
  /** Milliseconds that the server asked to wait before another try (`Retry-After`) */
  declare readonly retryAfter: number | undefined;

  constructor(kind: ApiError['kind'], message = '', code = 0, data: unknown = undefined, retryAfter?: number) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.code = code;
    this.data = data;
    this.retryAfter = retryAfter;
  }

  /** Whether the same call may succeed later: nothing is known to be wrong with what was sent. */
  get transient(): boolean {
    return this.kind !== 'refused' || this.code === 401 || this.code === 409 || this.code === 429 || this.code >= 500;
  }

  /** Whether the server has no such thing for this user, or an address names none; it tells no more than that. */
  get gone(): boolean {
    return this.code === 400 || this.code === 403 || this.code === 404;
  }
}
