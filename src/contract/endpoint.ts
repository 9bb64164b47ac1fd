import type * as v from 'valibot';

type Schema = v.GenericSchema;

/**
 * One call of an app server: the same value types the client's caller, checks the server's input and output, and
 * names the route.
 *
 * - `service`: which of a region's three endpoints answers it (docs/spec.md §7)
 * - `input`: of the query for GET (all values arrive as text there), of the JSON body for POST
 * - `body: 'image'`: the body is the picture's bytes instead, its media type in `Content-Type`
 * - `idempotent`: a POST that may be repeated as it is; GETs always may. One that creates something is idempotent only
 *   with its `Idempotency-Key`, which `keyed` demands
 * - `guest`: answered without a token too
 */
export interface Endpoint<In extends Schema = Schema, Out extends Schema = Schema> {
  method: 'GET' | 'POST';
  path: `/api/v1/${string}`;
  service: 'app' | 'operate' | 'user';
  input: In;
  output: Out;
  body?: 'image';
  keyed?: true;
  guest?: true;
}

/**
 * Keeps the schemas' exact types, which a plain annotation would widen. Without side effects, so that a page carries only the
 * endpoints that it calls.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<In extends Schema, Out extends Schema>(spec: Endpoint<In, Out>): Endpoint<In, Out> {
  return spec;
}
