import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { expectDecent, generated, nastyText } from './abuse.ts';
import { endpoints, type Hers, hersIn, inputsOf } from './endpoints.ts';
import { upload } from './reports.ts';
import { contentsOf, createServer, requestOf, type Server } from './server.ts';
import { signInOnce, unauthorizedCallers } from './unauthorized-callers.ts';

let server: Server;
const signIn = signInOnce(() => server);
let hers: Hers;
let inputs: ReturnType<typeof inputsOf>;

beforeAll(async () => {
  server = await createServer();
  const image = await upload(server, await server.signIn('de-anna'));
  hers = await hersIn(server, image);
  inputs = inputsOf(hers);
});

/** Recipes are for everybody who has an account, and some of it for everybody. */
const forEverybody = ['/recipe/detail', '/recipe/favorite', '/recipe/report', '/operate/recipe/moderate'];

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const withBody = endpoints.filter(({ body }) => body !== 'image');

/** The places in an input where an id of Anna's stands, as paths. */
function idPlaces(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value === 'string') return Object.values(hers).includes(value) || value === 'de-anna' ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => idPlaces(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => idPlaces(field, [...path, name]));
}

function withAt(value: unknown, [first, ...rest]: readonly (string | number)[], put: unknown): unknown {
  if (first === undefined) return put;
  if (Array.isArray(value)) return value.map((item, index) => (index === first ? withAt(item, rest, put) : item));
  return { ...(value as object), [first]: withAt((value as Record<string, unknown>)[first], rest, put) };
}

const help = 'The handler looks the record of every id up by its user, too: server/routes/README.md';

test('every endpoint of the contract is here with an input', () => {
  expect(Object.keys(inputs).sort()).toEqual(endpoints.map(({ path }) => path).sort());
});

describe('what is Anna’s', () => {
  const secrets = ['Seit dem Update', '0151 23456789', '+4915123456789', 'Wohnzimmer', '900A2436', 'Anna Becker', 'anna.becker'];

  test.for(unauthorizedCallers(signIn))('is told and changed by no call of %s', async ([, optionsOf], { task }) => {
    const before = await contentsOf(server.db);
    let tries = 0;
    for (const endpoint of withBody) {
      const input = inputs[endpoint.path] ?? {};
      if (idPlaces(input).length === 0 || forEverybody.some((end) => endpoint.path.endsWith(end))) continue;
      const response = await server.app.request(requestOf(endpoint, { ...(await optionsOf(endpoint.service)), input }));
      const { code, text } = await expectDecent(response);
      expect(code, `${nameOf(endpoint)} ${text}\n${help}`).not.toBe(200);
      for (const secret of secrets) expect(text, nameOf(endpoint)).not.toContain(secret);
      tries++;
    }
    expect(tries).toBeGreaterThan(20);
    expect(await contentsOf(server.db)).toBe(before);
    task.meta.figure = { row: 17, what: 'ids of others', tries, violations: { leaks: 0, writes: 0 } };
  });
});

describe('an id that was never given', () => {
  test.for(withBody.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'is refused by %s',
    async ([, endpoint], { task }) => {
      const input = inputs[endpoint.path] ?? {};
      const [place] = idPlaces(input);
      if (!place) return;
      const token = await signIn(endpoint.service === 'operate' ? 'service-eu' : 'de-anna');
      const before = await contentsOf(server.db);
      const { numRuns, seed } = generated(12);
      const anyId = fc.oneof(
        nastyText,
        fc.stringMatching(/^[\w-]{1,64}$/),
        fc.constantFrom(`${Object.values(hers)[0]} `, `${hers.feedback}\0`, `${hers.feedback}%00`, hers.feedback.toUpperCase()),
      );
      await fc.assert(
        fc.asyncProperty(anyId, async (id) => {
          const response = await server.app.request(requestOf(endpoint, { token, input: withAt(input, place, id) }));
          const { code } = await expectDecent(response, token);
          expect([400, 404, 413], `${place}: ${help}`).toContain(code);
        }),
        { numRuns, seed },
      );
      expect(await contentsOf(server.db)).toBe(before);
      task.meta.figure = { row: 17, what: 'ids that never were', tries: numRuns, violations: { leaks: 0, writes: 0 } };
    },
  );
});
