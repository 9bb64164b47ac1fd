import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectDecent, generated, nasty } from './abuse.ts';
import { endpoints, hersIn, inputsOf } from './endpoints.ts';
import { upload } from './reports.ts';
import { contentsOf, createServer, requestOf, type Server } from './server.ts';

let server: Server;
let inputs: ReturnType<typeof inputsOf>;

beforeAll(async () => {
  server = await createServer();
  inputs = inputsOf(await hersIn(server, await upload(server, await server.signIn('de-anna'))));
});

const named = endpoints
  .filter(({ body }) => body !== 'image')
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const tokenFor = (service: string) => server.signIn(service === 'operate' ? 'service-eu' : 'de-anna');

/** Another value somewhere in an input, deep inside too, or beside what is there. */
function spoilt(input: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(input);
  const beside = fc.tuple(
    fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'uid')),
    nasty,
  );
  const added = beside.map(([name, value]) => Object.defineProperty({ ...input }, name, { value, enumerable: true }));
  if (names.length === 0) return added;
  const replaced = fc.tuple(fc.constantFrom(...names), nasty).chain(([name, value]) => {
    const inner = input[name];
    const put = fc.constant({ ...input, [name]: value });
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return put;
    return fc.oneof(
      put,
      spoilt(inner as Record<string, unknown>).map((deep) => ({ ...input, [name]: deep })),
    );
  });
  const missing = fc.constantFrom(...names).map((name) => ({ ...input, [name]: undefined }));
  return fc.oneof({ weight: 4, arbitrary: replaced }, { weight: 1, arbitrary: missing }, { weight: 1, arbitrary: added });
}

/** As a query has it: everything is a text there. */
const asTexts = (input: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  );

describe('a body or query with anything in it is answered decently', () => {
  test.for(named)('by %s', async ([, endpoint], { task }) => {
    const token = await tokenFor(endpoint.service);
    const { numRuns, seed } = generated(25);
    await fc.assert(
      fc.asyncProperty(spoilt(inputs[endpoint.path] ?? {}), async (input) => {
        const asked = endpoint.method === 'GET' ? asTexts(input) : input;
        await expectDecent(await server.app.request(requestOf(endpoint, { token, input: asked })), token);
      }),
      { numRuns, seed },
    );
    task.meta.figure = { row: 17, what: 'spoilt bodies and queries', tries: numRuns, violations: { 'faults of the server': 0 } };
  });
});

describe('fields that nobody has a say in change nothing', () => {
  const mark = 'chosen-by-the-caller';
  const privileged = {
    uid: 'fr-louis',
    role: 'operator',
    author: mark,
    reachable: mark,
    runner: mark,
    hidden_reason: mark,
    hiddenReason: mark,
    warrantyUntil: mark,
    warranty_until: mark,
    status: mark,
    state: mark,
    rank: mark,
    listed: mark,
    createdAt: mark,
    created_at: mark,
    updated_at: mark,
    removed_at: mark,
    record_id: mark,
    replies: [{ text: mark }],
    messages: [{ from: 'service', text: mark }],
  };
  const louis = (contents: string) => contents.split('fr-louis').length;

  test.for(named.filter(([, { method }]) => method === 'POST'))('in %s', async ([, endpoint], { task }) => {
    const token = await tokenFor(endpoint.service);
    const own = inputs[endpoint.path] ?? {};
    const before = louis(await contentsOf(server.db));
    const device = 'device' in own ? { device: { ...privileged, ...(own.device as object) } } : {};
    const input = { ...privileged, ...own, ...device };
    const { text } = await expectDecent(await server.app.request(requestOf(endpoint, { token, input })), token);
    expect(text).not.toContain(mark);
    const after = await contentsOf(server.db);
    expect(after).not.toContain(mark);
    expect(louis(after)).toBe(before);
    task.meta.figure = { row: 17, what: 'privileged fields', tries: Object.keys(privileged).length, violations: { changes: 0 } };
  });

  test('and no prototype is touched by any of it', () => {
    expect(({} as { role?: string }).role).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
