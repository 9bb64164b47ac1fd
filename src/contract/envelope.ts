import * as v from 'valibot';

/** What every response of an app server is wrapped in (docs/spec.md §7). `code` 200 is the only success. */
export const Envelope = v.object({ code: v.number(), msg: v.string(), data: v.unknown() });

export type Envelope = v.InferOutput<typeof Envelope>;

/**
 * The codes the reference server uses; docs/spec.md §8 shows none but 200, so these follow HTTP, and the HTTP status
 * says the same. `data` of an `invalid` answer is an {@link InvalidFields}.
 */
export const codes = {
  ok: 200,
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  unsupportedMedia: 415,
  misdirected: 421,
  keyReused: 422,
  tooMany: 429,
  failed: 500,
  /** Too much to do: the same call may succeed after `Retry-After` */
  busy: 503,
} as const;

/** Which fields of a body were refused, and by which rule: `{ fields: { contact: 'format' } }`. */
export const InvalidFields = v.object({ fields: v.record(v.string(), v.string()) });
