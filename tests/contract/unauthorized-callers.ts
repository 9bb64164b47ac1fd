import { expect } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type CallOptions, contentsOf, type Server } from './server.ts';

/** How a call about an id is refused: by who asks, or, to whom may ask, as one about an id that never was. */
export type RefusedAs = 401 | 403 | 421 | 'unknown';

/** Somebody who is not to get at what is Anna's, how they call an endpoint of a service, and how they are refused. */
export type UnauthorizedCaller = readonly [
  who: string,
  optionsOf: (service: string) => Promise<CallOptions>,
  refusedAs: (service: string) => RefusedAs,
];

/** A user's token is none for customer service's calls. */
export const user = (service: string): RefusedAs => (service === 'operate' ? 403 : 'unknown');

/** Signs each user in once: a new token is a change, after which all that is stored is read again. */
export function signInOnce(server: () => Server): Server['signIn'] {
  const tokens = new Map<string, Promise<string>>();
  return (uid, more) => {
    const name = JSON.stringify([uid, more]);
    const token = tokens.get(name) ?? server().signIn(uid, more);
    tokens.set(name, token);
    return token;
  };
}

export const unauthorizedCallers = (signIn: Server['signIn']): readonly UnauthorizedCaller[] => [
  ['another user of the region', async () => ({ token: await signIn('fr-louis') }), user],
  ['a user of another region', async () => ({ token: await signIn('us-grace'), region: 'us' }), user],
  [
    'a user of another region, here',
    async () => ({ token: await signIn('us-grace') }),
    (service) => (service === 'operate' ? 403 : 421),
  ],
  [
    'customer service of another region',
    async () => ({ token: await signIn('service-us'), region: 'us' }),
    (service) => (service === 'operate' ? 'unknown' : 403),
  ],
  [
    'customer service of another region, here',
    async () => ({ token: await signIn('service-us') }),
    (service) => (service === 'operate' ? 421 : 403),
  ],
  [
    'customer service on the users’ side and the user on theirs',
    async (service) => ({ token: await signIn(service === 'operate' ? 'de-anna' : 'service-eu') }),
    () => 403,
  ],
  ['nobody', async () => ({}), () => 401],
  ['nobody we know', async () => ({ token: 'x'.repeat(43) }), () => 401],
  ['somebody with an expired token', async () => ({ token: await signIn('de-anna', { ttlSeconds: 0 }) }), () => 401],
];

/**
 * A call about what is somebody else's is refused as one about what never was, and changes nothing.
 *
 * @param inputs about `theirs`, and about something `unknown`
 * @param secrets what must not be in the answer
 */
export async function expectNothing(
  server: Server,
  endpoint: Endpoint,
  options: CallOptions,
  refusedAs: RefusedAs,
  inputs: { theirs: unknown; unknown: unknown },
  secrets: readonly string[],
): Promise<void> {
  const before = await contentsOf(server.db);
  const theirs = await server.call(endpoint, { ...options, input: inputs.theirs });
  const unknown = await server.call(endpoint, { ...options, input: inputs.unknown });
  // An id of something that a new record names is a wrong value of its field.
  expect(refusedAs === 'unknown' ? [404, 400] : [refusedAs]).toContain(theirs.code);
  expect(theirs.code).toBe(theirs.status);
  expect(theirs.text).toBe(unknown.text);
  for (const secret of secrets) expect(theirs.text.toLowerCase()).not.toContain(secret.toLowerCase());
  expect(await contentsOf(server.db)).toBe(before);
}
