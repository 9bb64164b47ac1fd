import { codes } from '../../src/contract/envelope.ts';
import type { MessageKey } from '../messages.ts';

export type RefusalKind = Exclude<keyof typeof codes, 'ok'>;

/** Which message a kind of refusal is explained with, unless it says another. */
const messages: Record<RefusalKind, MessageKey> = {
  invalid: 'invalid',
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  notFound: 'notFound',
  conflict: 'conflict',
  tooLarge: 'tooLarge',
  unsupportedMedia: 'notImage',
  misdirected: 'misdirected',
  keyReused: 'keyReused',
  tooMany: 'tooMany',
  failed: 'failed',
  busy: 'busy',
};

/** A call that is answered with a code other than 200. Thrown anywhere on the way, and nothing of the call is kept. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly kind: RefusalKind;
  readonly text: MessageKey;
  /** Seconds after which the call may be made again */
  readonly retryAfter: number | undefined;
  readonly data: unknown;

  constructor(kind: RefusalKind, options: { text?: MessageKey; retryAfter?: number; data?: unknown } = {}) {
    super(kind);
    this.kind = kind;
    this.text = options.text ?? messages[kind];
    this.retryAfter = options.retryAfter;
    this.data = options.data ?? null;
  }

  get code(): (typeof codes)[RefusalKind] {
    return codes[this.kind];
  }
}

/** Refuses single fields of a body or query, each by the name of its rule: the contract's `InvalidFields`. */
export const invalidFields = (fields: Record<string, string>): Refusal => new Refusal('invalid', { data: { fields } });
