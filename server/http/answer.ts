import type { Context } from 'hono';
import { codes, type Envelope } from '../../src/contract/envelope.ts';
import { messageIn } from '../messages.ts';
import { Refusal } from './refusal.ts';

/** The envelope of a success, as it goes over the wire. Its words are the same in all languages: nobody is shown them. */
export const success = (data: unknown): string => JSON.stringify({ code: codes.ok, msg: 'OK', data } satisfies Envelope);

/** @param body an envelope, as {@link success} made it */
export const answer = (c: Context, body: string): Response => envelope(c, body, codes.ok);

/** With its length, which a log can tell then. */
function envelope(c: Context, body: string, code: (typeof codes)[keyof typeof codes]): Response {
  c.set('code', code);
  return c.body(body, code, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
  });
}

/**
 * Answers what went wrong in the envelope, with the HTTP status of its code and in the language of the request. Anything
 * but a {@link Refusal} is a fault of ours, of which the caller is told nothing.
 */
export function answerRefusal(c: Context, error: unknown): Response {
  const refusal = error instanceof Refusal ? error : new Refusal('failed');
  if (refusal.retryAfter !== undefined) c.header('Retry-After', String(refusal.retryAfter));
  const msg = messageIn(c.req.header('lang') ?? '', refusal.text);
  return envelope(c, JSON.stringify({ code: refusal.code, msg, data: refusal.data } satisfies Envelope), refusal.code);
}
