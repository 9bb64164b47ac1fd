import { codeOf, type Reason } from '../../src/contract/reasons.ts';
import type { MessageKey } from '../messages.ts';

/** The default message of each reason. */
const messages: Record<Reason, MessageKey> = {
  invalidFields: 'invalid',
  invalidRequest: 'invalid',
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  ratingClosed: 'ratingClosed',
  notFound: 'notFound',
  requestInProgress: 'conflict',
  conflict: 'conflict',
  deviceBusy: 'deviceBusy',
  tooLarge: 'invalid',
  unsupportedMedia: 'invalid',
  wrongRegion: 'misdirected',
  keyReused: 'keyReused',
  rateLimited: 'tooMany',
  internal: 'failed',
  overloaded: 'busy',
};

interface Options {
  /** The message, where it is not the reason's default */
  text?: MessageKey;
  /** Seconds after which the call may be made again */
  retryAfter?: number;
  /** The broken rule of each refused field */
  fields?: Record<string, string>;
}

/** Refuses a call with a code other than 200. Thrown anywhere in a call, it rolls its transaction back. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly reason: Reason;
  readonly text: MessageKey;
  readonly retryAfter: number | undefined;
  readonly fields: Record<string, string> | undefined;

  constructor(reason: Reason, { text = messages[reason], retryAfter, fields }: Options = {}) {
    super(reason);
    this.reason = reason;
    this.text = text;
    this.retryAfter = retryAfter;
    this.fields = fields;
  }

  get code(): (typeof codeOf)[Reason] {
    return codeOf[this.reason];
  }
}

/** Refuses single fields of a body or query, each by the name of the rule that it breaks. */
export const invalidFields = (fields: Record<string, string>): HttpError => new HttpError('invalidFields', { fields });
