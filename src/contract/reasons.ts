/**
 * Why a call was refused, and the code of its envelope, which is also the HTTP status. docs/spec.md §8 specifies no code but 200. Where a
 * server sends no reason, the first one of a code stands for the code.
 *
 * - `invalidFields`: `fields` names the broken rule of each refused field
 * - `invalidRequest`: the body cannot be read
 * - `notFound`: also another user's record, which looks exactly like a missing one
 * - `requestInProgress`: an earlier call with the same idempotency key is still running
 * - `conflict`: the record was changed elsewhere since the caller read it
 * - `keyReused`: the idempotency key came with another body before
 * - `wrongRegion`: the user's data is in another region
 * - `overloaded`: the same call may succeed after `Retry-After`
 */
export const codeOf = {
  invalidFields: 400,
  invalidRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  ratingClosed: 403,
  notFound: 404,
  requestInProgress: 409,
  conflict: 409,
  deviceBusy: 409,
  tooLarge: 413,
  unsupportedMedia: 415,
  wrongRegion: 421,
  keyReused: 422,
  rateLimited: 429,
  internal: 500,
  overloaded: 503,
} as const;

export type Reason = keyof typeof codeOf;

export const reasons = Object.keys(codeOf) as Reason[];

/** The `data` of an envelope that refuses. `fields` has the broken rule of each refused field of the input: `{ contact: 'format' }`. */
export interface ErrorData {
  reason?: Reason | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
}

/**
 * Parses the `data` of an envelope that refuses. A reason that this version does not know counts as none, and so do malformed fields. By
 * hand: every screen loads this, and nothing else there needs the parts of valibot for it.
 */
export function parseErrorData(data: unknown): ErrorData {
  if (!isObject(data)) return {};
  const { reason, fields } = data;
  return { reason: reasons.find((known) => known === reason), fields: isRules(fields) ? fields : undefined };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isRules(value: unknown): value is Record<string, string> {
  const rules = isObject(value) && !Array.isArray(value) ? Object.values(value) : [];
  return rules.length > 0 && rules.every((rule) => typeof rule === 'string');
}
