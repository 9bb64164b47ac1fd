import type { ErrorData } from '../contract/reasons.ts';
import type { ApiReason } from './reason.ts';

interface Details {
  /** The server's own, for the user */
  message?: string;
  fields?: ErrorData['fields'];
  retryAfter?: number | undefined;
}

const retryable: readonly ApiReason[] = [
  'network',
  'timeout',
  'malformed',
  'wrongUser',
  'unauthorized',
  'requestInProgress',
  'deviceBusy',
  'rateLimited',
  'internal',
  'overloaded',
];

const notFound: readonly ApiReason[] = ['invalidFields', 'invalidRequest', 'forbidden', 'ratingClosed', 'notFound'];

/** A failed call to an app server. */
export class ApiError extends Error {
  declare readonly reason: ApiReason;
  /** The broken rule of each field that the server refused */
  declare readonly fields: Readonly<Record<string, string>> | undefined;
  /** Milliseconds that the server asked to wait before another try (`Retry-After`) */
  declare readonly retryAfter: number | undefined;

  constructor(reason: ApiReason, { message = '', fields, retryAfter }: Details = {}) {
    super(message);
    this.name = 'ApiError';
    this.reason = reason;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  /** Whether the same call may succeed later. */
  get isRetryable(): boolean {
    return retryable.includes(this.reason);
  }

  /** Whether the server has no such record for this user, or the address names none; a server does not say which. */
  get isNotFound(): boolean {
    return notFound.includes(this.reason);
  }
}
