import type { Context } from 'hono';
import { type Envelope, okCode } from '../../src/contract/envelope.ts';
import type { codeOf, ErrorData, Reason } from '../../src/contract/reasons.ts';
import { messageIn } from '../messages.ts';
import { HttpError } from './http-error.ts';

/** The envelope of a success as sent. Its message is the same in all languages: no user sees it. */
export const success = (data: unknown): string => JSON.stringify({ code: okCode, msg: 'OK', data } satisfies Envelope);

/** @param body an envelope from {@link success} */
export const respond = (c: Context, body: string): Response => send(c, body, okCode);

/** Sends an envelope with its length, for the log. */
function send(c: Context, body: string, code: typeof okCode | (typeof codeOf)[Reason]): Response {
  c.set('code', code);
  return c.body(body, code, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
  });
}

/**
 * Responds to an error with an envelope in the language of the request. Anything but an {@link HttpError} is a fault of the server's, and
 * the caller learns nothing about it.
 */
export function respondError(c: Context, error: unknown): Response {
  const { code, text, reason, fields, retryAfter } = error instanceof HttpError ? error : new HttpError('internal');
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  c.set('refusal', { reason, ...(fields && { fields: Object.keys(fields) }) });
  const msg = messageIn(c.req.header('lang') ?? '', text);
  const data: ErrorData = { reason, ...(fields && { fields }) };
  return send(c, JSON.stringify({ code, msg, data } satisfies Envelope), code);
}
