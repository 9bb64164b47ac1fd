import { expect } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type CallOptions, contentsOf, type Server } from './server.ts';

/** Everybody who is not to get at what is Anna's, and how they call an endpoint of a service. */
export const strangers = (server: () => Server): readonly [string, (service: string) => Promise<CallOptions>][] => [
  ['another user of the region', async () => ({ token: await server().signIn('fr-louis') })],
  ['a user of another region', async () => ({ token: await server().signIn('us-grace'), region: 'us' })],
  ['a user of another region, here', async () => ({ token: await server().signIn('us-grace') })],
  ['customer service of another region', async () => ({ token: await server().signIn('service-us'), region: 'us' })],
  ['customer service of another region, here', async () => ({ token: await server().signIn('service-us') })],
  [
    'customer service on the users’ side and the user on theirs',
    async (service) => ({ token: await server().signIn(service === 'operate' ? 'de-anna' : 'service-eu') }),
  ],
  ['nobody', async () => ({})],
  ['nobody we know', async () => ({ token: 'x'.repeat(43) })],
  ['somebody whose token is over', async () => ({ token: await server().signIn('de-anna', { ttlSeconds: 0 }) })],
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
  inputs: { theirs: unknown; unknown: unknown },
  secrets: readonly string[],
): Promise<void> {
  const before = await contentsOf(server.db);
  const theirs = await server.call(endpoint, { ...options, input: inputs.theirs });
  const unknown = await server.call(endpoint, { ...options, input: inputs.unknown });
  expect(theirs.code).not.toBe(200);
  expect(theirs.code).toBe(theirs.status);
  expect(theirs.text).toBe(unknown.text);
  for (const secret of secrets) expect(theirs.text.toLowerCase()).not.toContain(secret.toLowerCase());
  expect(await contentsOf(server.db)).toBe(before);
}
