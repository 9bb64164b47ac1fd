import type * as v from 'valibot';

type Schema = v.GenericSchema;

/**
 * One call of an app server: it types the client's call, and the server mounts and checks it.
 *
 * - `service`: which of a region's three endpoints serves it (docs/spec.md §7)
 * - `input`: the schema of the query for GET (where all values arrive as text), of the JSON body for POST. Only its type: the server
 *   passes the schema itself when it mounts the endpoint, so pages do not load what they do not check
 * - `body: 'image'`: the body is the picture's bytes instead, its media type in `Content-Type`
 * - `keyed`: a POST that creates something; it needs an {@link idempotencyHeader}, with which it may be repeated
 * - `guest`: served without a token too
 */
export interface Endpoint<In extends Schema = Schema, Out extends Schema = Schema> {
  method: 'GET' | 'POST';
  path: `/api/v1/${string}`;
  service: 'app' | 'operate' | 'user';
  input?: In;
  output: Out;
  body?: 'image';
  keyed?: true;
  guest?: true;
}

type Declare = <In extends Schema, Out extends Schema>(
  service: Endpoint['service'],
  path: Endpoint['path'],
  output: Out,
  options?: Pick<Endpoint, 'body' | 'keyed' | 'guest'>,
) => Endpoint<In, Out>;

/** Declares an endpoint that only reads. */
/* @__NO_SIDE_EFFECTS__ */
export const get: Declare = (service, path, output, options) => ({ method: 'GET', service, path, output, ...options });

/** Declares an endpoint that changes something. */
/* @__NO_SIDE_EFFECTS__ */
export const post: Declare = (service, path, output, options) => ({ method: 'POST', service, path, output, ...options });

/** The header with the key under which a creating POST is done once, however often it is sent. */
export const idempotencyHeader = 'Idempotency-Key';
